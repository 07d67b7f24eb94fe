import { type ReactNode, useMemo } from 'react'
import { type FetchLabels, learnLabels, useKnown } from '../../dictionary/labels'
import { useHost } from '../../source/host-context'
import { joinValues, splitValues } from '../base/comma'
import { texts } from '../base/texts'
import type { ChoiceEditorProps } from '../choice/choice-select'
import type { PickSource, PickSourceLoader } from './pick'
import { PickerInput } from './picker-input'
import { ENTITY_PAGE_SIZES, RowPicker } from './row-picker'
import { useDialog } from './use-dialog'

/** What a picker of business objects is made of. */
export interface RowsEditorParts {
  readonly source: PickSource | PickSourceLoader
  /** What is chosen is called so: 用户. */
  readonly name: string
  readonly title: string
  readonly width: number
  /** Characters of the texts that the input shows. */
  readonly shown: number
  readonly multiple: boolean
  readonly icon: ReactNode
  /** Under which texts are kept, and who asks for them. */
  readonly labels: { readonly what: string; readonly fetch: FetchLabels }
  readonly before?: ReactNode
  /** Default: those of business objects. */
  readonly pageSizes?: readonly number[]
  /** Boxes also where one is wanted, and no list of what is chosen. Default false. */
  readonly loose?: boolean
  /** Why nothing can be chosen; shown when a user tries. */
  readonly wrong?: string | undefined
  /** Why so many cannot be accepted; shown then. Absent: any number can. */
  readonly refuse?: (count: number) => string | undefined
}

/** The input of a picker of business objects: shows their texts, stores their keys joined by commas. */
export function RowsEditor({ editor, parts }: { readonly editor: ChoiceEditorProps; readonly parts: RowsEditorParts }) {
  const { source, name, title, width, shown, multiple, icon, labels, before } = parts
  const host = useHost()
  const { pageSizes = ENTITY_PAGE_SIZES, loose = false, wrong, refuse } = parts
  const dialog = useDialog({ ...editor, unfolded: editor.unfolded === true && wrong === undefined })
  const keys = splitValues(editor.value)
  const { labels: names, gone } = useKnown(labels.what, keys, labels.fetch)
  const lost = keys.filter(key => gone.has(key))
  const start = useMemo(() => splitValues(editor.value).map(key => ({ key, text: key, row: {} })), [editor.value])
  const learn = (rows: readonly { readonly key: string; readonly text: string }[]) => {
    const named = rows.filter(({ key, text }) => text !== key)
    learnLabels(host, labels.what, labels.fetch, new Map(named.map(({ key, text }) => [key, text])))
  }
  return (
    <>
      <PickerInput
        editor={editor}
        text={keys.map(key => names.get(key) ?? key).join(',')}
        cut={shown}
        button={title}
        icon={icon}
        {...(lost.length > 0 && { hint: texts.gone(lost.join(',')) })}
        onOpen={() => (wrong === undefined ? dialog.show() : host.notify.error(wrong))}
      />
      {dialog.open && (
        <RowPicker
          title={title}
          chosenTitle={texts.chosen(name)}
          width={width}
          source={source}
          pageSizes={pageSizes}
          mode={multiple ? 'several' : loose ? 'loose' : 'one'}
          beside={multiple || !loose}
          start={start}
          names={names}
          before={before}
          onChoose={rows => {
            const refused = refuse?.(rows.length)
            if (refused !== undefined) return host.notify.warning(refused)
            learn(rows)
            dialog.close()
            const value = joinValues(rows.map(({ key }) => key))
            if (value !== editor.value) editor.onChange(value)
          }}
          onCancel={dialog.close}
        />
      )}
    </>
  )
}
