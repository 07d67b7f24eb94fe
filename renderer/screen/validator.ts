/** What a generated validator says of one thing that is wrong: ajv's own words. */
export interface SchemaError {
  readonly keyword: string
  /** A JSON pointer to the value. */
  readonly instancePath: string
  /** Where the word of the schema stands that was not met; absent for settings, which come with what is registered. */
  readonly schemaPath?: string
  readonly params: { readonly [name: string]: unknown }
  readonly parentSchema?: unknown
  readonly data?: unknown
  /** Set when the error is about the name of a property, not its value. */
  readonly propertyName?: string
}

/** A function made from a JSON Schema; its last errors hang on it. */
export interface Validator {
  (data: unknown): boolean
  errors?: readonly SchemaError[] | null
}
