import { type Browser, chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../scripts/chromium.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Frames as fast as they can be made, so that no time is rounded up to the next sixtieth of a second. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

export const openBrowser = ({ unpaced = false } = {}): Promise<Browser> =>
  chromium.launch({ ...chromiumLaunch(), args: unpaced ? [...FLAGS, ...UNPACED] : FLAGS })

/** What had come over the network at a moment. */
export interface Travelled {
  /** Bytes of everything, headers included. */
  readonly bytes: number
  /** Answers that the browser did not have itself. */
  readonly requests: number
  /** Bytes of all scripts. */
  readonly scripts: number
}

/** What one visit cost. */
export interface Visit {
  /** Milliseconds from navigation to the frame in which what was waited for stood. */
  readonly time: number
  readonly painted: Travelled
  /** Once the network was quiet. */
  readonly quiet: Travelled
}

/** Who is signed in: what the login page would have kept. */
export interface SignedIn {
  readonly token: string
  readonly userInfo: { readonly username: string }
}

/** Signed in before the first script of the page runs. */
export async function carrySession(page: Page, { token, userInfo }: SignedIn): Promise<void> {
  const kept = { 'Access-Token': token, Login_Username: userInfo.username, Login_Userinfo: userInfo }
  await page.addInitScript(values => {
    const expire = Date.now() + 3_600_000
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify({ value, expire }))
  }, kept)
}

interface VisitOptions {
  /** A selector of what is to be seen. */
  readonly wait: string
  readonly signedIn?: SignedIn
  /** The last of so many visits in the profile is measured. Default 1: nothing is in the cache. */
  readonly times?: number
}

/** Counts what comes over the network to a page from now on. */
async function countTravel(page: Page): Promise<{ readonly now: () => Travelled; readonly end: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  const own = new Set<string>()
  const count = { bytes: 0, requests: 0, scripts: 0 }
  await session.send('Network.enable')
  session.on('Network.requestServedFromCache', ({ requestId }) => own.add(requestId))
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache) own.add(requestId)
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId) || encodedDataLength === 0) return
    count.requests++
    count.bytes += encodedDataLength
    if (scripts.has(requestId)) count.scripts += encodedDataLength
  })
  return { now: () => ({ ...count }), end: () => session.detach() }
}

async function visitOnce(page: Page, url: string, wait: string): Promise<Visit> {
  const travel = await countTravel(page)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(wait)
  const time = await page.evaluate(
    () => new Promise<number>(done => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  )
  const painted = travel.now()
  await page.waitForLoadState('networkidle')
  const quiet = travel.now()
  await travel.end()
  return { time, painted, quiet }
}

/** Visits an address in a fresh profile and waits for an element. */
export async function visit(browser: Browser, url: string, { wait, signedIn, times = 1 }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (signedIn) await carrySession(page, signedIn)
  for (let time = 1; time < times; time++) await visitOnce(page, url, wait)
  const last = await visitOnce(page, url, wait)
  await context.close()
  return last
}
