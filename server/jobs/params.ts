import type { JobType } from './define'
import { texts } from './texts'

/** What is wrong with parameters, by the titles of their fields; undefined when they can be used. Defaults are filled in. */
export function paramsFault({ params, check }: JobType, given: unknown): string | undefined {
  if (check(given)) return undefined
  const faults = (check.errors ?? []).map(error => {
    const name = error.keyword === 'required' ? String(error.params.missingProperty) : (error.instancePath.split('/')[1] ?? '')
    const field = params().properties[name] as { title?: string } | undefined
    return texts.badParam(field?.title ?? name, error.keyword, error.params)
  })
  return [...new Set(faults)].join('；')
}
