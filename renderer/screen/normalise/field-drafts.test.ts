import { type Node, parseTree } from 'jsonc-parser'
import { expect, it } from 'vitest'
import type { AuthoredField } from '../generated/authored'
import { placeOf } from '../json/document'
import { amendFields, draftFields, rowsOf } from './field-drafts'

function draftsOf(file: string, fields: { readonly [name: string]: AuthoredField }) {
  const text = JSON.stringify(fields)
  return draftFields(fields, placeOf({ file, text, root: parseTree(text) as Node }))
}

const entity = draftsOf('entity', {
  name: '名称',
  steps: { title: '步骤', type: 'grid', fields: { name: '步骤名称', parameter: { title: '参数', type: 'textarea' } } },
})

it('amends the fields of a table by name and key, in their order, each key from where it was written', () => {
  const screen = draftsOf('screen', { steps: { span: 2, fields: { parameter: { type: 'json' }, more: '其他' } } })
  const [name, steps] = amendFields(entity, screen)
  expect([name?.written, steps?.written.title, steps?.written.span]).toEqual([{ title: '名称' }, '步骤', 2])
  expect(Object.keys(steps?.written.fields ?? {})).toEqual(['name', 'parameter', 'more'])
  const rows = steps ? rowsOf(steps) : []
  expect(rows.map(({ name, written }) => [name, written])).toEqual([
    ['name', { title: '步骤名称' }],
    ['parameter', { title: '参数', type: 'json' }],
    ['more', { title: '其他' }],
  ])
  const files = ['title', 'type'].map(key => rows[1]?.place(key).document.file)
  expect(files).toEqual(['entity', 'screen'])
})

it('keeps the fields of a table of which the screen says nothing', () => {
  const [, steps] = amendFields(entity, draftsOf('screen', { steps: { span: 2 } }))
  expect((steps ? rowsOf(steps) : []).map(({ name }) => name)).toEqual(['name', 'parameter'])
})
