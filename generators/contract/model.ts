import type { Place } from './node'

export type { Place } from './node'

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
  readonly default?: unknown
  readonly format?: string
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  /** The type of TypeScript that values are handed over as, where the caller asked for another than that of the wire. */
  readonly tsType?: string
  readonly [keyword: string]: unknown
}

/** Which property tells the alternatives apart, and which value means which named schema. */
export interface Discriminator {
  readonly property: string
  /** Value → name of a schema; what the document maps, not what follows from names. */
  readonly mapping: ReadonlyMap<string, string>
}

/** A schema that others may refer to by a name which is unique in the whole contract. */
export interface NamedSchema {
  readonly name: string
  readonly schema: Schema
  readonly at: Place
  /** The key under `components/schemas`; null for a schema that stands elsewhere. */
  readonly component: string | null
}

export type ParameterStyle = 'form' | 'simple' | 'label' | 'matrix' | 'spaceDelimited' | 'pipeDelimited' | 'tabDelimited' | 'deepObject'

/** How the values of a parameter are written down. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header' | 'cookie'
  readonly required: boolean
  readonly description: string | null
  readonly deprecated: boolean
  readonly schema: Schema
  readonly style: ParameterStyle
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

/** The headers of the parts of a form as one object, by part; and how they are written. */
export interface PartHeaders extends ParameterGroup {
  readonly parts: ReadonlyMap<string, readonly Parameter[]>
}

export type MediaKind = 'json' | 'multipart' | 'urlencoded' | 'text' | 'events' | 'lines' | 'binary'

/** How one property of a form is written: Encoding Object (3.1 §4.8.15). */
export interface PartEncoding {
  /** Null: by the kind of value. */
  readonly media: string | null
  readonly style: string | null
}

export interface Body {
  readonly name: string
  readonly media: string
  readonly kind: MediaKind
  readonly schema: Schema
  readonly required: boolean
  /** By property; only what is said. */
  readonly encoding: ReadonlyMap<string, PartEncoding>
}

/** What a call hands back in one media type. */
export interface Answer {
  readonly name: string
  /** `none`: no response of success has content. */
  readonly kind: 'json' | 'text' | 'binary' | 'events' | 'lines' | 'none'
  readonly schema: Schema
  /** Empty for `none`. */
  readonly media: string
  /** Some successes have no content. */
  readonly mayBeNone: boolean
}

/** What comes in one media type. */
export interface ResponseContent {
  readonly media: string
  readonly kind: Answer['kind']
  readonly schema: Schema
}

/** One response by its status: `200`, `4XX`, `default`. */
export interface Response {
  /** Every media type, the preferred one first. */
  readonly contents: readonly ResponseContent[]
  readonly status: string
  readonly description: string | null
  readonly name: string
  readonly kind: Answer['kind']
  readonly media: string
  readonly schema: Schema
  /** Header Objects as properties of one object; null without any. */
  readonly headers: { readonly name: string; readonly schema: SchemaObject } | null
}

/** All of these schemes together; an empty one means that nothing is needed. */
export type SecurityNeed = ReadonlyMap<string, readonly string[]>

export interface SecurityScheme {
  readonly name: string
  readonly type: 'apiKey' | 'bearer' | 'basic' | 'http' | 'outside'
  /** Of an `apiKey`. */
  readonly in: 'header' | 'query' | 'cookie'
  /** The name of the header, of the query parameter or of the cookie; the scheme's word for `http`. */
  readonly key: string
  readonly description: string | null
}

export interface Server {
  readonly url: string
  readonly description: string | null
  readonly variables: readonly ServerVariable[]
}

export interface ServerVariable {
  readonly name: string
  readonly default: string
  readonly values: readonly string[]
  readonly description: string | null
}

export interface Operation {
  readonly id: string
  /** Names that types around the operation may take: its failures, its answers by media type, the call itself. */
  readonly names: { readonly failures: string; readonly answers: string; readonly call: string }
  readonly method: string
  readonly path: string
  readonly tags: readonly string[]
  readonly summary: string | null
  readonly description: string | null
  readonly deprecated: boolean
  readonly query: ParameterGroup | null
  readonly params: ParameterGroup | null
  readonly headers: ParameterGroup | null
  readonly cookies: ParameterGroup | null
  /** Of a form among the bodies. */
  readonly partHeaders: PartHeaders | null
  /** The content type that a client of ours prefers; null without a body. */
  readonly body: Body | null
  /** Every content type of the body, the preferred one first. */
  readonly bodies: readonly Body[]
  readonly answer: Answer
  /** Every media type of success, the preferred one first. */
  readonly answers: readonly Answer[]
  readonly responses: readonly Response[]
  /** Alternatives; null: what the document says for all. */
  readonly security: readonly SecurityNeed[] | null
  /** Servers of this operation alone; empty: those of the document. */
  readonly servers: readonly Server[]
  /** What the server may call in turn, by the callback's name; types only. */
  readonly callbacks: readonly Operation[]
  /** What the links of the responses say, as lines. */
  readonly links: readonly string[]
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
  readonly version: string
  readonly description: string | null
  readonly operations: readonly Operation[]
  /** What the server calls: 3.1 `webhooks`; types only. */
  readonly webhooks: readonly Operation[]
  readonly schemas: readonly NamedSchema[]
  readonly servers: readonly Server[]
  readonly schemes: readonly SecurityScheme[]
  readonly security: readonly SecurityNeed[]
}

/** Everything that was read, in a stable order. */
export interface Contract {
  readonly documents: readonly ContractDocument[]
  readonly schemas: ReadonlyMap<string, NamedSchema>
}

/** The name in a `$ref` of the model; null for a schema that is no bare reference. */
export function refName(schema: Schema): string | null {
  if (typeof schema === 'boolean' || schema.$ref === undefined) return null
  return Object.keys(schema).length === 1 ? schema.$ref.slice('#/$defs/'.length) : null
}

export function refTo(name: string): SchemaObject {
  return { $ref: `#/$defs/${name}` }
}
