import { lightCells } from '../../bench/grid/light-cells'
import { type GridColumn, GridValidation, gridColumn, RowStore } from '../../renderer/grid'
import { Grid } from '../../renderer/grid/engine/grid'
import type { GridSettings } from '../../renderer/grid/engine/grid-settings'
import { selectionKind } from '../../renderer/grid/features/selection'
import type { GridValidationSettings } from '../../renderer/grid/features/validation/rules'
import { composeGrid } from '../../renderer/grid/surface/feature'
import { gridFeatures } from '../../renderer/grid/view/features'
import type { FieldModel } from '../../renderer/model/field'
import type { Row } from '../../renderer/model/source'
import { type CellTypes, createRenderer } from '../../renderer/registry'
import { testField } from './screen'

/** The everyday cell types, as a page has them that is a grid and nothing else. */
export const lightRenderer = createRenderer({ cells: lightCells })

const options = [
  { value: '1', text: '一级' },
  { value: '2', text: '二级' },
]

/** Columns of a name, a count, a level to choose and a note. */
export const gridFields: readonly FieldModel[] = [
  testField('name', '名称', { required: true, rules: [{ rule: 'unique' }] }),
  testField('count', '数量', { type: 'inputNumber', kind: 'decimal', settings: { step: 1 }, statistics: ['sum'] }),
  testField('level', '级别', { type: 'select', settings: { number: false }, options }),
  testField('note', '备注'),
]

/** A grid with all its features and without a page, its columns laid out in 1000 pixels. `settingsOf`: how its rows are validated. */
export function testGrid(
  rows: readonly Row[],
  settings: GridSettings = {},
  columns: readonly GridColumn[] = gridFields.map(field => gridColumn(field)),
  cells: CellTypes = lightRenderer.cells,
  settingsOf: (store: RowStore) => GridValidationSettings = () => ({}),
): Grid {
  const store = new RowStore({ rows, orderField: 'orderNum' })
  const validation = new GridValidation(
    store,
    columns.map(({ field }) => field),
    settingsOf(store),
  )
  validation.follow()
  const grid = new Grid(cells, store, validation)
  grid.provide(selectionKind, 'checkbox')
  composeGrid(grid, gridFeatures)
  grid.follow()
  grid.configure({ rowsChangeable: true, ...settings })
  grid.setColumns(columns)
  grid.arrange(undefined, 1000)
  return grid
}
