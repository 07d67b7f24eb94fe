import { expect, it } from 'vitest'
import { commaList } from './comma-list'
import { snakeCase } from './snake-case'
import { isSystemRight, namesSystemRightsOnly, SYSTEM_RIGHTS_ONLY } from './system-tenant'

it.each([
  ['1,2', ['1', '2']],
  [' 1 ,2,,1,', ['1', '2']],
  ['', []],
  [null, []],
  [undefined, []],
])('the list %j holds %j', (text, items) => {
  expect(commaList(text)).toEqual(items)
})

it.each([
  ['createTime', 'create_time'],
  ['name', 'name'],
  ['aBC', 'a_b_c'],
])('%s is the column %s', (name, column) => {
  expect(snakeCase(name)).toBe(column)
})

it.each([
  ['permission:add', true],
  [' tenant:list', true],
  ['frameOrigin:edit,tenant:list', true],
  ['permission:add,user:add', false],
  ['user:permission:add', false],
  ['', false],
])('the rights "%s" are of the system alone: %s', (rights, alone) => {
  expect(namesSystemRightsOnly(rights)).toBe(alone)
  expect(new RegExp(SYSTEM_RIGHTS_ONLY).test(rights)).toBe(alone)
  expect(rights !== '' && rights.split(',').every(isSystemRight)).toBe(alone)
})

it.each([null, undefined])('no rights (%s) are none of the system', rights => {
  expect(namesSystemRightsOnly(rights)).toBe(false)
})
