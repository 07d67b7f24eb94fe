import type { ComponentType } from 'react'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { getWidget } from '../../registry'
import { lazyPart } from '../../widgets/lazy-part'
import type { SlotSettings } from './schema'

type LazyWidget = ComponentType<WidgetProps<unknown>>

const loaded = new Map<string, LazyWidget>()

function lazyWidget(name: string): LazyWidget {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const made = lazyPart(getWidget(name).load)
  loaded.set(name, made)
  return made
}

interface SlotWidgetProps {
  readonly settings: SlotSettings
  readonly value: unknown
  readonly row: Row
  readonly title: string
  readonly onChange?: (value: unknown) => void
}

/** The widget of a slot. */
export function SlotWidget({ settings, value, row, title, onChange }: SlotWidgetProps) {
  const Widget = lazyWidget(settings.widget)
  return <Widget settings={settings.props ?? {}} values={row} data={value} title={title} {...(onChange && { onSelect: onChange })} />
}
