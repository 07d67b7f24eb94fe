import type { ConditionGroup } from '../model/operator'
import type { ScreenModel } from '../model/screen'

/** What a list is filtered by, in the API's spelling: the `filters` and `advanced` of a `ListQuery`. */
export interface QueryState {
  /** Such as `name: "*王*"`, `createTime_begin`, `level_MultiString`. */
  readonly filters: { readonly [parameter: string]: string }
  /** Absent: no advanced query. */
  readonly advanced?: ConditionGroup | undefined
}

export interface QueryBarProps {
  readonly screen: ScreenModel
  /** The query in force; inputs follow it when it changes from outside, such as by the browser's back. */
  readonly state: QueryState
  /** What 重置 goes back to; default: nothing is filtered. */
  readonly initial?: QueryState
  /** A search from the inputs, from 重置 or from the advanced query. Also called when nothing changed: the person asked to read again. */
  readonly onSearch: (state: QueryState) => void
  /** True while the rows are read; 查询 shows it. */
  readonly busy?: boolean
  /** What expressions see under `route`. */
  readonly values?: { readonly [name: string]: unknown }
}
