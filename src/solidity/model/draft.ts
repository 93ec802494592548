/** A value while it is being put together; nobody else has seen it yet. */
export type Draft<Noun> = { -readonly [Key in keyof Noun]: Noun[Key] }
