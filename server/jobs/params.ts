import { hideSealed } from '../util/sealed-text'
import { findUnstorable } from '../util/storable'
import type { JobType } from './define'
import { texts } from './texts'

type Fault = NonNullable<ReturnType<JobType['check']>['errors']>[number]

/** Parameters as they are kept in a schedule: JSON; what is no JSON is the text that clients of the family send. */
export function paramsOf(text: string | null): unknown {
  if (!text?.trim()) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // A plain text.
  }
  return { parameter: text }
}

/** JSON that was begun and is none. */
const isBroken = (text: string) => /^\s*[{[]/.test(text) && JSON.stringify(paramsOf(text)) === JSON.stringify({ parameter: text })

const titleOf = ({ params }: JobType, name: string) => (params().properties[name] as { title?: string } | undefined)?.title ?? name

/** The parameter that a fault speaks of. */
function nameOf({ keyword, params, instancePath }: Fault): string {
  if (keyword === 'required') return String(params.missingProperty)
  return keyword === 'additionalProperties' ? String(params.additionalProperty) : (instancePath.split('/')[1] ?? '')
}

/** Characters of parameters in a schedule, as they are shown: what is sealed in them takes more. */
const MAX_TEXT = 4000

/** The same of parameters as they are kept in a schedule. */
export function textFault(type: JobType, text: string | null): string | undefined {
  if (hideSealed(text ?? '').length > MAX_TEXT) return texts.longParams(MAX_TEXT)
  return isBroken(text ?? '') ? texts.brokenParams : paramsFault(type, paramsOf(text))
}

/** Sealed texts are longer than what they stand for: limits are those of what is shown. Defaults are filled in. */
function validatesHidden(validate: ReturnType<JobType['check']>, given: unknown): boolean {
  const shown: unknown = JSON.parse(hideSealed(JSON.stringify(given)))
  const isValid = validate(shown)
  if (isValid) Object.assign(given as object, { ...(shown as object), ...(given as object) })
  return isValid
}

/** What is wrong with parameters, by the titles of their fields; undefined when they can be used. Defaults are filled in. */
export function paramsFault(type: JobType, given: unknown): string | undefined {
  const { check, secrets } = type
  const unstorable = findUnstorable(given)
  if (unstorable !== undefined) return texts.badParam(titleOf(type, unstorable.split('.')[0] ?? ''), 'unstorable', {})
  const validate = check()
  const isValid = secrets ? validatesHidden(validate, given) : validate(given)
  if (isValid) return undefined
  const faults = (validate.errors ?? []).map(error => texts.badParam(titleOf(type, nameOf(error)), error.keyword, error.params))
  return [...new Set(faults)].join('；')
}
