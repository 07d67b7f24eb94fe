import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import areas from '../../../schemas/areas/generated/areas.json'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'

const field = (props = {}) => cellField('area', props)
const combobox = () => screen.findByRole('combobox', { name: '字段' })
const menuItem = (name: string) => screen.findByRole('menuitemcheckbox', { name: new RegExp(name) })

/** The data as a server has it at hand, in modules of their own. */
async function atHand() {
  vi.resetModules()
  const { learnAreas } = await import('./areas')
  learnAreas(areas)
  const { codec } = await import('./codec')
  const at = (settings = {}) => ({
    settings: { level: 'district', anyLevel: false, store: 'code', root: '86', ...settings } as never,
    options: [],
  })
  return { codec, at }
}

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

describe('a place without the data', () => {
  it.each([
    ['440305', '440305', '440305'],
    [440305, '440305', '440305'],
    ['', '', null],
  ])('reads %o as "%s"', async (wire, text, back) => {
    vi.resetModules()
    const { codec } = await import('./codec')
    const at = { settings: field().settings as never, options: [] }
    const value = codec.decode(wire, at)
    expect([codec.text(value, at), codec.encode(value, at)]).toEqual([text, back])
    expect([codec.fromText('440305', at), codec.fromText('南山区', at)]).toEqual(['440305', undefined])
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
  ])('says %s as "%s"', async (code, text) => {
    const { codec, at } = await atHand()
    expect(codec.text(code, at())).toBe(text)
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
  ])('reads "%s" of a workbook with %o as %s', async (text, settings, value) => {
    const { codec, at } = await atHand()
    expect(codec.fromText(text, at(settings))).toBe(value)
  })
})

describe('a place', () => {
  it.each([[{ level: 'village' }], [{ store: 'name' }], [{ root: '8' }], [{ other: 1 }]])('does not accept settings %o', settings => {
    expect(() => field(settings)).toThrow()
  })

  it('is shown as the server said it, without the data', () => {
    const { container } = showCell(field(), { it: '440305', it_dictText: '广东省/深圳市/南山区' })
    expect(container.textContent).toBe('广东省/深圳市/南山区')
  })

  it('is shown by the data where nobody said it', async () => {
    const { container } = showCell(field(), { it: '110101' }, { view: 'details' })
    expect(container.textContent).toBe('110101')
    await vi.waitFor(() => expect(container.textContent).toBe('北京市/北京市/东城区'))
  })

  it('is shown as it is kept where names are kept', () => {
    expect(faces(field({ store: 'text' }), '广东省/深圳市')).toEqual(['广东省/深圳市', '广东省/深圳市'])
    const { container } = showCell(field({ store: 'text' }), { it: '广东省/深圳市' })
    expect(container.textContent).toBe('广东省/深圳市')
  })

  it('is chosen level by level', async () => {
    const { changes, user } = editCell(field())
    fireEvent.mouseDown(await combobox())
    await user.click(await menuItem('广东省'))
    await user.click(await menuItem('深圳市'))
    expect(changes).toEqual([])
    await user.click(await menuItem('南山区'))
    expect(changes).toEqual(['440305'])
  })

  it.each([
    [{ level: 'province' }, ['广东省'], '440000'],
    [{ level: 'city', root: '440000' }, ['深圳市'], '440300'],
    [{ level: 'city', store: 'text' }, ['广东省', '深圳市'], '广东省/深圳市'],
    [{ anyLevel: true }, ['广东省'], '440000'],
  ])('with %o is chosen by %j as %s', async (settings, path, value) => {
    const { changes, user } = editCell(field(settings))
    fireEvent.mouseDown(await combobox())
    for (const name of path) await user.click(await menuItem(name))
    expect(changes.at(-1)).toBe(value)
  })

  it.each(['南山', 'szns', '广东深圳南山', 'gdsns'])('is found by %s', async typed => {
    const { changes, user } = editCell(field({ root: '86' }))
    const input = await combobox()
    fireEvent.mouseDown(input)
    await menuItem('广东省')
    fireEvent.change(input, { target: { value: typed } })
    const found = await screen.findAllByRole('menuitemcheckbox')
    const place = found.find(item => item.textContent?.includes('深圳市') && item.textContent.includes('南山区'))
    expect(place).toBeDefined()
    await user.click(place as Element)
    expect(changes).toEqual(['440305'])
  })

  it('says when nothing is found', async () => {
    editCell(field())
    const input = await combobox()
    fireEvent.mouseDown(input)
    await menuItem('广东省')
    fireEvent.change(input, { target: { value: '亚特兰蒂斯' } })
    expect(await screen.findByText('没有找到，可按名称或拼音首字母搜索')).toBeDefined()
  })

  it('of a query may stop anywhere, and asks for all places in it', async () => {
    const { changes, user } = editCell(field(), null, { inQuery: true })
    fireEvent.mouseDown(await combobox())
    await user.click(await menuItem('广东省'))
    await user.click(await menuItem('深圳市'))
    expect(changes).toEqual(['44', '4403'])
    expect(document.querySelector('.ant-select-selection-item')?.textContent).toBe('广东省/深圳市')
  })

  it('stays closed when it is only to be read', async () => {
    editCell(field(), '440305', { readOnly: true })
    fireEvent.mouseDown(await combobox())
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull()
  })
})

describe('places that cannot be loaded', () => {
  beforeEach(() => void vi.resetModules())
  afterEach(() => void vi.doUnmock('../../../schemas/areas/generated/areas.json'))

  it('can be asked for again', async () => {
    let broken = true
    vi.doMock('../../../schemas/areas/generated/areas.json', () => {
      if (broken) throw new Error('断了')
      return { default: areas }
    })
    const { knownAreas, loadAreas } = await import('./areas')
    await loadAreas()
    expect(knownAreas()).toEqual({ table: undefined, failed: true })
    broken = false
    vi.resetModules()
    const again = await import('./areas')
    await again.loadAreas()
    expect(again.knownAreas().failed).toBe(false)
  })
})
