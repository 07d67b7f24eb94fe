import type { ComponentType } from 'react'
import type { KindProps } from '../model/kind'
import type { WidgetProps } from '../model/widget'
import { getKind, getWidget } from '../registry'
import { lazyPart } from '../widgets/lazy-part'

const kinds = new Map<string, ComponentType<KindProps>>()
const widgets = new Map<string, ComponentType<WidgetProps<unknown>>>()

/** The component of a kind, loaded when it is first drawn. */
export function kindComponent(kind: string): ComponentType<KindProps> {
  return remembered(kinds, kind, () => getKind(kind).load())
}

/** The component of a widget, loaded when it is first drawn. */
export function widgetComponent(widget: string): ComponentType<WidgetProps<unknown>> {
  return remembered(widgets, widget, () => getWidget(widget).load())
}

function remembered<Props extends object>(
  known: Map<string, ComponentType<Props>>,
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const found = known.get(name) ?? lazyPart(load)
  known.set(name, found)
  return found
}
