import type { Browser, CDPSession, Page } from 'playwright'
import { heap, load, metric } from '../page-figures'
import type {} from './pages/bench-form'
import { COUNTED, SWITCH, SWITCHED, TYPED } from './pages/fields'

/** What one visit of one page with one number of items gave: milliseconds, unless the name says something else. */
export interface Measured {
  /** Bytes, as they travelled. */
  readonly scripts: number
  /** Of the main thread. */
  readonly mount: number
  readonly key: number
  readonly total: number
  readonly toggle: number
  /** Every item holds something. */
  readonly accept: number
  /** No item holds anything. */
  readonly refuse: number
  /** Bytes. */
  readonly heap: number
}

const KEYS = 'abcdefghijklmnopqrst'
const TIMES = 5

/** Two visits in fresh pages: of a filled form and of an empty one. */
export async function measureForm(browser: Browser, url: string, count: number): Promise<Measured> {
  const filled = await visit(browser, url, async (page, session) => {
    const scripts = await load(page, session, url, 'benchForm')
    // The first form of a page also loads what its inputs need.
    await page.evaluate(items => window.benchForm.prepare(items, true), count)
    const before = await heap(session)
    const start = await metric(session, 'TaskDuration')
    await page.evaluate(() => window.benchForm.mount())
    const mount = ((await metric(session, 'TaskDuration')) - start) * 1000
    const after = await heap(session)
    const key = await keys(page, TYPED, KEYS, 'frame')
    const total = await keys(page, COUNTED, '12345', 'total')
    const toggle = await toggles(page)
    const { took, refused } = await page.evaluate(() => window.benchForm.validate())
    if (refused > 0) throw new Error(`${url}: ${refused} of ${count} filled items were refused`)
    return { scripts, mount, heap: after - before, key, total, toggle, accept: took }
  })
  const refuse = await visit(browser, url, async (page, session) => {
    await load(page, session, url, 'benchForm')
    await page.evaluate(items => window.benchForm.prepare(items, false), count)
    await page.evaluate(() => window.benchForm.mount())
    const { took, refused } = await page.evaluate(() => window.benchForm.validate())
    if (refused < count / 2) throw new Error(`${url}: only ${refused} of ${count} empty items were refused`)
    return took
  })
  return { ...filled, refuse }
}

/** What it costs to open one form for a hundred records. */
export interface Reopened {
  readonly first: number
  /** The middle of the last five: one alone may meet a collection of garbage. */
  readonly hundredth: number
  readonly close: number
  /** Bytes that every opening after the first ten left behind. */
  readonly left: number
}

const OPENINGS = 100
const WARM = 10

/** One visit in a fresh page. */
export async function measureReopen(browser: Browser, url: string, count: number): Promise<Reopened> {
  return await visit(browser, url, async (page, session) => {
    await load(page, session, url, 'benchForm')
    await page.evaluate(items => window.benchForm.prepare(items, true), count)
    const early = await page.evaluate(times => window.benchForm.reopen(times), WARM)
    const before = await heap(session)
    const late = await page.evaluate(times => window.benchForm.reopen(times), OPENINGS - WARM)
    const left = ((await heap(session)) - before) / (OPENINGS - WARM)
    const last = late.slice(-5)
    return {
      first: early[0]?.open ?? Number.NaN,
      hundredth: middle(last.map(({ open }) => open)),
      close: middle(last.map(({ close }) => close)),
      left,
    }
  })
}

async function visit<Result>(browser: Browser, _url: string, work: (page: Page, session: CDPSession) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    return await work(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

const middle = (values: readonly number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

/** Types into an item; the middle time of a key. */
async function keys(page: Page, name: string, text: string, until: 'frame' | 'total'): Promise<number> {
  await page.evaluate(item => window.benchForm.focus(item), name)
  const times: number[] = []
  for (const key of text) {
    await page.evaluate(what => window.benchForm.arm(what), until)
    await page.keyboard.press(key)
    times.push(await page.evaluate(() => window.benchForm.armed()))
  }
  return middle(times)
}

/** Empties and fills the item that shows another; the middle time of both. */
async function toggles(page: Page): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++)
    for (const [key, until] of [
      ['Backspace', 'hidden'],
      ['x', 'shown'],
    ] as const) {
      await page.evaluate(item => window.benchForm.focus(item), SWITCH)
      await page.evaluate(([what, item]) => window.benchForm.arm(what, item), [until, SWITCHED] as const)
      await page.keyboard.press(key)
      times.push(await page.evaluate(() => window.benchForm.armed()))
    }
  return middle(times)
}
