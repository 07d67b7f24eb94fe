import { type Browser, type BrowserContextOptions, expect, type Page, type ViewportSize } from '@playwright/test'
import { noteLoading } from './page-looks'
import { Watch } from './watch'

/** A window that stays while its pages are loaded anew, so that its caches are warm. */
export interface Visit {
  readonly page: Page
  readonly watch: Watch
  /** What it has at the beginning of each test. */
  readonly size: ViewportSize | null
}

export async function openVisit(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const watch = new Watch()
  const context = await browser.newContext(options)
  await watch.follow(context)
  await noteLoading(context)
  return { page: await context.newPage(), watch, size: options.viewport ?? null }
}

/** Has a test look at what it opens, and empties the storages of the window but for the session. */
export async function lookAt({ page, watch, size }: Visit, use: (page: Page) => Promise<void>): Promise<void> {
  const { origins } = await page.context().storageState()
  const before = watch.problems.length
  if (size) await page.setViewportSize(size)
  await use(page)
  const kept = origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate(items => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, kept)
  expect(watch.problems.slice(before), 'errors in the console and violations of the policy').toEqual([])
}
