import { expect, it } from 'vitest'
import { cellRenderer } from '../../tests/helpers/cells'
import { fieldModel } from '../../tests/helpers/models'
import { createScope } from '../expression'
import { detailsParts } from './details-parts'

const shown = (...names: string[]) => {
  const fields = names.map(name => (name === 'fee' ? fieldModel(name, { group: '授课' }) : fieldModel(name)))
  return detailsParts(cellRenderer.cells, fields, {}, createScope({})).map(({ title, items }) => [
    title,
    items.map(({ key }) => key).join(' '),
  ])
}

it('puts who wrote a record, and when, behind everything else', () => {
  expect(shown('name', 'createBy', 'updateTime', 'fee', 'note')).toEqual([
    [undefined, 'name note'],
    ['授课', 'fee'],
    [undefined, 'createBy updateTime'],
  ])
})
