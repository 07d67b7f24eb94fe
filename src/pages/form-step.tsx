import { lazy, Suspense } from 'react'
import { loadPart } from '../../renderer/contract'
import type { StepType } from '../../renderer/index'
import { texts } from './texts'

const FormAddress = lazy(() => loadPart(async () => ({ default: (await import('./form-address')).FormAddress })))

interface FormStepSettings {
  readonly id?: unknown
  readonly theme?: unknown
  readonly tree?: unknown
  readonly show?: unknown
}

const THEMES: { readonly [theme: string]: string } = { erp: 'cgformErpList', innerTable: 'cgformInnerTableList', tab: 'cgformTabList' }

/** The page that lists the records of an online form: by its theme, else as a tree, else plainly. */
export function formPath({ id, theme, tree }: FormStepSettings): string {
  const page = THEMES[String(theme ?? '')] ?? (tree === 'Y' || tree === true ? 'cgformTreeList' : 'cgformList')
  return `/online/${page}/${encodeURIComponent(String(id ?? ''))}`
}

/**
 * `{ "step": "form", "settings": { "id": "{{ id }}", "theme": "{{ themeTemplate }}", "tree": "{{ isTree }}" } }` opens the list of an online
 * form; with `"show": "address"` it tells the address instead, for an entry of the menu.
 */
export const formStep: StepType = {
  step: 'form',
  title: texts.formStep.title,
  run(given, { host }) {
    const settings = (given ?? {}) as FormStepSettings
    const path = formPath(settings)
    if (settings.show !== 'address') return host.navigate(path)
    const content = (
      <Suspense fallback={<p>{texts.formStep.hint}</p>}>
        <FormAddress path={path} />
      </Suspense>
    )
    host.notify.alert({ title: texts.formStep.address, content, kind: 'info' })
  },
}
