import { HOME } from '../layouts/paths'
import { stoodAt } from '../routes/menu-view'
import { ERRORS, plainPath } from '../routes/paths'
import type { AppRouter } from '../routes/router'
import { createSettings, session, windowStorage } from '../session'
import { afterPaint } from '../tabs/after-paint'
import { type Closing, createClosing } from '../tabs/closing'
import { TabStore } from '../tabs/tab-store'
import { notifier } from './notices'

const NAME = 'tabs'

const keptBy = (username: string) => createSettings(windowStorage, username)

const knows = (pathname: string) => {
  const { permissions } = session.get()
  return permissions !== null && stoodAt(permissions)(pathname)
}

export interface OpenTabs {
  readonly store: TabStore
  readonly closing: Closing
}

/** The tabs of one person in this window, as they were before it was loaded again. */
export function openTabs(router: AppRouter, username: string): OpenTabs {
  const kept = keptBy(username)
  const storage = { get: () => kept.get(NAME), set: (tabs: unknown) => kept.set(NAME, tabs) }
  const passes = (pathname: string) => ERRORS.includes(plainPath(pathname))
  const store = new TabStore(router, storage, { home: HOME, knows, passes }, afterPaint)
  return { store, closing: createClosing(store, notifier.warning) }
}

/** Whoever signs out himself begins with the home page next time. */
export const forgetTabs = (username: string) => keptBy(username).remove(NAME)
