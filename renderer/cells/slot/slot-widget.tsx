import type { Row } from '../../model/source'
import { useRenderer } from '../../source/host-context'
import { partOf } from '../../ui/loading/lazy-part'
import type { SlotSettings } from './definition'

interface SlotWidgetProps {
  readonly settings: SlotSettings
  readonly value: unknown
  readonly row: Row
  readonly title: string
  readonly onChange?: (value: unknown) => void
}

/** The widget of a slot. */
export function SlotWidget({ settings, value, row, title, onChange }: SlotWidgetProps) {
  const Widget = partOf(useRenderer().widgets.get(settings.widget))
  return <Widget settings={settings.props ?? {}} values={row} data={value} title={title} onSelect={onChange} />
}
