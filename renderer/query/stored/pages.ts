import { RequestError } from '../../model/client'
import type { Host } from '../../model/host'
import { STORED } from '../../model/stored-screen'

export type Audience = 'own' | 'roles' | 'all'

/** A stored screen with what the person may do to it. */
export interface StoredPage {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly content: string
  readonly audience: Audience
  /** Joined by commas. */
  readonly roleIds: string
  readonly mayEdit: boolean
  readonly mayDelete: boolean
  readonly version: number
}

/** A page that the person may open. */
export interface PageLink {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly kind: string
  readonly mine: boolean
  readonly ownerName: string | null
}

export interface PageChanges {
  readonly name?: string
  readonly content?: string
  readonly audience?: Audience
  readonly roleIds?: string
}

const BASE = '/sys/storedScreen'

export const readPage = (host: Host, name: string): Promise<StoredPage> =>
  host.client.request({ method: 'GET', path: `${BASE}/queryByName`, query: { name }, silent: true })

export const listPages = (host: Host): Promise<readonly PageLink[]> =>
  host.client.request({ method: 'GET', path: `${BASE}/mine`, silent: true })

export const addPage = (host: Host, body: PageChanges): Promise<StoredPage> =>
  host.client.request({ method: 'POST', path: `${BASE}/add`, body })

export const editPage = (host: Host, { id, version }: StoredPage, changes: PageChanges): Promise<StoredPage> =>
  host.client.request({ method: 'PUT', path: `${BASE}/edit`, body: { id, version, ...changes }, silent: true })

export const removePage = (host: Host, { id }: StoredPage): Promise<unknown> =>
  host.client.request({ method: 'DELETE', path: `${BASE}/delete`, query: { id } })

/** A place in the menu for a page: an entry below another. */
export const addEntry = (host: Host, { name, title }: StoredPage, parentId: string): Promise<unknown> => {
  const component = STORED + name
  const body = { name: title, menuType: 1, parentId, url: `/${component}`, component, icon: 'pie-chart', keepAlive: true }
  return host.client.request({ method: 'POST', path: '/sys/permission/add', body })
}

/** The page as it stands, where a save met one that another user had changed meanwhile. */
export function changedMeanwhile(error: unknown): StoredPage | undefined {
  return error instanceof RequestError && error.code === 409 ? (error.result as StoredPage) : undefined
}

interface Menu {
  readonly key: string
  readonly title: string
  readonly menuType: number | null
  readonly component?: string | null
  readonly children?: readonly Menu[] | null
}

/** A group of the menu, with those in it. */
export interface MenuGroup {
  readonly value: string
  readonly title: string
  readonly children: MenuGroup[]
}

/** The groups that an entry can stand in. */
export async function menuGroups(host: Host): Promise<MenuGroup[]> {
  const menus = await host.client.request<readonly Menu[]>({ method: 'GET', path: '/sys/permission/list', silent: true })
  const groups = (nodes: readonly Menu[]): MenuGroup[] =>
    nodes
      .filter(({ menuType, component }) => menuType !== 2 && component?.startsWith('layouts/') && !component.includes('Iframe'))
      .map(({ key, title, children }) => ({ value: key, title, children: groups(children ?? []) }))
  return groups(menus)
}
