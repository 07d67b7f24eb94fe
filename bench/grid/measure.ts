import type { Browser, CDPSession, Page } from 'playwright'
import { heap, load, metric } from '../page-figures'
import type { BenchWindow } from './pages/bench-grid'

/** What one visit of one page with one number of rows gave: milliseconds, unless the name says something else. NaN: it cannot do that. */
export interface Measured {
  readonly scripts: number
  readonly mount: number
  /** Bytes over those of the rows. */
  readonly heap: number
  /** Of the main thread, for a frame. */
  readonly scrollFrame: number
  readonly blankShare: number
  readonly open: number
  readonly key: number
  readonly commit: number
  readonly insert: number
  readonly remove: number
  readonly move: number
  readonly validate: number
  readonly paste: number
}

const FRAMES = 100
const SCROLLS_FROM = 10_000
const KEYS = 'abcdefghijklmnopqrst'

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
    const operate = (name: Parameters<BenchWindow['run']>[0]) =>
      page.evaluate(asked => window.bench.run(asked), name).then(time => time ?? Number.NaN)
    return {
      scripts,
      mount,
      heap: after - before,
      ...scrolled,
      ...edited,
      insert: await operate('insert'),
      remove: await operate('remove'),
      move: await operate('move'),
      validate: await operate('validate'),
      paste: await operate('paste'),
    }
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

/** A person goes to a cell, opens it, types and presses Enter. */
async function edit(page: Page): Promise<Pick<Measured, 'open' | 'key' | 'commit'>> {
  const { x, y } = await page.evaluate(() => window.bench.place(2, 0))
  await page.evaluate(() => window.bench.arm('editor'))
  await page.mouse.click(x, y)
  const open = await page.evaluate(() => window.bench.armed())
  const keys: number[] = []
  for (const key of KEYS) {
    await page.evaluate(() => window.bench.arm('frame'))
    await page.keyboard.press(key)
    keys.push(await page.evaluate(() => window.bench.armed()))
  }
  await page.evaluate(() => window.bench.arm('closed'))
  await page.keyboard.press('Enter')
  const commit = await page.evaluate(() => window.bench.armed())
  keys.sort((left, right) => left - right)
  return { open, key: keys[Math.floor(keys.length / 2)] ?? Number.NaN, commit }
}
