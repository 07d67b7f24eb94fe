import { describe, expect, it } from 'vitest'
import { testCells } from '../../../../tests/helpers/cells'
import { testGrid } from '../../../../tests/helpers/grid'
import { testField } from '../../../../tests/helpers/screen'
import { parseExpression } from '../../../expression'
import type { FieldModel } from '../../../model/field'
import { gridColumn } from '../../engine/grid-column'
import { editBlock, editCell } from './edit-cells'

describe('cells that depend on others', () => {
  const linked = (name: string, parent?: string): FieldModel =>
    testField(name, name, { type: 'link_down', settings: { dict: 'example_region,name,id', ...(parent && { parent }) } })
  const regions = () => {
    const fields = [linked('province'), linked('city', 'province')]
    return testGrid(
      [{ id: 'a', province: 'g', city: 'sz' }],
      {},
      fields.map(field => gridColumn(field)),
      testCells,
    )
  }

  it('are emptied by a change of what they depend on', () => {
    const grid = regions()
    editCell(grid, { row: 0, column: 0 }, 'h')
    expect(grid.store.at(0)).toEqual({ id: 'a', province: 'h', city: null })
  })

  it('keep what comes with it, and what they hold when nothing changes', () => {
    const grid = regions()
    editCell(grid, { row: 0, column: 0 }, 'g')
    expect(grid.store.at(0)).toEqual({ id: 'a', province: 'g', city: 'sz' })
    editBlock(grid, { top: 0, bottom: 0, left: 0, right: 1 }, ({ column }) => (column === 0 ? 'h' : 'cs'))
    expect(grid.store.at(0)).toEqual({ id: 'a', province: 'h', city: 'cs' })
  })

  it('offer what the row decides, and lose what is offered no more', () => {
    const { expression } = parseExpression("kind == 'b'")
    const options = [
      { value: '1', text: '书' },
      { value: '2', text: '课', ...(expression && { visible: expression }) },
    ]
    const fields = [testField('kind', '类'), testField('sort', '种', { type: 'select', settings: { number: true }, options })]
    const columns = fields.map(field => gridColumn(field))
    const grid = testGrid(
      [
        { id: 'a', kind: 'b', sort: 2 },
        { id: 'b', kind: 'a', sort: 2 },
      ],
      {},
      columns,
      testCells,
    )
    const offered = (index: number) => columns[1]?.options?.(grid.store.at(index) ?? {})?.map(({ text }) => text)
    expect([offered(0), offered(1)]).toEqual([
      ['书', '课'],
      ['书', '课'],
    ])
    editCell(grid, { row: 0, column: 0 }, 'a')
    expect([grid.store.at(0), offered(0)]).toEqual([{ id: 'a', kind: 'a', sort: null }, ['书']])
  })
})
