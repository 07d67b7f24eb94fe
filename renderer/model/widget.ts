import type { JSONSchemaType } from 'ajv'
import type { ComponentType } from 'react'

/** What a widget is given where it is drawn. */
export interface WidgetProps<Settings> {
  readonly settings: Settings
  /** The evaluated `with` or `params` of the place it stands in. */
  readonly values: { readonly [name: string]: unknown }
  /** Tells siblings of a page what is selected. */
  readonly onSelect?: ((selected: unknown) => void) | undefined
  /** Closes the dialog or drawer it stands in; absent elsewhere. */
  readonly onClose?: (() => void) | undefined
  /** What the block's source has answered; undefined while it is read for the first time, and without a source. */
  readonly data?: unknown
  /** True: its block has a source, so that without data it is being read. Default false. */
  readonly sourced?: boolean
  /** Reads the block's source anew; absent without one. */
  readonly onReload?: () => void
  /** The block's title, for widgets that show it themselves. */
  readonly title?: string | undefined
  /** The page that the block leads to, when this person may open it, for widgets that show it themselves. */
  readonly link?: string | undefined
}

/** A registered component that holds no value: a chart, a statistic, a tree of rights. */
export interface WidgetType<Settings> {
  readonly widget: string
  readonly title: string
  /**
   * Two more words in it tell the checker which texts speak of the source's data: `field: 'name'` is the name of a field,
   * `field: 'link'` a path in which `{name}` stands for the value of one.
   */
  readonly settings: JSONSchemaType<Settings>
  /** What it shows of its block's source: one record, or rows. Absent: its block has no source. */
  readonly data?: 'record' | 'rows'
  /** True: what it shows may also stand in its settings, so that its block may do without a source. Absent: it wants what `data` says. */
  readonly sourceless?: true
  /** True: it shows title and link itself; absent: its card has a heading. */
  readonly ownHeading?: boolean
  /** Pixels of its card before it is drawn, also by its settings and the pixels of its width, once they are known. Default 120. */
  readonly height?: number | ((settings: Settings, width?: number) => number)
  /** Of 24 columns where the page is as narrow as a phone. Default 24. */
  readonly narrow?: number
  readonly load: () => Promise<ComponentType<WidgetProps<Settings>>>
}
