import { AllCommunityModule, type ColDef, createGrid, type GridApi, ModuleRegistry } from 'ag-grid-community'
import { offer } from '../bench-grid'
import { type BenchColumn, type BenchRow, COLUMNS, HEIGHT, makeRow, OPTIONS, ROW_HEIGHT, textOf, WIDTH } from '../rows'

ModuleRegistry.registerModules([AllCommunityModule])

const EDITORS = {
  text: 'agTextCellEditor',
  number: 'agNumberCellEditor',
  date: 'agDateStringCellEditor',
  select: 'agSelectCellEditor',
  checkbox: 'agCheckboxCellEditor',
}

const column = ({ key, title, type }: BenchColumn): ColDef<BenchRow> => ({
  field: key,
  headerName: title,
  width: WIDTH,
  editable: true,
  cellEditor: EDITORS[type],
  valueFormatter: ({ value }) => textOf(type, value),
  cellDataType: false,
  ...(type === 'select' && { cellEditorParams: { values: OPTIONS.map(option => option.value) } }),
})

let api: GridApi<BenchRow>
const rowAt = (index: number): BenchRow => api.getDisplayedRowAtIndex(index)?.data as BenchRow

offer({
  cells: '.ag-cell',
  mount(place, rows) {
    place.style.height = `${HEIGHT}px`
    api = createGrid(place, {
      rowData: rows,
      columnDefs: COLUMNS.map(column),
      rowHeight: ROW_HEIGHT,
      getRowId: ({ data }) => data.id,
      rowSelection: { mode: 'multiRow' },
      undoRedoCellEditing: true,
      singleClickEdit: true,
    })
  },
  scroller: () => document.querySelector<HTMLElement>('.ag-body-viewport, .ag-grid-viewport'),
  cell: (row, at) => document.querySelector<HTMLElement>(`.ag-row[row-index="${row}"] .ag-cell[col-id="c${at}"]`),
  editor: () => document.querySelector<HTMLInputElement>('.ag-cell-inline-editing input'),
  insertAfter: row => {
    api.applyTransaction({ add: [makeRow(-1)], addIndex: row + 1 })
  },
  choose(first, count) {
    const nodes = Array.from({ length: count }, (_, at) => api.getDisplayedRowAtIndex(first + at)).filter(node => node !== undefined)
    api.setNodesSelected({ nodes, newValue: true })
  },
  remove: () => void api.applyTransaction({ remove: api.getSelectedRows() }),
  move(from, to) {
    const row = rowAt(from)
    api.applyTransaction({ remove: [row] })
    api.applyTransaction({ add: [row], addIndex: to })
  },
})
