import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { fieldOf, pickField } from '../../controls/picker/pick'
import { useRenderer } from '../../source'
import { type GridColumn, gridColumn } from '../engine/grid-column'
import type { ColumnSort } from '../engine/row-order'
import type { RowStore } from '../engine/row-store'
import type { CellName } from '../engine/shown-row'
import type { RowId } from '../engine/temporary-id'
import type { DataGridHandle } from '../surface/props'
import { GridToolbar, type ToolbarButton } from '../toolbar/grid-toolbar'
import { DataGrid } from '../view/validated-grid'

/** A column of texts. */
export interface TextColumn {
  readonly key: string
  readonly title: string
  readonly width?: number
  /** Default `left`. */
  readonly align?: 'left' | 'right'
  /** Its texts are read alone. */
  readonly readOnly?: boolean
}

export interface TextGridProps {
  /** Keep its identity while nothing changes. */
  readonly columns: readonly TextColumn[]
  /** Its rows hold a text for each column. */
  readonly store: RowStore
  /** What a screen reader calls the grid. */
  readonly title: string
  readonly readOnly: boolean
  /** Its rows are edited, but none comes or goes. */
  readonly fixedRows?: boolean
  /** Pixels at most, or a length of CSS. */
  readonly height: number | string
  /** Before the buttons, such as 保存. */
  readonly before?: ReactNode
  /** Behind them. */
  readonly after?: ReactNode
  readonly onActive?: (cell: CellName | undefined) => void
  /** The rows are a part of many: sorting is asked for, and nothing is filtered here. */
  readonly paged?: {
    /** Rows before the first one. */
    readonly before: number
    readonly sorts?: readonly ColumnSort[]
    /** Absent: they are not sorted. */
    readonly onSort?: (sorts: readonly ColumnSort[]) => void
    readonly loading?: boolean
  }
}

const EDITING: readonly ToolbarButton[] = ['undo', 'redo', 'insert', 'remove', 'find']
const MENDING: readonly ToolbarButton[] = ['undo', 'redo', 'find']
const READING: readonly ToolbarButton[] = ['find']
const LONGEST = 5000

const partOf = ({ before, sorts, onSort, loading = false }: NonNullable<TextGridProps['paged']>) => ({
  ...{ countedBefore: before, loading },
  ...(sorts && { sorts }),
  ...(onSort && { onSort }),
})

/** Texts in rows and columns that are known when it is drawn, such as a table of a document, edited as in every grid. */
export function TextGrid({ columns, store, title, readOnly, fixedRows = false, height, before, after, onActive, paged }: TextGridProps) {
  const { cells } = useRenderer()
  const grid = useRef<DataGridHandle>(null)
  const [selected, setSelected] = useState<readonly RowId[]>([])
  const isPart = paged !== undefined
  const sortable = paged === undefined || paged.onSort !== undefined
  const drawn = useMemo(
    () =>
      columns.map(({ key, title: name, width, align, readOnly: read }): GridColumn => {
        const field = fieldOf(cells, { ...pickField(key, name, { sortable }), rules: [{ rule: 'limits', length: LONGEST }] })
        return gridColumn(field, {
          width: width ?? 140,
          filterable: !isPart,
          sortable,
          ...(align && { align }),
          ...(read && { editable: false }),
        })
      }),
    [cells, columns, isPart, sortable],
  )
  const buttons = fixedRows ? MENDING : EDITING
  const select = useCallback((ids: readonly RowId[]) => setSelected(ids), [])
  return (
    <DataGrid
      ref={grid}
      columns={drawn}
      store={store}
      title={title}
      height={height}
      spread
      rowHeight={40}
      selection={readOnly || fixedRows ? 'none' : 'checkbox'}
      rowNumber
      readOnly={readOnly}
      {...(fixedRows && { rowsChangeable: false, contextMenu: false })}
      {...(onActive && { onActive })}
      {...(paged && partOf(paged))}
      onSelect={select}
      head={
        <GridToolbar
          buttons={readOnly ? READING : buttons}
          deleteType="alwaysShow"
          {...{ store, grid, selected, readOnly, before, after }}
        />
      }
    />
  )
}
