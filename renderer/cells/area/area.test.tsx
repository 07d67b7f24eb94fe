import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { knownAreas } from './areas'

const field = (props = {}) => cellField('area', props)
const combobox = () => screen.findByRole('combobox', { name: '字段' })
const menuItem = (name: string) => screen.findByRole('menuitemcheckbox', { name: new RegExp(name) })

describe('a place', () => {
  it('needs no data before somebody comes to it', async () => {
    editCell(field())
    const input = await combobox()
    expect(knownAreas().table).toBeUndefined()
    fireEvent.focus(input)
    await vi.waitFor(() => expect(knownAreas().table).toBeDefined())
  })

  it.each([[{ level: 'village' }], [{ store: 'name' }], [{ root: '8' }], [{ other: 1 }]])('does not accept settings %o', settings => {
    expect(() => field(settings)).toThrow()
  })

  it('is shown as the server said it, without the data', () => {
    const { container } = showCell(field(), { it: '440305', it_dictText: '广东省/深圳市/南山区' })
    expect(container.textContent).toBe('广东省/深圳市/南山区')
  })

  it('is shown by the data where nobody said it', async () => {
    const { container } = showCell(field(), { it: '110101' }, { view: 'details' })
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
