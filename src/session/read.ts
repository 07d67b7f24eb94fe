import { type HostUser, type Option, type PermissionEntry, translated } from '../../renderer/contract'
import type { MenuNode } from '../api/generated/auth'

/** Who is signed in, as kept between visits. */
export interface SessionUser extends Omit<HostUser, 'tenantId' | 'roles' | 'rights'> {
  readonly avatar: string
}

export interface Permissions {
  readonly menu: readonly MenuNode[]
  /** Rights that the person holds, and all that exist. */
  readonly auth: readonly PermissionEntry[]
  readonly allAuth: readonly PermissionEntry[]
  /** The password was made for one time, or is too old; its person has to choose another. */
  readonly oneTimePassword: boolean
  /** Which of both: it is too old. */
  readonly passwordExpired: boolean
  /** After so many minutes without use the server ends the session; null: it does not say. */
  readonly idleMinutes: number | null
  /** Path of the page that comes first by the roles; null: the usual one. */
  readonly homePath: string | null
  /** Codes of the person's roles; empty where the server does not say. */
  readonly roles: readonly string[]
  /** True: rights that the server does not name are its own to decide. */
  readonly serverDecides?: boolean
  /** Menu entries that this window has had and that were withdrawn since, each by itself; absent: none. */
  readonly former?: readonly MenuNode[]
}

type Fields = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function readUser(value: unknown): SessionUser | null {
  if (!isObject(value) || text(value.username) === '') return null
  return {
    id: text(value.id),
    username: text(value.username),
    realname: text(value.realname) || text(value.username),
    orgCode: text(value.orgCode),
    avatar: text(value.avatar),
  }
}

/** Names of subjects in rights of the family that are others here. */
const SUBJECTS: { readonly [name: string]: string } = {
  menu: 'permission',
  notice: 'announcement',
  annountCement: 'announcement',
  sysDepart: 'depart',
}

/** Rights of 3.x begin with `system:`; screens here name them without, and find them under both names. */
function withFamiliarNames(actions: string): string {
  const names = actions.split(',').flatMap(action => {
    const [, subject = '', rest = ''] = /^system:(\w+)(:.+)$/.exec(action.trim()) ?? []
    return subject === '' ? [] : [(SUBJECTS[subject] ?? subject) + rest]
  })
  return [actions, ...names].join(',')
}

export function readEntries(value: unknown): PermissionEntry[] {
  return list(value)
    .filter(isObject)
    .map(entry => ({
      action: withFamiliarNames(text(entry.action)),
      type: text(entry.type),
      ...(entry.status === undefined || entry.status === null ? {} : { status: text(entry.status) }),
      ...(typeof entry.describe === 'string' ? { describe: entry.describe } : {}),
    }))
    .filter(({ action }) => action !== '')
}

/** Menu nodes with what every reader needs; a node without path or title is left out. One whose children are all hidden is hidden. */
export function readMenu(value: unknown): MenuNode[] {
  return list(value).filter(isObject).flatMap(readNode)
}

/** Menus with an outside address have a digest for a path, which lacks the slash. */
const rooted = (path: string) => (path.startsWith('/') ? path : `/${path}`)

function readNode(node: Fields): MenuNode[] {
  const meta = isObject(node.meta) ? node.meta : {}
  const children = readMenu(node.children)
  if (text(node.path) === '' || text(meta.title) === '') return []
  const hidden = node.hidden === true || (children.length > 0 && children.every(child => child.hidden))
  return [
    {
      id: text(node.id) || text(node.path),
      path: rooted(text(node.path)),
      name: text(node.name),
      component: text(node.component),
      route: text(node.route) === '0' ? '0' : '1',
      redirect: text(node.redirect),
      ...(hidden ? { hidden } : {}),
      ...(node.alwaysShow === true ? { alwaysShow: true } : {}),
      meta: {
        ...meta,
        title: translated(text(meta.title)),
        icon: text(meta.icon),
        url: text(meta.url),
        componentName: text(meta.componentName),
        keepAlive: meta.keepAlive === true,
        internalOrExternal: meta.internalOrExternal === true,
      },
      ...(children.length > 0 ? { children } : {}),
    },
  ]
}

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap(({ children = [], ...node }) => [node, ...flat(children)])

/** Newer permissions of the same person, with what is withdrawn from the earlier ones; those themselves when nothing has changed. */
export function succeed(before: Permissions, now: Permissions): Permissions {
  const { former: withdrawn = [], ...rest } = before
  if (JSON.stringify(rest) === JSON.stringify(now)) return before
  const there = new Set(flat(now.menu).map(({ path }) => path))
  const gone = new Map([...withdrawn, ...flat(before.menu)].filter(({ path }) => !there.has(path)).map(node => [node.path, node]))
  return gone.size === 0 ? now : { ...now, former: [...gone.values()] }
}

export function readOptions(value: unknown): Option[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(isObject).map(item => ({
    value: text(item.value),
    text: text(item.text) || text(item.title) || text(item.label),
    ...(typeof item.color === 'string' && item.color !== '' ? { color: item.color } : {}),
    ...(item.disabled === true ? { disabled: true } : {}),
  }))
}
