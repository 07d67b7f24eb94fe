import type { StepType } from '../../renderer/index'
import { texts } from './texts'

/** A path of the application; addresses elsewhere are none. */
const OWN_PATH = /^\/(?![/\\])/

/** `{ "step": "page", "settings": { "path": "{{ page }}" } }` opens a page of the application that a record names; any other address is none. */
export const pageStep: StepType = {
  step: 'page',
  title: texts.pageStep,
  run(settings, { host }) {
    const { path } = (settings ?? {}) as { readonly path?: unknown }
    if (typeof path === 'string' && OWN_PATH.test(path)) host.navigate(path)
  },
}
