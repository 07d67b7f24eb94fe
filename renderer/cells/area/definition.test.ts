import { describe, expect, it } from 'vitest'
import areas from '../../../schemas/areas/generated/areas.json'
import { learnAreas } from './areas'
import { definition } from './definition'

learnAreas(areas)

const at = (settings = {}) => ({
  settings: { level: 'district', anyLevel: false, store: 'code', root: '86', ...settings } as never,
  options: [],
})

describe('the places of the country', () => {
  it('come from a named source of a named day, and are complete', () => {
    expect(areas.source).toContain('@vant/area-data')
    expect(areas.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(areas.root).toBe('86')
    const codes = areas.areas.map(line => line.split(' ')[0] ?? '')
    const level = (end: string) => codes.filter(code => code.endsWith(end)).length
    expect(level('0000')).toBe(34)
    expect(level('00')).toBeGreaterThan(34 + 330)
    expect(codes.length).toBeGreaterThan(3_500)
    const known = new Set(codes)
    expect(codes.filter(code => !code.endsWith('00') && !known.has(`${code.slice(0, 4)}00`))).toEqual([])
  })
})

describe('a place of a server, which has the data at hand', () => {
  it.each([
    ['440305', '广东省/深圳市/南山区'],
    ['110101', '北京市/北京市/东城区'],
    ['440000', '广东省'],
    ['44', '广东省'],
    ['4403', '广东省/深圳市'],
    ['999999', '999999'],
    [null, ''],
  ])('says %s as "%s"', (code, text) => {
    expect(definition.codec.text(code, at())).toBe(text)
  })

  it.each([
    // written, settings, value
    ['440305', {}, '440305'],
    ['广东省/深圳市/南山区', {}, '440305'],
    ['广东省 深圳市 南山区', {}, '440305'],
    ['广东省深圳市南山区', {}, '440305'],
    ['深圳市南山区', {}, '440305'],
    ['北京市东城区', {}, '110101'],
    ['北京市/北京市/东城区', {}, '110101'],
    ['番禺区', {}, '440113'],
    // Several places are called so.
    ['朝阳区', {}, undefined],
    ['某某区', {}, undefined],
    // Not as deep as the level.
    ['广东省', {}, undefined],
    ['广东省', { anyLevel: true }, '440000'],
    ['广东省', { level: 'province' }, '440000'],
    ['北京市', { level: 'city' }, '110100'],
    ['南山区', { level: 'city' }, undefined],
    ['广东省深圳市南山区', { root: '350000' }, undefined],
    ['广东省深圳市', { level: 'city', store: 'text' }, '广东省/深圳市'],
    [' ', {}, null],
  ])('reads "%s" of a workbook with %o as %s', (text, settings, value) => {
    expect(definition.codec.fromText(text, at(settings))).toBe(value)
  })
})
