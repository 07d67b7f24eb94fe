import type { Browser } from 'playwright'
import { openBrowser, type Visit, visit } from './browser'
import { type Figure, type Limit, median, print } from './report'
import { startPage } from './servers'
import { startWeft, type Weft } from './weft'

const ROUNDS = 7
const KILOBYTE = 1024

const LIST = { path: '/course/lecturer', wait: '.weft-list .weft-grid-row[aria-rowindex]' }

/** A figure of the visits to a page, beside the same of the empty page. */
interface Measure {
  readonly name: string
  readonly unit: string
  readonly of: (visit: Visit) => number
  readonly limit?: Limit
}

const kilobytes = (name: string, of: Measure['of'], most?: number): Measure => ({
  name,
  unit: 'KB',
  of: visit => of(visit) / KILOBYTE,
  ...(most !== undefined && { limit: { ours: most } }),
})
const requests = (name: string, of: Measure['of'], most?: number): Measure => ({
  name,
  unit: '',
  of,
  ...(most !== undefined && { limit: { ours: most } }),
})
const milliseconds = (name: string, limit?: Limit): Measure => ({ name, unit: 'ms', of: ({ time }) => time, ...(limit && { limit }) })

/** The pages that are visited, and what is told of each. */
function kindsOf(browser: Browser, { server, signedIn }: Weft) {
  const at = (path: string, wait: string, times = 1) => visit(browser, server.url + path, { wait, signedIn, times })
  return [
    {
      title: 'Login page',
      open: () => visit(browser, `${server.url}/user/login`, { wait: 'input[type=password]' }),
      measures: [
        kilobytes('all until it stands', ({ painted }) => painted.bytes),
        kilobytes('scripts', ({ quiet }) => quiet.scripts, 110),
        requests('requests', ({ quiet }) => quiet.requests),
        milliseconds('navigation to painted'),
      ],
    },
    {
      title: 'First list, nothing cached',
      open: () => at(LIST.path, LIST.wait),
      measures: [
        kilobytes('all until its rows stand', ({ painted }) => painted.bytes, 300),
        requests('requests until its rows stand', ({ painted }) => painted.requests, 30),
        kilobytes('all until quiet', ({ quiet }) => quiet.bytes, 450),
        requests('requests until quiet', ({ quiet }) => quiet.requests, 45),
        kilobytes('scripts', ({ quiet }) => quiet.scripts),
        milliseconds('navigation to painted', { ratio: 1.5 }),
      ],
    },
    {
      title: 'The same list later',
      // The first visit learns which server this is, the second keeps what that says seldom changes.
      open: () => at(LIST.path, LIST.wait, 3),
      measures: [kilobytes('all until quiet', ({ quiet }) => quiet.bytes, 20), milliseconds('navigation to painted')],
    },
    {
      title: 'Home page, nothing cached',
      open: () => at('/dashboard/analysis', '.weft-chart-drawing svg'),
      measures: [kilobytes('scripts', ({ quiet }) => quiet.scripts), milliseconds('navigation to its charts')],
    },
  ] satisfies readonly { title: string; open: () => Promise<Visit>; measures: readonly Measure[] }[]
}

/** Visits of each page, and of the empty one. Interleaved, so that a slow moment of the machine touches all; the first round warms up. */
async function visitAll(runs: number, openers: readonly (() => Promise<Visit>)[]): Promise<readonly (readonly Visit[])[]> {
  const found = openers.map(() => [] as Visit[])
  for (let round = 0; round <= runs; round++) {
    for (const [index, open] of openers.entries()) {
      const visit = await open()
      if (round > 0) found[index]?.push(visit)
    }
  }
  return found
}

/** What travels to the login page, to a first and a later list and to the home page, and the time until they are painted. */
export async function pages({ runs = ROUNDS }: { readonly runs?: number } = {}): Promise<void> {
  const [floor, weft, browser] = [await startPage('floor'), await startWeft(), await openBrowser()]
  try {
    const kinds = kindsOf(browser, weft)
    const empty = () => visit(browser, `${floor.url}/`, { wait: 'text=painted' })
    const [floors = [], ...found] = await visitAll(runs, [empty, ...kinds.map(({ open }) => open)])
    for (const [index, { title, measures }] of kinds.entries()) {
      const figures = measures.map(({ name, unit, of, limit }: Measure): Figure => {
        const [ours, base] = [median((found[index] ?? []).map(of)), median(floors.map(of))]
        return { name, unit, ours, floor: base, ...(limit && { limit }) }
      })
      print(`${title} (medians; floor: an empty React page)`, figures)
    }
  } finally {
    await browser.close()
    await weft.server.dispose()
    await floor.close()
  }
}
