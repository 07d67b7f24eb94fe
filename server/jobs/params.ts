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

/** The parameter that a fault speaks of. */
function nameOf({ keyword, params, instancePath }: Fault): string {
  if (keyword === 'required') return String(params.missingProperty)
  return keyword === 'additionalProperties' ? String(params.additionalProperty) : (instancePath.split('/')[1] ?? '')
}

/** The same of parameters as they are kept in a schedule. */
export const textFault = (type: JobType, text: string | null): string | undefined =>
  isBroken(text ?? '') ? texts.brokenParams : paramsFault(type, paramsOf(text))

/** What is wrong with parameters, by the titles of their fields; undefined when they can be used. Defaults are filled in. */
export function paramsFault({ params, check }: JobType, given: unknown): string | undefined {
  const validate = check()
  if (validate(given)) return undefined
  const faults = (validate.errors ?? []).map(error => {
    const name = nameOf(error)
    const field = params().properties[name] as { title?: string } | undefined
    return texts.badParam(field?.title ?? name, error.keyword, error.params)
  })
  return [...new Set(faults)].join('；')
}
