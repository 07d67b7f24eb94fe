import { expect, it } from 'vitest'
import { fileNameOf } from './file-name'

const latin1 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

it.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename=report.xlsx', 'report.xlsx'],
  ['attachment; filename="讲师.xlsx"', '讲师.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=UTF-8\'\'%E8%AE%B2%E5%B8%88.xlsx', '讲师.xlsx'],
  ['attachment;filename=%E8%AE%B2%E5%B8%88.xls', '讲师.xls'],
  [`attachment; filename="${latin1('讲师.xls')}"`, '讲师.xls'],
  ['attachment; filename="a \\"b\\".txt"', 'a _b_.txt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="50%.txt"', '50%.txt'],
])('reads %j as %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name)
})
