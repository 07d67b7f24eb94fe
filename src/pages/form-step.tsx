import { Typography } from 'antd'
import type { StepType } from '../../renderer/index'
import { texts } from './texts'

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
      <>
        <p>{texts.formStep.hint}</p>
        <Typography.Text code copyable>
          {path}
        </Typography.Text>
      </>
    )
    host.notify.alert({ title: texts.formStep.address, content, kind: 'info' })
  },
}
