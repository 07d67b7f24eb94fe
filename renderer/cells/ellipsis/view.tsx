import { Ellipsis } from '../../controls/text/ellipsis'
import { ownInputProps, TextInput } from '../../controls/text/text-input'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { definition, type EllipsisSettings } from './definition'

/** A text of so many characters, wherever it stands; the whole of it in a tooltip. */
function Viewer({ value, settings }: CellViewerProps<string, EllipsisSettings>) {
  return <Ellipsis text={value ?? ''} length={settings.length} />
}

/** The whole text in a line. */
function Editor(props: CellEditorProps<string, EllipsisSettings>) {
  const { value, onChange, invalid } = props
  const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
  return <TextInput {...ownInputProps(props)} {...typed} invalid={invalid} onClear={() => onChange(null)} />
}

export const ellipsis: CellType<string, EllipsisSettings> = { ...definition, Viewer, Editor }
