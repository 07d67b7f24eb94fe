import { useMemo } from 'react'
import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { useCells, useHost } from '../../source/host-context'
import { useDrawnLetters } from '../../ui/text/drawn-font'
import { RowStore } from '../engine/row-store'
import { fieldColumns } from '../fields/field-columns'
import { rowScopes } from '../fields/row-scope'
import { DataGrid } from '../view/validated-grid'
import type { GridCellSettings } from './editor'

interface RowsProps {
  readonly rows: readonly Row[]
  readonly fields: readonly FieldModel[]
  readonly title: string
  readonly settings: GridCellSettings
}

/** Rows to be read. */
export function Rows({ rows, fields, title, settings }: RowsProps) {
  const host = useHost()
  const cells = useCells()
  const letters = useDrawnLetters()
  const store = useMemo(() => new RowStore({ rows }), [rows])
  const parts = useMemo(() => {
    const scopeOf = rowScopes(cells, fields, { user: host.user })
    return { scopeOf, columns: fieldColumns(fields, { scopeOf, letters }) }
  }, [cells, letters, fields, host])
  return (
    <DataGrid
      {...parts}
      store={store}
      title={title}
      readOnly
      height={settings.height}
      rowNumber={settings.rowNumber}
      rowHeight={settings.rowHeight === 'auto' ? 'auto' : 40}
    />
  )
}
