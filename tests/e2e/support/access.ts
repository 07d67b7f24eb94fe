import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect, PEOPLE, type Person, sessionIn } from './fixtures'
import { expectLoaded } from './menu-pages'
import { dialog } from './pages'
import { lookAt, openVisit } from './visits'

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }

type Appearance = 'light' | 'dark'

const themeOf = (person: Person | null) => `weft:${person === null ? '' : PEOPLE[person].username}:theme`

/** As another window of the same person would change it. Without a session the look is that of the user who was here last. */
async function wear(page: Page, person: Person | null, appearance: Appearance): Promise<void> {
  const kept = JSON.stringify({ value: { appearance }, expire: null })
  await page.evaluate(
    ([key = '', value = '']) => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    },
    [themeOf(person), kept],
  )
  await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
}

/** Nothing moves or is on its way: what fades in has too little contrast for a moment. */
async function expectStill(page: Page): Promise<void> {
  await expectLoaded(page)
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(one => one.playState === 'running' && one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY).length,
    )
  await expect.poll(moving).toBe(0)
}

/** Rules whose violations keep no user out: they are at most moderate. */
const MILD = [
  'aria-allowed-role',
  'empty-table-header',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
]

/**
 * How axe looks at contrast: as it does by itself, but without asking every element around a text what stands before and behind it, which
 * takes two thirds of its time. It would say then that it does not know, which is no violation; so nothing is let pass that was not before.
 */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
}

const AXE_OPTIONS = {
  // Only what is looked at below is worked out.
  resultTypes: ['violations' as const],
  checks: { 'color-contrast': { options: CONTRAST } },
}

/** The script of axe is half a megabyte: a page that stays loaded has it already. Frames in it are given their own. */
const axeOf = async (page: Page) =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void 0' } : {}

/**
 * No violation that keeps people out. While a dialog stands, it alone is looked at: what is behind its mask is dimmed on purpose
 * and out of reach.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectStill(page)
  // In the page itself: there are no frames whose results would have to be put together elsewhere.
  const builder = new AxeBuilder({ page, ...(await axeOf(page)) }).setLegacyMode(true).options(AXE_OPTIONS).disableRules(MILD)
  const open = await page.getByRole('dialog').count()
  const { violations } = await (open > 0 ? builder.include('[role=dialog]') : builder).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => [id, ...nodes.map(node => node.html.slice(0, 200))]),
    page.url(),
  ).toEqual([])
}

/** What stands there now, in a wide light window and then in a narrow dark one, which stays. */
export async function expectForEverybody(page: Page, person: Person | null = 'admin'): Promise<void> {
  await expectAccessible(page)
  // In this order less is drawn: a narrow window has less to make dark.
  await page.setViewportSize(NARROW)
  await wear(page, person, 'dark')
  await expectAccessible(page)
}

/** For those who look at something else next: wide and light again. */
export async function beginAnew(page: Page, person: Person | null = 'admin'): Promise<void> {
  await wear(page, person, 'light')
  await page.setViewportSize(WIDE)
}

export const expectDrawn = (page: Page) => expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()

const focused = (one: Locator) => one.evaluate(element => element.contains(document.activeElement))

/** A dialog that has just opened hears no key before it has the focus. */
export async function leave(page: Page): Promise<void> {
  await expect.poll(() => focused(dialog(page))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
}

export const userButton = (page: Page) => page.getByRole('button', { name: /的账户菜单$/ })

/** Chooses in the menu of a user who is signed in. */
export async function chooseForSelf(page: Page, entry: string): Promise<void> {
  await userButton(page).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const ARRIVAL = 400

/**
 * Waits for what a press does to the focus: a menu moves it some frames after the press, and one more press in between begins that
 * anew. A press that leaves the focus where it is costs the whole wait, in milliseconds.
 */
const arrived = (page: Page) =>
  page.evaluate(
    limit =>
      new Promise<void>(resolve => {
        const done = () => {
          document.removeEventListener('focusin', done)
          resolve()
        }
        document.addEventListener('focusin', done)
        setTimeout(done, limit)
      }),
    ARRIVAL,
  )

/** Presses a key until the focus is in a place, as a user without a mouse does. */
export async function pressUntil(page: Page, key: string, place: Locator): Promise<void> {
  for (let presses = 0; presses < 60 && !(await focused(place)); presses++) {
    const moved = arrived(page)
    await page.keyboard.press(key)
    await moved
  }
  expect(await focused(place), `${key} leads to ${place}`).toBe(true)
}

interface Visits {
  readonly desk: Page
  /** The administrator's window, loaded anew for each; it notes what moves, see `expectUnmoved`. */
  readonly visitor: Page
  /** The same for a user who is not signed in. */
  readonly counter: Page
}

/** For tests that only look: each begins wide and light. No fixture of workers is added: it would give these files workers of their own. */
export const test = base.extend<Visits>({
  /** The administrator's window, see `keepsWindow`. */
  desk: async ({ admin }, use) => use(admin),
  visitor: async ({ browser, server, sessions, visits }, use) => {
    const session = await sessionIn(sessions, server.url, 'admin')
    const visit = visits.get('admin') ?? (await openVisit(browser, { viewport: WIDE, baseURL: server.url, storageState: session }))
    visits.set('admin', visit)
    await lookAt(visit, use)
  },
  counter: async ({ browser, server, visits }, use) => {
    const visit = visits.get('nobody') ?? (await openVisit(browser, { viewport: WIDE, baseURL: server.url }))
    visits.set('nobody', visit)
    await lookAt(visit, use)
  },
})

export { expect }
