import type { ComponentType } from 'react'
import { translated } from '../../model/catalogue'
import type { CellEditorProps } from '../../model/cell-type'
import { TruthSelect } from './choice-select'

/** What a truth is changed with, and the texts of both states. */
export interface TruthProps<Settings> extends CellEditorProps<boolean, Settings> {
  readonly on: string
  readonly off: string
}

/** An editor of two states; in a query bar a list of both, where nothing means all. */
export function truthEditor<Settings extends { readonly texts: readonly string[] }>(Draw: ComponentType<TruthProps<Settings>>) {
  return function Editor(props: CellEditorProps<boolean, Settings>) {
    const [on = '', off = ''] = props.settings.texts.map(text => translated(text))
    return props.inQuery ? <TruthSelect {...props} on={on} off={off} /> : <Draw {...props} on={on} off={off} />
  }
}
