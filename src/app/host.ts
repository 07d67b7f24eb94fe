import { type Host, type HostPage, heldRights, type PermissionLists, storedName, type TableEvents } from '../../renderer/contract'
import { backEnd } from '../api/back-end'
import { createClient } from '../api/client'
import { operations } from '../api/generated/operations'
import { leaves } from '../layouts/left-menu'
import { menuIcon } from '../layouts/menu-icon'
import { HOME } from '../layouts/paths'
import { enterTables } from '../notices/calls'
import { TableSocket } from '../notices/table-socket'
import { reportNamedBy } from '../routes/component-page'
import { findScreen } from '../routes/find-screen'
import { knowsPath, menuView } from '../routes/menu-view'
import type { AppRouter } from '../routes/router'
import { createSettings, type Permissions, type SessionUser, session, sharedStorage } from '../session'
import { addressWith } from '../tabs/screen-address'
import { BRIEFS } from './briefs'
import { loadEntity, loadScreen } from './definitions'
import { withFreshDefinitions } from './fresh-definitions'
import { notifier } from './notices'
import { reportError } from './report-front'
import { loadReportScreen } from './report-screen'
import { screenEvents } from './screen-events'
import { loadStored } from './stored-screens'

/** Browsers read the address a moment after the click. */
const KEEP = 60_000

/** Hands a file to the browser under a name. */
function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP)
}

export function report(error: unknown, where: string): void {
  console.error(`[${where}]`, error)
  reportError(error)
}

/** Who asks for what is on its way already waits for that: a page and its heading want the same screen. */
function onceAtATime<Value>(load: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const running = new Map<string, Promise<Value>>()
  return id => {
    const known = running.get(id)
    if (known) return known
    const started = load(id).finally(() => running.delete(id))
    running.set(id, started)
    return started
  }
}

/** The screen that a source describes, such as `online:7`; the renderer asks for it itself, and headings of pages here. */
async function loadDescribed(id: string, host: Host) {
  const { renderer } = await import('../pages/renderer')
  return await (await import('../../renderer/index')).describeScreen(renderer, id, host)
}

const NONE: PermissionLists = { auth: [], allAuth: [] }
const pages = new WeakMap<Permissions, readonly HostPage[]>()

/** What the menu leads to, each with an icon of its own; made once for each menu. */
function pagesOf(permissions: Permissions): readonly HostPage[] {
  const made = pages.get(permissions) ?? makePages(permissions)
  pages.set(permissions, made)
  return made
}

function makePages(permissions: Permissions): readonly HostPage[] {
  return leaves(menuView(permissions).all).flatMap(({ title, icon, path, url }) => {
    const address = path ?? url
    if (address === undefined || address === HOME) return []
    return [{ title, address, icon: menuIcon(icon || 'file-text') }]
  })
}

/** The application as the renderer sees it, for one person; their menu and their rights are always those of the session. */
export function createHost(router: AppRouter, user: SessionUser): Host {
  const { id, username, realname, orgCode } = user
  const navigate = (path: string) => void router.navigate(path)
  const client = withFreshDefinitions(createClient(operations))
  const tables = new TableSocket({ enter: () => enterTables(id) })
  const lists = () => session.get().permissions ?? NONE
  const host: Host = {
    client,
    user: {
      ...{ id, username, realname, orgCode, tenantId: session.tenantId() },
      get roles() {
        return session.get().permissions?.roles ?? []
      },
      get rights() {
        return heldRights(lists().auth)
      },
    },
    get auth() {
      return lists().auth
    },
    get allAuth() {
      return lists().allAuth
    },
    get serverDecides() {
      return lists().serverDecides === true
    },
    notify: notifier,
    settings: createSettings(sharedStorage, username),
    loadScreen: onceAtATime(id => {
      const code = reportNamedBy(id)
      if (code !== undefined) return loadReportScreen(client, code)
      const name = storedName(id)
      if (name !== undefined) return loadStored(client, name)
      return id.includes(':') ? loadDescribed(id, host) : loadScreen(id)
    }),
    loadEntity,
    cachedDictionary: code => session.cachedDictionary(code),
    briefs: BRIEFS,
    watchDictionaries: session.watchDictionaries,
    watchScreens: screenEvents.subscribe,
    get pages() {
      const { permissions } = session.get()
      return permissions ? pagesOf(permissions) : []
    },
    opens: path => {
      const { permissions } = session.get()
      return permissions !== null && knowsPath(permissions)(path.replace(/[?#].*$/s, ''))
    },
    navigate,
    openScreen: (screen, values) => {
      const { permissions } = session.get()
      if (permissions) navigate(addressWith(findScreen(permissions, screen), values))
    },
    save: saveFile,
    // The family keeps it in a demo module, which most installations leave out.
    ...(!backEnd.isFamily && { joinTable: (key: string, events: TableEvents) => tables.join(key, events) }),
    report,
  }
  return host
}
