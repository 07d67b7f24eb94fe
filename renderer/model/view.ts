import type { FormMode } from './action'
import type { ConditionGroup } from './operator'
import type { ScreenModel } from './screen'
import type { Row, Source } from './source'

/** Conditions of the query bar in the API's spelling. */
export type Filters = { readonly [parameter: string]: string }

/** What `QueryBar` of `renderer/query` is given by lists and trees. */
export interface QueryBarProps {
  readonly screen: ScreenModel
  /** The conditions that hold; the inputs follow when they change from outside, such as by the address. */
  readonly filters: Filters
  /** The advanced query in force; absent: none. */
  readonly advanced?: ConditionGroup
  /** 查询, Enter in an input, or an advanced query that was confirmed or cleared. Always hands out both parts. */
  readonly onSearch: (filters: Filters, advanced: ConditionGroup | undefined) => void
  /** 重置: back to what the screen began with, without an advanced query. */
  readonly onReset: () => void
  /** True while rows are read. */
  readonly busy: boolean
  /** What expressions see under `route`. */
  readonly values: { readonly [name: string]: unknown }
}

/** What `FormDialog` of `renderer/form` is given; it opens when it is mounted. Details have a dialog of their own. */
export interface FormDialogProps {
  readonly screen: ScreenModel
  readonly source: Source
  readonly mode: Exclude<FormMode, 'details'>
  /** The row as the list holds it; the dialog reads the whole record with `source.get` where the source can. */
  readonly row?: Row
  /** Values that a new record begins with; sent along also for fields that the form does not show. */
  readonly preset?: { readonly [field: string]: unknown }
  /** What expressions see under `route`. */
  readonly values: { readonly [name: string]: unknown }
  /** Called once, when the dialog has gone; true after a save. */
  readonly onClose: (saved: boolean) => void
}
