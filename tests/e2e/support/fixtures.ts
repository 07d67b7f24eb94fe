import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../server/app/seeds/demo/password'
import { startCas, type TestCas } from '../../contracts/support/outside/cas'
import { type Provider, settingsOf, startProvider } from '../../contracts/support/outside/provider'
import { KeptWindows } from './kept-window'
import { ADMIN_PASSWORD, type ServerOptions, WeftServer } from './server'
import { type Session, sessionOf } from './sign-in'
import type { Visit } from './visits'
import { Watch } from './watch'

/** People of every test server. */
export const PEOPLE = {
  admin: { username: 'admin', password: ADMIN_PASSWORD, realname: '管理员' },
  /** Reads people and lecturers, and writes comments. */
  auditor: { username: 'auditor', password: DEMO_PASSWORD, realname: '沈审' },
} as const

export type Person = keyof typeof PEOPLE

interface ForTests {
  /** What a test fails for besides its own expectations; always on. */
  readonly watch: Watch
  /** Opens a window: signed in as one of the people, or without a session. With options besides its size it is loaded anew. */
  readonly open: (person: Person | null, options?: BrowserContextOptions) => Promise<Page>
  /** A page signed in as the administrator. */
  readonly admin: Page
  /**
   * Whether the windows of `open` and `admin` stay loaded for the next journey, see `KeptWindow`. Not for journeys that are about the
   * loading of a page or its answer, or open a second page beside the first before that has gone anywhere. Default: yes.
   */
  readonly keepsWindow: boolean
}

interface ForWorkers extends ServerOptions {
  /** A house whose people may sign in here as well. */
  readonly provider: Provider
  /** The single sign-on of the house. */
  readonly cas: TestCas
  readonly server: WeftServer
  readonly sessions: Map<Person, Session>
  readonly kept: KeptWindows
  /** Windows that load each page anew, by the user who is signed in. */
  readonly visits: Map<Person | 'nobody', Visit>
}

export const test = base.extend<ForTests, ForWorkers>({
  database: ['embedded', { option: true, scope: 'worker' }],
  provider: [
    async ({ database: _database }, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  cas: [
    async ({ database: _database }, use) => {
      const cas = await startCas()
      await use(cas)
      await cas.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, provider, cas }, use) => {
      const server = await WeftServer.start({ database }, url => ({ PUBLIC_URL: url, CAS_URL: cas.url, ...settingsOf(provider) }))
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  sessions: [async ({ server: _server }, use) => use(new Map()), { scope: 'worker' }],
  kept: [
    async ({ browser, server }, use) => {
      const kept = new KeptWindows(browser, server.url)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  visits: [
    async ({ server: _server }, use) => {
      const visits = new Map<Person | 'nobody', Visit>()
      await use(visits)
      for (const { page } of visits.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  keepsWindow: [true, { option: true }],
  baseURL: async ({ server }, use) => use(server.url),
  watch: [
    async ({ server }, use, info) => {
      const watch = new Watch()
      const before = server.output.length
      await use(watch)
      watch.read(server.output.slice(before))
      if (info.status !== info.expectedStatus) await info.attach('what the server said', { body: server.output, contentType: 'text/plain' })
      expect(watch.problems, 'errors in the console, violations of the policy, failures of the server').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    await watch.follow(context)
    await use(context)
  },
  open: async ({ browser, server, sessions, watch, keepsWindow, kept }, use, info) => {
    const ends: (() => Promise<void>)[] = []
    const keep = async (session: Session | null, { viewport }: BrowserContextOptions) => {
      const window = await kept.take(session, viewport ?? undefined)
      const stop = watch.listen(window.context)
      ends.push(() => {
        stop()
        return kept.giveBack(window, info.status === info.expectedStatus)
      })
      return window.page
    }
    const load = async (session: Session | null, options: BrowserContextOptions) => {
      const context = await browser.newContext({ ...options, ...(session && { storageState: session }) })
      ends.push(() => context.close())
      await watch.follow(context)
      return context.newPage()
    }
    await use(async (person, options = {}) => {
      const session = person && (await sessionIn(sessions, server.url, person))
      const keeps = keepsWindow && Object.keys(options).every(name => name === 'viewport')
      return (keeps ? keep : load)(session, options)
    })
    for (const end of ends) await end()
  },
  admin: async ({ open }, use) => use(await open('admin')),
})

/** The session of one of the people, which their windows share. */
export async function sessionIn(sessions: Map<Person, Session>, url: string, person: Person): Promise<Session> {
  const session = sessions.get(person) ?? (await sessionOf(url, PEOPLE[person]))
  sessions.set(person, session)
  return session
}

export { expect }
