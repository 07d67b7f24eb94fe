import type { Issue } from '../model/issues'
import type { Json } from '../model/json'
import type { AuthoredEntity, AuthoredScreen } from './generated/authored'
import { validateEntity, validateScreen } from './generated/validators'
import { type JsonDocument, placeOf } from './json/document'
import { jsonOf, without } from './json/value'
import type { Shapes } from './load'
import { schemaIssues } from './schema-issues'
import type { Validator } from './validator'

/** What an author wrote, and what is wrong with its shape. The value is free of the wrong parts, so that the rest can be looked at. */
export interface Validated<Authored> {
  readonly authored?: Authored
  readonly issues: readonly Issue[]
}

/** The check of both kinds of definitions. */
export const shapes: Shapes = {
  screen: document => validate<AuthoredScreen>(document, validateScreen),
  entity: document => validate<AuthoredEntity>(document, validateEntity),
}

function validate<Authored>(document: JsonDocument, validator: Validator): Validated<Authored> {
  const value = jsonOf(document.root)
  if (validator(value)) return { authored: value as Authored, issues: [] }
  const issues = schemaIssues(validator.errors ?? [], placeOf(document))
  const rest = issues.reduce<Json | undefined>((left, issue) => (left === undefined ? left : without(left, issue.path)), value)
  // What is left can still lack a needed key; then there is nothing to go on with.
  return rest !== undefined && validator(rest) ? { authored: rest as Authored, issues } : { issues }
}
