import { type Browser, chromium, type Page } from 'playwright'
import { chromiumPath } from '../scripts/chromium.mjs'

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
  chromium.launch({ executablePath: chromiumPath(), args: unpaced ? [...FLAGS, ...UNPACED] : FLAGS })

/** What one visit with an empty cache cost. */
export interface Visit {
  /** Bytes of all scripts as they travelled. */
  readonly scripts: number
  /** How many scripts that were. */
  readonly files: number
  /** Milliseconds from navigation to the frame in which the text stood. */
  readonly painted: number
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

/** Visits an address in a fresh profile and waits for an element. */
export async function visit(browser: Browser, url: string, { wait, signedIn }: { wait: string; signedIn?: SignedIn }): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (signedIn) await carrySession(page, signedIn)
  const session = await context.newCDPSession(page)
  const isScript = new Set<string>()
  let scripts = 0
  await session.send('Network.enable')
  session.on('Network.responseReceived', event => event.type === 'Script' && isScript.add(event.requestId))
  session.on('Network.loadingFinished', event => {
    if (isScript.has(event.requestId)) scripts += event.encodedDataLength
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(wait)
  const painted = await page.evaluate(
    () => new Promise<number>(done => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  )
  await page.waitForLoadState('networkidle')
  await context.close()
  return { scripts, files: isScript.size, painted }
}
