import { expect, it } from 'vitest'
import type { EntityField } from '../../model/entity'
import { sharedTitles } from './shared-titles'

const field = (name: string, title: string, more: object = {}) =>
  ({ name, title, kind: 'text', in: ['form', 'import'], storage: { column: name }, ...more }) as unknown as EntityField

const english = new Map([
  ['单位', 'Unit'],
  ['计量单位', 'Unit'],
  ['名称', 'Name'],
])
const titlesOf = ({ title }: EntityField) => [title, english.get(title) ?? title]

it.each([
  ['one title twice', [field('a', '名称'), field('b', ' 名称')], ['b=a']],
  ['two titles that are one in English', [field('a', '单位'), field('b', '计量单位')], ['b=a']],
  ['a title that is the English of another', [field('a', 'Name'), field('b', '名称')], ['b=a']],
  ['different titles', [field('a', '单位'), field('b', '名称')], []],
  ['a field that is not imported', [field('a', '名称'), field('b', '名称', { in: ['list'] })], []],
  ['a field that is computed', [field('a', '名称'), field('b', '名称', { storage: undefined })], []],
])('finds %s', (_, fields, found) => {
  expect(sharedTitles(fields, titlesOf).map(({ name, other }) => `${name}=${other}`)).toEqual(found)
})
