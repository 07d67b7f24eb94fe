import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { DataGrid, type DataGridHandle, gridColumn, RowStore } from '../../../../renderer/grid'
import type { FieldModel } from '../../../../renderer/model/field'
import type { RuleModel } from '../../../../renderer/model/rule'
import { createRenderer } from '../../../../renderer/registry'
import { RendererProvider } from '../../../../renderer/source/host-context'
import { lightCells } from '../../light-cells'
import { offer } from '../bench-grid'
import {
  type BenchColumn,
  type BenchType,
  COLUMNS,
  HEIGHT,
  makeRow,
  OPTIONS,
  PATTERN,
  PATTERN_TEXT,
  REQUIRED,
  ROW_HEIGHT,
  UNIQUE,
  WIDTH,
} from '../rows'

const renderer = createRenderer({ cells: lightCells })

const TYPES: Readonly<Record<BenchType, readonly [type: string, settings: FieldModel['settings']]>> = {
  text: ['input', {}],
  number: ['inputNumber', {}],
  date: ['date', { format: 'YYYY-MM-DD' }],
  select: ['select', {}],
  checkbox: ['checkbox_meta', { customValue: [true, false], texts: ['是', '否'] }],
}

const RULES: Readonly<Record<string, readonly RuleModel[]>> = {
  [UNIQUE]: [{ rule: 'unique' }],
  [PATTERN]: [{ rule: 'pattern', pattern: PATTERN_TEXT }],
}

function field({ key, title, type }: BenchColumn): FieldModel {
  const [word, settings] = TYPES[type]
  const cell = renderer.cells.get(word)
  return {
    name: key,
    title,
    type: cell.type,
    kind: cell.kind,
    settings,
    ...(type === 'select' && { options: OPTIONS }),
    in: ['form', 'list'],
    visible: true,
    required: key === REQUIRED,
    disabled: false,
    readonly: false,
    rules: RULES[key] ?? [],
    sortable: true,
    ellipsis: 25,
    statistics: type === 'number' ? ['sum', 'average'] : [],
    span: 1,
    width: WIDTH,
  }
}

const columns = COLUMNS.map(column => gridColumn(field(column)))
const handle = createRef<DataGridHandle>()
const grid = (): DataGridHandle => handle.current as DataGridHandle
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const idAt = (index: number) => grid().store.idAt(index)

offer({
  cells: '.weft-grid [role=gridcell]',
  mount(place, rows) {
    const store = new RowStore({ rows })
    createRoot(place).render(
      <RendererProvider renderer={renderer}>
        <DataGrid
          ref={handle}
          title="bench"
          columns={columns}
          store={store}
          selection="checkbox"
          rowNumber
          dragSort
          height={HEIGHT}
          rowHeight={ROW_HEIGHT}
        />
      </RendererProvider>,
    )
  },
  scroller: () => find('.weft-grid-scroller'),
  cell: (row, column) => find(`.weft-grid [role=row][aria-rowindex="${row + 2}"] [aria-colindex="${column + 4}"]`),
  editor: () => find('.weft-grid-input-open, .weft-grid-editor input') as HTMLInputElement | null,
  insertAfter: row => void grid().insert(idAt(row), makeRow(-1)),
  choose: (first, count) => grid().select(Array.from({ length: count }, (_, at) => idAt(first + at))),
  remove: () => grid().removeSelected(),
  move: (from, to) => grid().move(idAt(from), to - from),
  validate: async () => (await grid().validate()).length,
  paste(row, column, text) {
    grid().activate({ id: idAt(row), key: `c${column}` })
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  },
})
