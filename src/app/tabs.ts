import { language } from '../../renderer/contract'
import { HOME } from '../layouts/paths'
import { menuView, stoodAt } from '../routes/menu-view'
import { titleAt } from '../routes/page-at'
import { ERRORS, plainPath } from '../routes/paths'
import type { AppRouter } from '../routes/router'
import { createSettings, session, windowStorage } from '../session'
import { afterPaint } from '../tabs/after-paint'
import { type Closing, createClosing } from '../tabs/closing'
import { type KeptTab, TabStore } from '../tabs/tab-store'
import { notifier } from './notices'

const NAME = 'tabs'

const keptBy = (username: string) => createSettings(windowStorage, username)

const knows = (pathname: string) => {
  const { permissions } = session.get()
  return permissions !== null && stoodAt(permissions)(pathname)
}

/** What is called by the menu is called by it again when the language has changed meanwhile; a page that only knows its own title keeps it until it is drawn. */
function titledAnew(kept: unknown): unknown {
  const { language: spoken, tabs } = (typeof kept === 'object' && kept !== null ? kept : {}) as { language?: unknown; tabs?: unknown }
  const { permissions } = session.get()
  if (spoken === language() || !permissions || !Array.isArray(tabs)) return tabs
  const view = menuView(permissions)
  return tabs.map((tab: Partial<KeptTab> | null) => (titleAt(tab?.pathname ?? '', view) === '' ? tab : { ...tab, title: '' }))
}

export interface OpenTabs {
  readonly store: TabStore
  readonly closing: Closing
}

/** The tabs of one person in this window, as they were before it was loaded again. */
export function openTabs(router: AppRouter, username: string): OpenTabs {
  const kept = keptBy(username)
  const storage = {
    get: () => titledAnew(kept.get(NAME)),
    set: (tabs: readonly KeptTab[]) => kept.set(NAME, { language: language(), tabs }),
  }
  const passes = (pathname: string) => ERRORS.includes(plainPath(pathname))
  const store = new TabStore(router, storage, { home: HOME, knows, passes }, afterPaint)
  return { store, closing: createClosing(store, notifier.warning) }
}

/** A user who signs out themselves begins with the home page next time. */
export const forgetTabs = (username: string) => keptBy(username).remove(NAME)
