import { expect, it } from 'vitest'
import { fillTemplate, templateFault, valuesOf } from './template'

it.each([
  ['您好，${name}', { name: '甲' }, '您好，甲', []],
  ['${ name }：${name}', { name: 0 }, '0：0', []],
  ['${a}和${b}', { a: 'x' }, 'x和${b}', ['b']],
  ['${a}', { a: '' }, '${a}', ['a']],
  ['${a}', { a: '${b}', b: 'y' }, '${b}', []],
  ['${constructor}', {}, '${constructor}', ['constructor']],
  ['$5 {x}', {}, '$5 {x}', []],
])('fills %s with %o', (template, values, content, missing) => {
  expect(fillTemplate(template, values)).toEqual({ content, missing })
})

it.each([
  ['您好，${name}${no_2}', undefined],
  ['您好，${姓名}', undefined],
  ['${}', '${}'],
  ['${a.b}', '${a.b}'],
  ['${a', '${a'],
  ['${1}', '${1}'],
])('finds what is wrong in %s: %s', (template, fault) => {
  expect(templateFault(template)).toBe(fault)
})

it.each([
  ['', {}],
  [null, {}],
  ['{"a":1}', { a: 1 }],
  ['[1]', undefined],
  ['{', undefined],
  ['null', undefined],
])('reads values of %s', (text, values) => {
  expect(valuesOf(text)).toEqual(values)
})
