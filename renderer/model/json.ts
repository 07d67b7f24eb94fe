/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A path into a JSON document: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[]

/** A place in a text file; line and column count from 1. */
export interface Position {
  readonly file: string
  readonly line: number
  readonly column: number
}
