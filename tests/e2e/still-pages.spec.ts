import type { Page } from '@playwright/test'
import { expect, expectDrawn, test } from './support/access'
import { expectScreen, MENU_PAGES } from './support/menu-pages'

/** A hundredth of the window moved by its own height; columns that become as wide as their first rows are below it. */
const STILL = 0.01

interface Moved {
  weftMoved?: { readonly value: number; readonly what: string }[]
}

/** Notes what moves without a press, from the next load on. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: NonNullable<Moved['weftMoved']> = []
    ;(window as Moved).weftMoved = moved
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const [first] = sources
        const element = first?.node instanceof Element ? first.node : first?.node?.parentElement
        if (!hadRecentInput) moved.push({ value, what: element?.className.toString() ?? '' })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

test.beforeEach(({ desk: page }) => watchMoves(page))

for (const path of MENU_PAGES) {
  test(`nothing of ${path} moves when its data comes`, async ({ desk: page }) => {
    await page.goto(path)
    await expectDrawn(page)
    await expectScreen(page)
    await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active, [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
    const moved = await page.evaluate(() => (window as Moved).weftMoved ?? [])
    const sum = moved.reduce((all, { value }) => all + value, 0)
    expect(sum, moved.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThan(STILL)
  })
}
