/** Hashing, for identities and cache keys. */
export interface Digest {
  /** SHA-256 of the text's UTF-8 bytes, as 64 hexadecimal digits. */
  sha256(text: string): string
}
