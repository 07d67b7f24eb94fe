import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { ICON_NAMES, iconName } from '../../model/icons'
import { iconOf } from '../../ui/look/icon'
import { wordsOf } from './find-icon'

describe('an icon', () => {
  it.each(ICON_NAMES)('%s is drawn and has words', name => {
    expect(iconOf(name)).toBeDefined()
    expect(wordsOf(name)[0]).toMatch(/\p{Script=Han}/u)
  })

  it.each([
    ['home', 'home'],
    ['home-o', 'home'],
    ['HomeOutlined', 'home'],
    ['bar-chart-outlined', 'bar-chart'],
    ['ant-design:bar-chart-outlined', 'bar-chart'],
    ['ion:home', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%j names %s', (spelling, name) => {
    expect(iconName(spelling)).toBe(name)
  })

  it('stays as it is written, known or not', () => {
    expect(faces(cellField('icon'), 'home-o')).toEqual(['home-o', 'home-o'])
    expect(faces(cellField('icon'), 'ion:home')).toEqual(['ion:home', 'ion:home'])
  })

  it('is shown with its name, and one that is none says so', () => {
    const known = showCell(cellField('icon'), { it: 'home' })
    expect([known.container.textContent, known.container.querySelector('.anticon-home')]).toEqual(['home', expect.anything()])
    const other = showCell(cellField('icon'), { it: 'ion:home' })
    expect(other.container.textContent).toBe('ion:home未知图标')
  })

  const options = () => [...document.querySelectorAll('.ant-select-item-option')]

  /** Types into the list, which opens, and chooses the first that it offers. */
  async function choose(typed: string, names: readonly string[]) {
    const box = await screen.findByRole('combobox', { name: '字段' })
    fireEvent.change(box, { target: { value: typed } })
    await waitFor(() => expect(options().map(one => one.getAttribute('title'))).toEqual(names))
    for (const first of options().slice(0, 1)) fireEvent.click(first)
  }

  it.each([
    ['首页', ['home']],
    ['审批', ['audit']],
    ['柱状', ['bar-chart']],
    ['safety', ['safety', 'safety-certificate']],
    ['没有这种', []],
  ])('is found by %s', async (typed, names) => {
    const { changes } = editCell(cellField('icon'))
    await choose(typed, names)
    expect(changes).toEqual(names.slice(0, 1))
  })

  it('that no word finds says how to search', async () => {
    editCell(cellField('icon'))
    await choose('nowhere', [])
    expect(screen.getByText('没有这样的图标，可以用中文搜索，如“审批”“人员”')).toBeTruthy()
  })

  it('that is none is told in a form until another is chosen', async () => {
    editCell(cellField('icon'), 'ion:home')
    expect((await screen.findByRole('status')).textContent).toBe('没有名为 ion:home 的图标，菜单将显示默认图标')
    await choose('首页', ['home'])
    expect(screen.queryByRole('status')).toBeNull()
  })
})
