import type { ReactNode } from 'react'
import type { Notifier, SettingsStore } from '../../model/host'
import type { Option } from '../../model/option'
import type { Row, Sums } from '../../model/source'
import type { ColumnChoice } from '../../ui/columns/column-settings'
import type { GridColumn } from '../engine/grid-column'
import type { RowFolding } from '../engine/grid-settings'
import type { ColumnSort } from '../engine/row-order'
import type { ScopeOf } from '../engine/row-scope'
import type { RowStore } from '../engine/row-store'
import type { CellName } from '../engine/shown-row'
import type { RowId } from '../engine/temporary-id'
import type { CellValidation } from '../engine/validation'

/** How rows are chosen: by a box each, by one of them, or not at all. */
export type GridSelection = 'none' | 'checkbox' | 'radio'

/** Rows are about to leave. Without `confirm` they have left already; with it they leave when it is called. */
export interface RemoveEvent {
  /** Those that the server has; new ones leave without a word. */
  readonly rows: readonly Row[]
  readonly ids: readonly RowId[]
  readonly confirm?: () => void
}

/** What did not fit of a pasted block. */
export interface PasteReport {
  readonly cells: number
  readonly rowsAdded: number
  /** Cells whose column, row or text took nothing. */
  readonly refused: readonly {
    readonly row: number
    readonly column: number
    readonly text: string
    readonly why: 'column' | 'row' | 'disabled' | 'text'
  }[]
}

/** An entry that a developer adds to the menu of the rows. */
export interface GridMenuItem {
  readonly key: string
  readonly title: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly run: () => void
}

/** Columns as one person arranged them, kept by another user. */
export interface GridArrangement {
  readonly choices: readonly ColumnChoice[]
  readonly setChoices: (choices: readonly ColumnChoice[]) => void
  /** Back to what the columns say. Default: each column as it says itself. */
  readonly reset?: () => void
  /** Opens the settings of the columns. Default: the grid's own panel. */
  readonly openSettings?: () => void
}

/** Rows that open, and what stands below an open one besides the rows of the store. */
export interface GridFolding extends RowFolding {
  readonly render?: (row: Row, index: number) => ReactNode
}

/** What a grid is given; sizes are pixels. */
export interface DataGridProps {
  /** Keep its identity while nothing changes. */
  readonly columns: readonly GridColumn[]
  readonly store: RowStore
  /** What a screen reader calls the grid. */
  readonly title: string
  /** Default: one of its own, over the fields of the columns. */
  readonly validation?: CellValidation
  /** Default `none`. */
  readonly selection?: GridSelection
  /** A handle that drags a row elsewhere. Default false. While rows are sorted or filtered, it says that it cannot. */
  readonly dragSort?: boolean
  /** Nothing can be edited, added, moved or removed. Default false. */
  readonly readOnly?: boolean
  /** Read-only while its rows are on their way: the heads are already those of a grid that is edited. Default false. */
  readonly waits?: boolean
  /**
   * A list: read-only, cells as the viewers of their types show them, columns that fill the room, lines between rows only. Rows that
   * come in place of others keep the choice of those that left. Default false.
   */
  readonly list?: boolean
  /** Columns that the user has not sized fill the room that all of them leave. Default false. */
  readonly spread?: boolean
  /** Every active cell is open at once, and cells look like inputs. Default false: a click opens a cell. */
  readonly alwaysEdit?: boolean
  /** Pixels at most, or a length of CSS; `fill` takes the room of its parent. Default 400. */
  readonly height?: number | string
  /** Pixels; `auto` grows with the text. Default 61. */
  readonly rowHeight?: number | 'auto'
  /** Pixels of one level of heads. Default 44. */
  readonly headHeight?: number
  /** Rows at the top that do not scroll. Default 0. */
  readonly frozenRows?: number
  /** `waiting`: their place is kept until all rows are there. Default: wherever a column has statistics. */
  readonly totals?: boolean | 'waiting'
  /** Of rows that are a page of more: the sums of all, as far as they are known. Absent: the rows are all. */
  readonly page?: { readonly sums?: Sums | undefined } | undefined
  /** Rows before the first one, for the column of numbers. Default 0. */
  readonly countedBefore?: number
  /** Rows that open. Keep its identity while nothing of it changes. Default: none do. */
  readonly folding?: GridFolding | undefined
  /** The row that others follow, such as screens below the list. */
  readonly current?: RowId | undefined
  /** Chosen rows, decided by another user; `onSelect` asks for others. Absent: the grid decides. */
  readonly selected?: readonly RowId[]
  /** What stands in the place of rows while there are none. Default 暂无数据. */
  readonly empty?: string
  /** Rows are on their way. Default false. */
  readonly loading?: boolean
  /** False for a row that is not there yet: a placeholder stands for it. Default: every row is. */
  readonly isLoaded?: (index: number) => boolean
  /**
   * Reads all rows that are not there yet, so that a filter or a search looks into each of them. False: some could not be read, or they are
   * too many. Absent: what is there is searched, and nothing is filtered while something is missing.
   */
  readonly readAll?: () => Promise<boolean>
  /** Which rows of the store are seen now, after each change of that. */
  readonly onVisible?: (first: number, last: number) => void
  /** Rows that can be neither chosen nor edited. Default: none. Keep its identity. */
  readonly isRowDisabled?: (row: Row) => boolean
  /** The menu of the rows (上移, 下移, 插入一行, 删除). Default: whenever the grid can be edited. */
  readonly contextMenu?: boolean
  /** Entries after the built-in ones. */
  readonly menuItems?: (row: Row, index: number) => readonly GridMenuItem[]
  /** Rows may come and go: by Enter in the last row, by a pasted block, by the menu. Default: not read-only. */
  readonly rowsChangeable?: boolean
  /** Rows that a pasted block fills the grid up to. Default: any number. */
  readonly most?: number | undefined
  /** Values of a new row, over those that its columns begin with. */
  readonly newRow?: () => Row
  /** `true`: rows that the server has leave when `confirm` of the event is called. Default: at once. */
  readonly asyncRemove?: boolean
  /** The name under which the user's columns are kept. Absent: they are forgotten. */
  readonly settingsKey?: string
  /** Columns arranged by another user; wins over `settingsKey`. */
  readonly arrangement?: GridArrangement
  /** Where columns are kept, and how users are told things. Default: the host's. */
  readonly settings?: SettingsStore
  readonly notify?: Pick<Notifier, 'warning' | 'info'>
  /** What expressions see of a row. Default: its fields. Keep its identity. */
  readonly scopeOf?: ScopeOf
  /** Options of columns with a dictionary, by key; default: the host's dictionaries. */
  readonly dictionary?: (column: GridColumn) => readonly Option[] | undefined
  /** What stands above the rows, such as a toolbar. */
  readonly head?: ReactNode
  readonly onSelect?: (ids: readonly RowId[]) => void
  readonly onRemove?: (event: RemoveEvent) => void
  readonly onActive?: (cell: CellName | undefined) => void
  /** A cell is opened, or closed: live updates leave the open one alone. */
  readonly onEditing?: (cell: CellName | undefined) => void
  readonly onPaste?: (report: PasteReport) => void
  /** A row was clicked, for lists whose rows open something. */
  readonly onRow?: (row: Row, index: number) => void
  /** Enter in a row that is only read. Default: as a click on it. */
  readonly onOpen?: (row: Row, index: number) => void
  /** Sorts by the server. Absent: the grid sorts the rows that it has. */
  readonly onSort?: (sorts: readonly ColumnSort[]) => void
  /** A sort that stands from the beginning, or the server's. */
  readonly sorts?: readonly ColumnSort[]
}

/** The same with the validation decided. */
export interface GridViewProps extends Omit<DataGridProps, 'validation'> {
  readonly validation: CellValidation
}

/** What a grid gives to a save. */
export interface GridReading {
  /** Every row, without temporary ids, with the order counted. */
  readonly values: readonly Row[]
  readonly deleteIds: readonly RowId[]
  /** Cells that are refused now. */
  readonly errors: number
  readonly message: string | undefined
}

/** What developers and other rooms do with a grid that stands. Features declare and give their parts of it. */
export interface DataGridHandle {
  readonly store: RowStore
  readonly validation: CellValidation
  focus(): void
  read(): GridReading
  scrollTo(cell: CellName): void
  /** Scrolls up to the first row. */
  toTop(): void
}
