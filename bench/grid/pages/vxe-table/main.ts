import { createApp, h, shallowRef } from 'vue'
import { VxeUI } from 'vxe-pc-ui'
import 'vxe-pc-ui/es/style.css'
import zhCN from 'vxe-pc-ui/lib/language/zh-CN'
import VxeUITable, { VxeGrid, type VxeGridInstance, type VxeGridPropTypes, type VxeTablePropTypes } from 'vxe-table'
import 'vxe-table/es/style.css'
import VxeUIBase from 'vxe-pc-ui'
import { offer } from '../bench-grid'
import {
  type BenchColumn,
  type BenchRow,
  COLUMNS,
  HEIGHT,
  makeRow,
  OPTIONS,
  PATTERN,
  PATTERN_TEXT,
  REQUIRED,
  ROW_HEIGHT,
  textOf,
  UNIQUE,
  WIDTH,
} from '../rows'

const EDITORS = { text: 'VxeInput', number: 'VxeNumberInput', date: 'VxeDatePicker', select: 'VxeSelect', checkbox: 'VxeCheckbox' }

const column = ({ key, title, type }: BenchColumn): VxeGridPropTypes.Columns<BenchRow>[number] => ({
  field: key,
  title,
  width: WIDTH,
  showOverflow: true,
  formatter: ({ cellValue }) => textOf(type, cellValue),
  editRender: { name: EDITORS[type], ...(type === 'select' && { options: OPTIONS.map(({ value, text }) => ({ value, label: text })) }) },
})

const grid = shallowRef<VxeGridInstance<BenchRow>>()
const instance = (): VxeGridInstance<BenchRow> => grid.value as VxeGridInstance<BenchRow>
const rowAt = (index: number): BenchRow => instance().getTableData().visibleData[index] as BenchRow

const rules: VxeTablePropTypes.EditRules<BenchRow> = {
  [REQUIRED]: [{ required: true, message: 'required' }],
  [UNIQUE]: [
    {
      validator: ({ cellValue }) => {
        if (repeated.has(cellValue)) return new Error('repeated')
      },
    },
  ],
  [PATTERN]: [{ pattern: PATTERN_TEXT, message: 'pattern' }],
}

let repeated: ReadonlySet<unknown> = new Set()

/** Values that stand in several rows, counted once for a run over all rows. */
function countRepeated(): void {
  const seen = new Set<unknown>()
  const values = new Set<unknown>()
  for (const row of instance().getTableData().fullData) (seen.has(row[UNIQUE]) ? values : seen).add(row[UNIQUE])
  repeated = values
}

offer({
  cells: '.vxe-body--column',
  mount(place, rows) {
    VxeUI.setI18n('zh-CN', zhCN)
    VxeUI.setLanguage('zh-CN')
    const app = createApp({
      render: () =>
        h(VxeGrid, {
          ref: grid,
          height: HEIGHT,
          data: rows,
          columns: COLUMNS.map(column),
          rowConfig: { keyField: 'id' },
          cellConfig: { height: ROW_HEIGHT },
          columnConfig: { resizable: true },
          showOverflow: true,
          editConfig: { trigger: 'click', mode: 'cell' },
          editRules: rules,
          mouseConfig: { selected: true },
          keyboardConfig: { isEdit: true, isArrow: true, isEnter: true, isTab: true },
          keepSource: false,
          virtualYConfig: { enabled: true, gt: 0 },
          virtualXConfig: { enabled: true, gt: 0 },
        }),
    })
    app.use(VxeUIBase).use(VxeUITable).mount(place)
  },
  scroller: () => document.querySelector<HTMLElement>('.vxe-table--scroll-y-handle, .vxe-table--body-inner-wrapper'),
  cell: (row, at) =>
    document.querySelector<HTMLElement>(
      `.vxe-body--row[rowid="${instance().getTableData().visibleData[row]?.id}"] td:nth-child(${at + 1})`,
    ),
  editor: () => document.querySelector<HTMLInputElement>('.vxe-body--column.col--active input'),
  insertAfter: row => void instance().insertNextAt(makeRow(-1), rowAt(row)),
  remove: (first, count) => void instance().remove(Array.from({ length: count }, (_, at) => rowAt(first + at))),
  move: (from, to) => void instance().moveRowTo(rowAt(from), rowAt(to), { dragPos: 'bottom' } as never),
  async validate() {
    countRepeated()
    const failures = await instance().fullValidate(true)
    return failures ? Object.keys(failures).length : 0
  },
})
