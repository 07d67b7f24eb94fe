import type { StepType } from '../../renderer/index'
import { texts } from './texts'

/** A path of the application; addresses elsewhere are none. */
const OWN_PATH = /^\/(?![/\\])/

interface PageSettings {
  readonly path?: unknown
  /** Names and values of the address; those that are empty are left out. */
  readonly query?: Readonly<Record<string, unknown>>
}

function queryOf({ query = {} }: PageSettings): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/**
 * `{ "step": "page", "settings": { "path": "{{ page }}", "query": { "name": "{{ name }}" } } }` opens a page of the application that a record
 * names; any other address is none.
 */
export const pageStep: StepType = {
  step: 'page',
  title: texts.pageStep,
  run(settings, { host }) {
    const given = (settings ?? {}) as PageSettings
    const { path } = given
    if (typeof path === 'string' && OWN_PATH.test(path)) host.navigate(path + queryOf(given))
  },
}
