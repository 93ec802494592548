/** The part of JSON Schema that GitHub's description uses and the double looks into. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly minLength?: number
  readonly format?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

export type Verb = 'get' | 'post' | 'patch'

export interface Media {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }
  readonly required?: boolean
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: Media | Reference
  readonly responses: Readonly<Record<string, Media | Reference>>
}

export interface Reference {
  readonly $ref: string
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Verb, Operation>>>>>
  readonly components: unknown
}
