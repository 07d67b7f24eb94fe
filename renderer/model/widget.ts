import type { JSONSchemaType } from 'ajv'
import type { ComponentType } from 'react'

export interface WidgetProps<Settings> {
  readonly settings: Settings
  /** The evaluated `with` or `params` of the place it stands in. */
  readonly values: { readonly [name: string]: unknown }
  /** Tells siblings of a page what is selected. */
  readonly onSelect?: (selected: unknown) => void
  /** Closes the dialog or drawer it stands in; absent elsewhere. */
  readonly onClose?: () => void
}

/** A registered component that holds no value: a chart, a statistic, a tree of rights. */
export interface WidgetType<Settings> {
  readonly widget: string
  readonly title: string
  readonly settings: JSONSchemaType<Settings>
  readonly load: () => Promise<ComponentType<WidgetProps<Settings>>>
}
