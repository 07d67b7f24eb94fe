import { describe, expect, it } from 'vitest'
import { field } from '../../tests/helpers/entities'
import { readValue } from './values'

describe('readValue', () => {
  it.each([
    // kind        storage                       given                  column or message
    ['text', { length: 3 }, '审计员', '审计员'],
    ['text', { length: 3 }, '审计员们', /长度不能超过3个字符/],
    ['text', { length: 2 }, '😀😀', '😀😀'],
    ['text', {}, 'a\0b', /无法保存的字符/],
    ['text', {}, ['a', 'b'], 'a,b'],
    ['text', {}, 5, '5'],
    ['text', {}, '', null],
    ['text', {}, undefined, null],
    ['text', {}, { a: 1 }, /不在可选范围内/],
    ['integer', {}, 12, '12'],
    ['integer', {}, '-7', '-7'],
    ['integer', {}, '1.5', /整数/],
    ['integer', {}, 'abc', /整数/],
    ['integer', {}, Number.NaN, /数字/],
    ['decimal', { precision: 5, scale: 2 }, '123.45', '123.45'],
    ['decimal', { precision: 5, scale: 2 }, 123.4, '123.4'],
    ['decimal', { precision: 5, scale: 2 }, '1234.5', /最多3位整数、2位小数/],
    ['decimal', { precision: 5, scale: 2 }, '1.234', /最多3位整数、2位小数/],
    ['decimal', { precision: 5, scale: 2 }, '001.500', '001.500'],
    ['decimal', { precision: 5, scale: 2 }, '1e3', /数字/],
    ['boolean', {}, true, true],
    ['boolean', {}, '是', true],
    ['boolean', {}, '0', false],
    ['boolean', {}, '也许', /是 或 否/],
    ['date', {}, '2024-02-29', '2024-02-29'],
    ['date', {}, '2024-02-29 10:00:00', '2024-02-29'],
    ['date', {}, '2023-02-29', /日期格式/],
    ['datetime', {}, '2024-02-29', '2024-02-29 00:00:00'],
    ['datetime', {}, '2024-02-29 08:30', '2024-02-29 08:30:00'],
    ['datetime', {}, '2024-02-29T08:30:05', '2024-02-29 08:30:05'],
    ['datetime', {}, '2024-02-29 25:00:00', /时间格式/],
    ['datetime', {}, '1988-04-17 02:30:00', /夏令时/],
    ['datetime', {}, '1988-09-11 01:30', '1988-09-11 01:30:00'],
    ['date', {}, '2024-02-29 08:30:05', '2024-02-29'],
    ['date', {}, '2024-02-29x', /日期格式/],
    ['time', {}, '23:59:59', '23:59:59'],
    ['time', {}, '24:00:00', /时间格式/],
    ['json', {}, { a: [1] }, '{"a":[1]}'],
  ] as const)('reads %s %o from %j', (kind, storage, given, wanted) => {
    const read = readValue(field({ kind, storage }), given)
    if (wanted instanceof RegExp) expect(read).toEqual({ message: expect.stringMatching(wanted) })
    else expect(read).toEqual({ value: wanted })
  })
})
