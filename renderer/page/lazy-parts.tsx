import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { KindProps } from '../model/kind'
import type { WidgetProps } from '../model/widget'
import { getKind, getWidget } from '../registry'

const kinds = new Map<string, LazyExoticComponent<ComponentType<KindProps>>>()
const widgets = new Map<string, LazyExoticComponent<ComponentType<WidgetProps<unknown>>>>()

/** The component of a kind, loaded when it is first drawn. A load that failed is tried anew by the next one. */
export function kindComponent(kind: string): LazyExoticComponent<ComponentType<KindProps>> {
  return remembered(kinds, kind, () => getKind(kind).load())
}

/** The component of a widget, loaded when it is first drawn. */
export function widgetComponent(widget: string): LazyExoticComponent<ComponentType<WidgetProps<unknown>>> {
  return remembered(widgets, widget, () => getWidget(widget).load())
}

function remembered<Props>(
  known: Map<string, LazyExoticComponent<ComponentType<Props>>>,
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const found = known.get(name)
  if (found !== undefined) return found
  const part = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      known.delete(name)
      throw error
    }
  })
  known.set(name, part)
  return part
}
