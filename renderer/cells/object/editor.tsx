import { useId } from 'react'
import type { NoSettings } from '../../controls/base/settings'
import { WindowEditor } from '../../controls/text/window-editor'
import type { CellEditorProps } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { cellText, encodeRow } from '../../registry'
import { useCells } from '../../source/host-context'
import { CellEditor } from '../../ui/cell/cell-editor'
import { partTexts } from '../../ui/text/part-texts'

type Props = CellEditorProps<Row, NoSettings>

/** Its fields below each other, in a window that a line opens. */
export function Editor(props: Props) {
  const { value, field } = props
  const cells = useCells()
  const wire = value === null ? {} : encodeRow(cells, field.fields ?? [], value)
  const shown = (field.fields ?? []).map(each => ({ title: each.title, text: cellText(cells, each, wire[each.name]) }))
  const line = shown.filter(({ text }) => text !== '').map(({ title, text }) => partTexts.part(title, text))
  return (
    <WindowEditor props={props as CellEditorProps<unknown, unknown>} text={line.join(partTexts.between)}>
      <Fields {...props} />
    </WindowEditor>
  )
}

function Fields({ field, value, onChange, disabled, readOnly }: Props) {
  const id = useId()
  return (field.fields ?? [])
    .filter(({ in: views }) => views.includes('form'))
    .map(each => (
      <div key={each.name} style={{ marginBottom: 12 }}>
        <label htmlFor={`${id}-${each.name}`}>{each.title}</label>
        <CellEditor
          id={`${id}-${each.name}`}
          field={each}
          value={value?.[each.name] ?? null}
          onChange={next => onChange({ ...value, [each.name]: next })}
          disabled={disabled}
          readOnly={readOnly}
        />
      </div>
    ))
}
