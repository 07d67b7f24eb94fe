import type { Browser, CDPSession, Page } from 'playwright'
import { carrySession, openBrowser, type SignedIn } from './browser'
import { type Figure, median, print } from './report'
import { startPage } from './servers'
import { startWeft } from './weft'

const TABS = 20
const ROUNDS = 3
const MEGABYTE = 1024 * 1024

/** The lists of the product; opened with different values they are different tabs. */
const LISTS = ['/course/lecturer', '/isystem/user', '/isystem/roleUserList', '/isystem/dict', '/course/comment']
const ADDRESSES = Array.from({ length: TABS }, (_, index) => {
  const list = LISTS[index % LISTS.length] ?? ''
  return index < LISTS.length ? list : `${list}?${new URLSearchParams({ with: JSON.stringify({ tab: index }) })}`
})

const newPage = async (browser: Browser, url: string, signedIn?: SignedIn) => {
  const page = await (await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })).newPage()
  if (signedIn) await carrySession(page, signedIn)
  await page.goto(url)
  await page.getByRole('tab').first().waitFor()
  return page
}

/** Opens a list in a tab, as a link would. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.locator('.weft-tab-page:not([hidden]) .weft-list .weft-grid-body > .weft-grid-row').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function closeAll(page: Page): Promise<void> {
  await page.getByRole('tab').first().click()
  await page.getByRole('tab').first().click({ button: 'right' })
  // A press by pointer would scroll the page while the menu still moves, and a menu at the pointer closes then.
  await page.getByRole('menuitem', { name: '关闭其他' }).dispatchEvent('click')
  await page.waitForFunction(() => document.querySelectorAll('[role=tab]').length === 1 && !document.querySelector('.ant-dropdown'))
}

/** What a machine that is busy with other things does not lengthen: the time of the page's main thread, in ms for each switch. */
async function threadTime(
  session: CDPSession,
  work: () => Promise<readonly number[]>,
): Promise<{ times: readonly number[]; thread: number }> {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(metric => metric.name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await spent()
  const times = await work()
  // With all that comes after the last page stands.
  await session.send('Runtime.evaluate', { expression: 'new Promise(done => requestIdleCallback(done))', awaitPromise: true })
  return { times, thread: ((await spent()) - before) * (1000 / times.length) }
}

async function measured(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Milliseconds from the press on each tab to the frame in which its page stands. */
const switchTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const times: number[] = []
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
      const start = performance.now()
      tab.click()
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      times.push(performance.now() - start)
    }
    return times
  })

interface Memory {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** What is left in a page after everything that can go has gone. */
async function memory(session: CDPSession): Promise<Memory> {
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

const remains = (when: string, now: Memory, before: Memory): Figure[] => [
  { name: `heap ${when}`, unit: 'MB', ours: now.heap / MEGABYTE, floor: before.heap / MEGABYTE },
  { name: `DOM nodes ${when}`, unit: '', ours: now.nodes, floor: before.nodes },
  { name: `listeners ${when}`, unit: '', ours: now.listeners, floor: before.listeners },
]

/** The time to switch between 20 open lists beside empty pages in React, and what is left of them when they are closed beside what was there before. */
export async function tabs(): Promise<void> {
  const [floor, weft, browser] = [await startPage('floor-tabs'), await startWeft(), await openBrowser()]
  try {
    const empty = await newPage(browser, `${floor.url}/`)
    const page = await newPage(browser, `${weft.server.url}/dashboard/analysis`, weft.signedIn)
    const [session, emptySession] = [await measured(page), await measured(empty)]
    // Once for what stays for good: chunks, dictionaries, screens.
    for (const address of LISTS) await open(page, address)
    await closeAll(page)
    const before = await memory(session)
    for (const address of ADDRESSES) await open(page, address)
    const opened = await memory(session)
    const [ours, floors] = [[] as number[], [] as number[]]
    const [oursBusy, floorsBusy] = [[] as number[], [] as number[]]
    // Interleaved, so that a slow moment of the machine touches both; the first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const floor = await threadTime(emptySession, () => switchTimes(empty))
      const our = await threadTime(session, () => switchTimes(page))
      if (round === 0) continue
      floors.push(...floor.times)
      ours.push(...our.times)
      floorsBusy.push(floor.thread)
      oursBusy.push(our.thread)
    }
    await closeAll(page)
    const closed = await memory(session)
    print(`${TABS} tabs with lists (floor: empty pages in React; for memory: before they were opened)`, [
      { name: 'switch to another tab, median', unit: 'ms', ours: median(ours), floor: median(floors) },
      { name: 'switch to another tab, main thread', unit: 'ms', ours: median(oursBusy), floor: median(floorsBusy) },
      { name: 'switch to another tab, slowest', unit: 'ms', ours: Math.max(...ours), floor: Math.max(...floors) },
      ...remains('with all open', opened, before),
      ...remains('after closing all', closed, before),
    ])
  } finally {
    await browser.close()
    await weft.server.dispose()
    await floor.close()
  }
}
