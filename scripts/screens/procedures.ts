import { Ajv, type ErrorObject } from 'ajv'
import type { Issue } from '../../renderer/core'
import { makeIssue } from '../../renderer/model/issues'
import type { Json, JsonPath } from '../../renderer/model/json'
import { inside, type JsonDocument, placeOf, positionOfValue } from '../../renderer/screen/json/document'
import { parseJson } from '../../renderer/screen/json/parse'
import { jsonOf } from '../../renderer/screen/json/value'
import schema from '../../schemas/meta/procedure.schema.json' with { type: 'json' }
import { planSchema } from '../../server/data/plan'
import { byId, type Files } from './files'

const ajv = new Ajv({ allErrors: true, discriminator: true, strict: false })
const checkForm = ajv.compile(schema)
const checkSteps = ajv.compile(planSchema.properties.steps)

const at = (document: JsonDocument, path: JsonPath) => ({ path, position: positionOfValue(inside(placeOf(document), ...path)) })
const pathOf = (pointer: string): JsonPath =>
  pointer
    .split('/')
    .slice(1)
    .map(part => (/^\d+$/.test(part) ? Number(part) : part))
const where = (path: JsonPath) => JSON.stringify(path.join('.'))

function issueOf(document: JsonDocument, above: JsonPath, { keyword, params, instancePath, message = '' }: ErrorObject): Issue {
  const path = [...above, ...pathOf(instancePath)]
  if (keyword === 'required') return makeIssue('SCREEN_MISSING_KEY', at(document, path), where(path), String(params.missingProperty))
  const key = keyword === 'additionalProperties' ? String(params.additionalProperty) : undefined
  if (key !== undefined) return makeIssue('SCREEN_UNKNOWN_KEY', at(document, [...path, key]), where(path), key, [])
  const found = path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)?.[step], jsonOf(document.root))
  return makeIssue('SCREEN_WRONG_VALUE', at(document, path), where(path), JSON.stringify(found), message)
}

/** How texts of steps name columns and parameters. */
const NAMED = { columns: /\$([A-Za-z]\w*)/g, parameters: /\bparam\.([\p{L}_][\p{L}\p{N}_]*)/gu } as const

type Known = { readonly [Kind in keyof typeof NAMED]: readonly string[] }

/** Names of columns and parameters that texts of the steps ask for and the procedure does not. */
function unknownNames(document: JsonDocument, value: Json, known: Known, path: JsonPath): Issue[] {
  if (typeof value === 'string') {
    const kinds = Object.keys(NAMED) as (keyof Known)[]
    return kinds.flatMap(kind =>
      [...value.matchAll(NAMED[kind])]
        .map(([, name = '']) => name)
        .filter(name => !known[kind].includes(name))
        .map(name => makeIssue('SCREEN_UNKNOWN_NAME', at(document, path), where(path), name, known[kind])),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    unknownNames(document, inner as Json, known, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

interface Named {
  readonly name: string
}

interface Written {
  readonly columns: readonly Named[]
  readonly parameters?: readonly Named[]
  readonly steps: readonly Json[]
}

function checkProcedure(file: string, text: string): readonly Issue[] {
  const { document, issues } = parseJson(file, text)
  if (!document) return issues
  const value = jsonOf(document.root)
  if (!checkForm(value)) return (checkForm.errors ?? []).map(error => issueOf(document, [], error))
  const { columns, parameters = [], steps } = value as unknown as Written
  const form = checkSteps(steps) ? [] : (checkSteps.errors ?? []).map(error => issueOf(document, ['steps'], error))
  const names = (of: readonly Named[]) => of.map(({ name }) => name)
  const known = { columns: names(columns), parameters: names(parameters) }
  return [...issues, ...form, ...unknownNames(document, steps, known, ['steps'])]
}

/** What is wrong in models of analysis: their form, the form of their steps, and the columns and parameters that these name. */
export const checkProcedures = (files: Files): Issue[] =>
  [...byId(files, 'schemas/procedures').values()].flatMap(({ file, text }) => checkProcedure(file, text))
