import type { Page } from '@playwright/test'
import { expect, test } from './support/access'
import { LECTURERS } from './support/lecturers'

/** Lists with rows of the demo. */
const LISTS = [
  '/isystem/user',
  '/isystem/roleUserList',
  '/isystem/position',
  '/isystem/dict',
  '/isystem/annountCement',
  '/isys/tenant',
  LECTURERS,
  '/course/comment',
  '/online/report',
  '/isystem/checkRule',
  '/example/sale',
  '/example/job',
  '/example/branch',
  '/example/picker',
  '/isystem/fillRule',
] as const

/** What is read to the last letter: names, accounts, telephones, days, numbers and states. Longer texts may end in dots. */
const WHOLE = /(姓名|名称|账号|编号|编码|手机|电话|部门|时间|日期|生日|金额|课酬|数量|性别|状态|级别|序号)/

/** Cells of such columns whose text sticks out of them, or goes on below the pinned buttons of their row, as `title: text`. */
const cutCells = (page: Page) =>
  page.evaluate(source => {
    const shown = [...document.querySelectorAll('.weft-list')].filter(list => list.checkVisibility())
    return shown.flatMap(list => {
      const heads = [...list.querySelectorAll('[role=columnheader]')]
      const titles = new Map(heads.map(head => [head.getAttribute('aria-colindex'), head.getAttribute('aria-label') ?? '']))
      return [...list.querySelectorAll('.weft-grid-body .weft-grid-cell')].flatMap(cell => {
        const title = titles.get(cell.getAttribute('aria-colindex')) ?? ''
        if (!new RegExp(source).test(title)) return []
        const range = document.createRange()
        range.selectNodeContents(cell.querySelector('.weft-grid-drawn') ?? cell)
        const [text, { right }] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
        const pinned = cell.closest('[role=row]')?.querySelector('.weft-grid-side-right')?.getBoundingClientRect().left ?? right
        const below = text.left < pinned && text.right > pinned
        return text.right > right - 4 || below ? [`${title}: ${cell.textContent}`] : []
      })
    })
  }, WHOLE.source)

for (const path of LISTS) {
  test(`names, telephones, days and amounts of ${path} are shown whole at 1440 px`, async ({ desk: page }) => {
    await page.goto(path)
    await expect(page.locator('.weft-list .weft-grid-body .weft-grid-cell').first()).toBeVisible()
    await expect(page.locator('.weft-grid-busy')).toHaveCount(0)
    expect(await cutCells(page)).toEqual([])
  })
}
