import { ChoiceViewer } from '../../controls/choice/choice-viewer'
import { lazyEditor } from '../../controls/lazy/lazy-editor'
import { optionOf } from '../../dictionary'
import type { CellType } from '../../model/cell-type'
import { definition, type SelectSettings } from './definition'

const Editor = lazyEditor<string, SelectSettings>(async () => (await import('./editor')).Editor, {
  text: (value, { options }) => (value === null ? '' : (optionOf(options, value)?.text ?? value)),
  fromText: definition.codec.fromText,
  opens: 'list',
})

export const select: CellType<string, SelectSettings> = { ...definition, Viewer: ChoiceViewer, Editor }
