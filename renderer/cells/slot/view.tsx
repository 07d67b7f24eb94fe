import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { definition, type SlotSettings } from './definition'
import { SlotWidget } from './slot-widget'

function Viewer({ settings, value, row, field }: CellViewerProps<unknown, SlotSettings>) {
  return <SlotWidget settings={settings} value={value} row={row} title={field.title} />
}

/** The widget, and a way for it to tell another value where the cell can be changed. */
function Editor({ settings, value, record, field, disabled, readOnly, onChange }: CellEditorProps<unknown, SlotSettings>) {
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

export const slot: CellType<unknown, SlotSettings> = { ...definition, Viewer, Editor }
