import { expect, it } from 'vitest'
import { readMenu, readOptions, readUser } from './read'

const node = (path: string, more: object = {}) => ({
  id: path,
  path,
  name: path,
  component: 'x',
  route: '1',
  meta: { title: path },
  ...more,
})

it('hides a menu entry whose children are all hidden', () => {
  const [group] = readMenu([node('/a', { children: [node('/a/b', { hidden: true }), node('/a/c', { hidden: true })] })])
  expect(group?.hidden).toBe(true)
})

it('shows a menu entry that has a visible child', () => {
  const [group] = readMenu([node('/a', { children: [node('/a/b', { hidden: true }), node('/a/c')] })])
  expect(group?.hidden).toBeUndefined()
})

it.each([null, 'text', [null, 'text', 3], [{ path: '/a' }], [{ meta: { title: 'a' } }]])('reads no menu out of %j', value => {
  expect(readMenu(value)).toEqual([])
})

it('takes the account for a name that is missing', () => {
  expect(readUser({ id: 7, username: 'lisi', realname: null })).toEqual({
    id: '7',
    username: 'lisi',
    realname: 'lisi',
    orgCode: '',
    avatar: '',
  })
  expect(readUser({ id: 7 })).toBeNull()
})

it('reads options with numbers as values', () => {
  expect(readOptions([{ value: 1, text: '男', title: '男' }])).toEqual([{ value: '1', text: '男' }])
  expect(readOptions(undefined)).toBeUndefined()
})
