import type { Browser } from 'playwright'
import { openBrowser } from '../browser'
import { load, metric } from '../page-figures'
import { type Figure, median, print } from '../report'
import { type Running, startPage } from '../servers'
import type {} from './pages/bench-rich'

const EDITORS = ['weft', 'floor'] as const
type EditorName = (typeof EDITORS)[number]

const SIZES = [10_000, 200_000]
const RUNS = 3
const KEYS = 'the audit group reports'
/** Milliseconds between two keys, and after the last until everything that waited for a rest is done. */
const RHYTHM = 120
const REST = 1500

/** What one visit with one text gave, in milliseconds. */
interface Measured {
  readonly key: number
  readonly slowest: number
  /** Of the main thread, for each key, with what is done when typing rests. */
  readonly work: number
}

type Runs = Readonly<Record<EditorName, readonly Measured[]>>

/** The field of rich text in a form beside a bare TipTap editor with the same text. */
export async function rich(): Promise<void> {
  const pages = new Map<EditorName, Running>()
  const browser = await openBrowser({ unpaced: true })
  try {
    for (const name of EDITORS) pages.set(name, await startPage(`rich/pages/${name}`))
    const lines: Figure[] = []
    for (const size of SIZES) lines.push(...figures(size, await runs(browser, pages, size)))
    print('Rich text (medians; floor: a bare TipTap editor)', lines)
  } finally {
    await browser.close()
    for (const page of pages.values()) await page.close()
  }
}

/** Interleaved, so that a slow moment of the machine touches both; the first run warms up. */
async function runs(browser: Browser, pages: ReadonlyMap<EditorName, Running>, size: number): Promise<Runs> {
  const results: Record<EditorName, Measured[]> = { weft: [], floor: [] }
  for (let run = 0; run <= RUNS; run++)
    for (const [name, { url }] of pages) {
      const measured = await measure(browser, url, size)
      if (run > 0) results[name].push(measured)
    }
  return results
}

async function measure(browser: Browser, url: string, size: number): Promise<Measured> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await load(page, session, url, 'benchRich')
    await page.evaluate(bytes => window.benchRich.open(bytes), size)
    await page.waitForTimeout(REST)
    const start = await metric(session, 'TaskDuration')
    const times: number[] = []
    for (const key of KEYS) {
      await page.evaluate(() => window.benchRich.arm())
      await page.keyboard.press(key)
      times.push(await page.evaluate(() => window.benchRich.armed()))
      await page.waitForTimeout(RHYTHM)
    }
    await page.waitForTimeout(REST)
    const work = (((await metric(session, 'TaskDuration')) - start) * 1000) / KEYS.length
    const written = await page.evaluate(() => document.querySelector('[contenteditable=true]')?.textContent ?? '')
    if (!written.endsWith(KEYS)) throw new Error(`${url}: the text ends with ${written.slice(-KEYS.length)}`)
    return { key: median(times), slowest: Math.max(...times), work }
  } finally {
    await context.close()
  }
}

const MEASURES = [
  ['key to paint', 'key'],
  ['slowest key to paint', 'slowest'],
  ['main thread for a key', 'work'],
] as const

function figures(size: number, all: Runs): readonly Figure[] {
  return MEASURES.map(([name, key]) => {
    const of = (editor: EditorName) => median(all[editor].map(run => run[key]))
    return { name: `${name}, ${size / 1000} KB`, unit: 'ms', ours: of('weft'), floor: of('floor') }
  })
}
