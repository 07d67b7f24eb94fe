import type { Browser, CDPSession, Page } from 'playwright'
import { heap, load, metric } from '../page-figures'
import { median } from '../report'
import type { BenchWindow } from './pages/bench-grid'

/** What one visit of one page with one number of rows gave: milliseconds, unless the name says something else. NaN: it cannot do that. */
export interface Measured extends Edited {
  readonly scripts: number
  readonly mount: number
  /** Bytes over those of the rows. */
  readonly heap: number
  /** Of the main thread, for a frame. */
  readonly scrollFrame: number
  readonly blankShare: number
  readonly insert: number
  readonly remove: number
  readonly move: number
  readonly validate: number
  /** Cells that were refused by it. */
  readonly refused: number
  readonly paste: number
}

/** The first cell that is edited has its code run for the first time; those after it are what a person works with. */
interface Edited {
  readonly open: number
  readonly openAgain: number
  readonly key: number
  readonly commit: number
  readonly commitAgain: number
}

const FRAMES = 100
const SCROLLS_FROM = 10_000
const KEYS = 'abcdefghij'
/** A column. */
const TEXT = 0
/** The row that is edited first, and those after it: one edit of a few milliseconds says little. */
const FIRST = 2
const AGAIN = [5, 6, 7, 8, 9]

/** One visit in a fresh page. */
export async function measureGrid(browser: Browser, url: string, rows: number): Promise<Measured> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const scripts = await load(page, session, url, 'bench')
    await page.evaluate(count => window.bench.prepare(count), rows)
    const before = await heap(session)
    const mount = await page.evaluate(() => window.bench.mount())
    const after = await heap(session)
    const scrolled = rows >= SCROLLS_FROM ? await scroll(page, session) : { scrollFrame: Number.NaN, blankShare: Number.NaN }
    const edited = await edit(page)
    const operate = async (name: Parameters<BenchWindow['run']>[0]) => (await page.evaluate(asked => window.bench.run(asked), name)).took
    const [insert, remove, move] = [await operate('insert'), await operate('remove'), await operate('move')]
    const { took: validate, refused } = await page.evaluate(() => window.bench.run('validate'))
    const paste = await operate('paste')
    return { scripts, mount, heap: after - before, ...scrolled, ...edited, insert, remove, move, validate, refused, paste }
  } finally {
    await context.close()
  }
}

/** Looks in a pass of its own: looking costs. */
async function scroll(page: Page, session: CDPSession): Promise<Pick<Measured, 'scrollFrame' | 'blankShare'>> {
  const start = await metric(session, 'TaskDuration')
  await page.evaluate(frames => window.bench.scroll(frames, false), FRAMES)
  const took = (await metric(session, 'TaskDuration')) - start
  const { blank, frames } = await page.evaluate(count => window.bench.scroll(count, true), FRAMES)
  await page.evaluate(() => window.bench.toTop())
  return { scrollFrame: (took * 1000) / FRAMES, blankShare: blank / frames }
}

/** A person goes to a cell, opens it, types and presses Enter; then to others. */
async function edit(page: Page): Promise<Edited> {
  const first = await editCell(page, FIRST)
  const again: (typeof first)[] = []
  for (const row of AGAIN) again.push(await editCell(page, row))
  return {
    open: first.open,
    openAgain: median(again.map(({ open }) => open)),
    key: median([first, ...again].flatMap(({ keys }) => keys)),
    commit: first.commit,
    commitAgain: median(again.map(({ commit }) => commit)),
  }
}

async function editCell(page: Page, row: number): Promise<{ open: number; keys: readonly number[]; commit: number }> {
  const open = await openCell(page, row)
  const keys: number[] = []
  for (const key of KEYS) keys.push(await press(page, key, 'frame'))
  return { open, keys, commit: await press(page, 'Enter', 'closed') }
}

async function openCell(page: Page, row: number): Promise<number> {
  const { x, y } = await page.evaluate(at => window.bench.place(...at), [row, TEXT] as const)
  await page.mouse.move(x, y)
  await page.evaluate(() => window.bench.rest())
  await page.evaluate(() => window.bench.arm('editor'))
  await page.mouse.click(x, y)
  return page.evaluate(() => window.bench.armed())
}

async function press(page: Page, key: string, until: Parameters<BenchWindow['arm']>[0]): Promise<number> {
  await page.evaluate(what => window.bench.arm(what), until)
  await page.keyboard.press(key)
  return page.evaluate(() => window.bench.armed())
}
