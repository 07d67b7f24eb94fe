import { expect, type Page } from '@playwright/test'
import menus from '../../../schemas/menus.json' with { type: 'json' }

interface Entry {
  readonly url: string
  readonly hidden?: boolean
  readonly children?: readonly Entry[]
}

const pagesOf = ({ url, hidden = false, children }: Entry): readonly string[] =>
  children ? children.flatMap(pagesOf) : hidden || url.includes(':') ? [] : [url]

/** Every page of the administrator's menu. */
export const MENU_PAGES = (menus as readonly Entry[]).flatMap(pagesOf)

/** What each kind of screen draws first. */
const SCREENS = '.weft-list, .weft-page, .weft-wall, .weft-form, .weft-samples, .weft-bulk, .weft-analysis, iframe'

/** The screen of the page has come, which its heading may be ahead of. */
export const expectScreen = (page: Page) => expect(page.getByRole('main').locator(SCREENS).filter({ visible: true }).first()).toBeVisible()

/** Nothing says that it is still loading. */
export const expectLoaded = (page: Page) =>
  expect(page.locator('.ant-spin-spinning, .ant-skeleton-active, [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
