import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectDrawn, leave, test } from './support/access'
import { expectScreen } from './support/menu-pages'
import { button, dialog, List } from './support/pages'

/** A list, a list with its detail, trees, and a list with nothing in it. */
const PAGES = ['/isystem/user', '/isystem/depart', '/isys/category', '/course/category', '/isystem/tableWhiteList'] as const

const ABOVE = ['新增', '导入', '高级查询', '列设置'] as const
const OF_ROW = ['编辑', '详情'] as const

/** The first list of the page, once its rows have come or there are none. */
async function firstList(page: Page): Promise<List> {
  await expectDrawn(page)
  await expectScreen(page)
  const place = page.locator('.weft-list').filter({ visible: true }).first()
  const list = new List(place)
  await expect(list.rows.first().or(place.getByText(/^暂无/)).first()).toBeVisible()
  return list
}

async function expectWindow(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await leave(page)
}

for (const path of PAGES) {
  test(`everybody can use the windows of ${path}`, { tag: '@whole' }, async ({ desk: page }) => {
    await page.goto(path)
    const list = await firstList(page)
    for (const name of ABOVE) {
      const opener = button(list.place, name)
      if ((await opener.count()) !== 1 || !(await opener.isEnabled())) continue
      await opener.click()
      await expectWindow(page)
    }
    if ((await list.rows.count()) === 0) return
    const row = list.rows.first()
    for (const name of OF_ROW) {
      if ((await button(row, name).count()) === 0) continue
      await button(row, name).click()
      await expectWindow(page)
    }
  })
}
