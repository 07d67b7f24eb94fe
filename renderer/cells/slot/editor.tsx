import type { CellEditorProps } from '../../model/cell-type'
import type { SlotSettings } from './schema'
import { SlotWidget } from './slot-widget'

/** The widget, and a way for it to tell another value where the cell can be changed. */
export function Editor({ settings, value, record, field, disabled, readOnly, onChange }: CellEditorProps<unknown, SlotSettings>) {
  const fixed = disabled || readOnly
  return (
    <SlotWidget
      settings={settings}
      value={value}
      row={record ?? {}}
      title={field.title}
      {...(fixed ? {} : { onChange: next => onChange(next ?? null) })}
    />
  )
}
