import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findCode, typeCode } from '../../../tests/helpers/code'
import { cellField, editCell, faces, fadingIn, showCell } from '../../../tests/helpers/draw-cells'

it.each([
  ['select 1', 'select 1', 'select 1'],
  ['a\n  b', 'a\n  b', 'a\n  b'],
  ['', '', null],
])('reads %j as %j and sends %j', (wire, shown, back) => {
  expect(faces(cellField('code'), wire)).toEqual([shown, back])
})

it('is typed into with the colours of its language', async () => {
  const { changes, container } = editCell(cellField('code', { language: 'sql' }))
  typeCode(await findCode('字段'), 'select 1')
  expect(changes).toEqual(['select 1'])
  await waitFor(() => expect(container.querySelector('.tok-keyword')?.textContent).toBe('select'))
  expect(screen.getByText('SQL')).toBeDefined()
})

it('tells null when it is emptied', async () => {
  const { changes } = editCell(cellField('code'), 'a')
  typeCode(await findCode('字段'), '')
  expect(changes).toEqual([null])
})

it('says where JSON is wrong', async () => {
  editCell(cellField('code', { language: 'json' }), '{"a": 1,\n b: 2}')
  await findCode('字段')
  expect(screen.getByRole('button', { name: '第 2 行，第 2 列：无法识别的符号' })).toBeDefined()
})

it('is a line in a grid that opens its window', async () => {
  editCell(cellField('code'), 'a\nb', { compact: true })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })).value).toBe('a b')
  fireEvent.click(screen.getByRole('button', { name: '展开 字段' }))
  expect(await screen.findByRole('dialog', { name: '字段' })).toBeDefined()
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull())
})

it('is a line in a query', async () => {
  const { changes, user } = editCell(cellField('code'), null, { inQuery: true })
  await user.type(await screen.findByRole('textbox', { name: '字段' }), 'a')
  expect(changes).toEqual(['a'])
})

it('fades in a list after its first characters and shows all of it in the details', async () => {
  const text = 'select one, two, three from somewhere'
  const { container } = showCell(cellField('code', {}, { ellipsis: 6 }), { it: text })
  expect(fadingIn(container)).toEqual([text, '6em'])
  showCell(cellField('code', { language: 'sql' }), { it: text }, { view: 'details' })
  expect((await screen.findByRole('region', { name: '字段' })).textContent?.trim()).toBe(text)
})
