/** Where a value stands: the file and the JSON pointer in it. */
export interface Place {
  readonly file: string
  /** Empty for the whole document. */
  readonly pointer: string
}

/**
 * A JSON Schema of draft 2020-12, whatever version of OpenAPI it came from: `nullable` has become the type `null`, and each `$ref`
 * is `#/$defs/<name>` with the name of a `NamedSchema` of the contract.
 */
export type Schema = boolean | SchemaObject

export interface SchemaObject {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
  readonly deprecated?: boolean
  readonly format?: string
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly [keyword: string]: unknown
}

/** A schema that others may refer to by a name which is unique in the whole contract. */
export interface NamedSchema {
  readonly name: string
  readonly schema: Schema
  readonly at: Place
}

/** How the values of a parameter are written down. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header' | 'cookie'
  readonly required: boolean
  readonly description: string | null
  readonly deprecated: boolean
  readonly schema: Schema
  readonly style: string
  readonly explode: boolean
  /** An object whose properties are written instead of it, each by its own name. */
  readonly spread: boolean
  /** The value is one JSON text; the parameter had `content` instead of `schema`. */
  readonly json: boolean
  /** Reserved characters stay as they are: `allowReserved`, or for a path `x-slashes`. */
  readonly reserved: boolean
}

/** The parameters of one place as one object, and the name that a type of it may take. */
export interface ParameterGroup {
  readonly name: string
  readonly parameters: readonly Parameter[]
  /** Each parameter is a property, but an exploded object gives its own properties. */
  readonly schema: SchemaObject
  readonly required: boolean
}

export type MediaKind = 'json' | 'multipart' | 'urlencoded' | 'text' | 'binary'

export interface Body {
  readonly name: string
  readonly media: string
  readonly kind: MediaKind
  readonly schema: Schema
  readonly required: boolean
}

/** What a successful call hands back. */
export interface Answer {
  readonly name: string
  /** `none`: no response of success has content. */
  readonly kind: 'json' | 'text' | 'binary' | 'none'
  readonly schema: Schema
}

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tags: readonly string[]
  readonly summary: string | null
  readonly description: string | null
  readonly deprecated: boolean
  readonly query: ParameterGroup | null
  readonly params: ParameterGroup | null
  readonly headers: ParameterGroup | null
  readonly body: Body | null
  readonly answer: Answer
  /** The members that begin with `x-`. */
  readonly extensions: ReadonlyMap<string, unknown>
  readonly at: Place
}

/** One OpenAPI document: an area of the API. */
export interface ContractDocument {
  /** The file's name without ending. */
  readonly area: string
  readonly file: string
  readonly title: string
  readonly operations: readonly Operation[]
  readonly schemas: readonly NamedSchema[]
}

/** Everything that was read, in a stable order. */
export interface Contract {
  readonly documents: readonly ContractDocument[]
  readonly schemas: ReadonlyMap<string, NamedSchema>
}

/** The name in a `$ref` of the model; null for a schema that is no bare reference. */
export function refName(schema: Schema): string | null {
  if (typeof schema === 'boolean' || schema.$ref === undefined || Object.keys(schema).length !== 1) return null
  return schema.$ref.slice('#/$defs/'.length)
}

export function refTo(name: string): SchemaObject {
  return { $ref: `#/$defs/${name}` }
}
