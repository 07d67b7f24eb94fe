import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectLoaded, expectScreen } from './menu-pages'

/** A hundredth of the window moved by its own height; columns that become as wide as their first rows are below it. */
const STILL = 0.01

interface Moves {
  weftMoves?: { readonly moved: { readonly value: number; readonly what: string }[]; readonly observer: PerformanceObserver }
}

/** Runs in the page: notes from now on what moves in it without a press. */
function note(): void {
  const place = window as Moves
  place.weftMoves?.observer.disconnect()
  const begun = performance.now()
  const moved: NonNullable<Moves['weftMoves']>['moved'] = []
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const observer = new PerformanceObserver(list => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const [first] = sources
      const element = first?.node instanceof Element ? first.node : first?.node?.parentElement
      if (!hadRecentInput && startTime >= begun) moved.push({ value, what: element?.className.toString() ?? '' })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  place.weftMoves = { moved, observer }
}

/** Has the pages that a context loads note what moves in them. */
export const noteLoading = (context: BrowserContext) => context.addInitScript(note)

/** Has a page that stays loaded do so, before it goes elsewhere. */
export const noteMoves = (page: Page) => page.evaluate(note)

/** The page stands, its data has come, and nothing has moved meanwhile. */
export async function expectUnmoved(page: Page): Promise<void> {
  await expectScreen(page)
  await expectLoaded(page)
  const moved = await page.evaluate(() => (window as Moves).weftMoves?.moved ?? [{ value: 1, what: 'nothing was noted' }])
  const sum = moved.reduce((all, { value }) => all + value, 0)
  expect(sum, `moved: ${moved.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')}`).toBeLessThan(STILL)
}

/** What is read to the last letter: names, accounts, telephones, days, numbers and states. Longer texts may fade. */
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
        if (!cell.checkVisibility() || !new RegExp(source).test(title)) return []
        const range = document.createRange()
        range.selectNodeContents(cell.querySelector('.weft-grid-drawn') ?? cell)
        const [text, { right }] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
        const pinned = cell.closest('[role=row]')?.querySelector('.weft-grid-side-right')?.getBoundingClientRect().left ?? right
        const below = text.left < pinned && text.right > pinned
        return text.right > right - 4 || below ? [`${title}: ${cell.textContent}`] : []
      })
    })
  }, WHOLE.source)

/** The rows of a list have come, and names, telephones, days and amounts are shown whole. */
export async function expectWholeCells(page: Page): Promise<void> {
  await expect(page.locator('.weft-list .weft-grid-body .weft-grid-cell').first()).toBeVisible()
  await expect(page.locator('.weft-grid-busy')).toHaveCount(0)
  expect(await cutCells(page)).toEqual([])
}
