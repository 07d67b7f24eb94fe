import type { Host } from '../../model/host'
import type { FetchLabels } from '../shared/label-loader'
import { records, textOf } from '../shared/records'

/** What is stored of a person. */
export type UserKey = 'username' | 'id'

export interface User {
  /** What is stored of him. */
  readonly key: string
  readonly username: string
  readonly realname: string
  readonly sex: string
  readonly phone: string
  readonly departments: string
}

export interface UserPage {
  readonly users: readonly User[]
  readonly total: number
}

export interface UserQuery {
  /** A piece of the account; blank: all. */
  readonly account: string
  readonly store: UserKey
  /** Absent: of all departments. */
  readonly department?: string
  readonly page: number
  readonly pageSize: number
}

/** One page of users. Those of a department come all at once and are searched and paged here. */
export async function loadUsers(host: Host, query: UserQuery, signal: AbortSignal): Promise<UserPage> {
  const account = query.account.trim()
  const { page, pageSize, department, store } = query
  if (department === undefined) {
    const parameters = {
      pageNo: page,
      pageSize,
      column: 'createTime',
      order: 'desc',
      username: account === '' ? undefined : `*${account}*`,
    }
    return readPage(await host.client.request({ method: 'GET', path: '/sys/user/list', query: parameters, signal }), store)
  }
  const path = '/sys/user/queryUserByDepId'
  const all = readUsers(await host.client.request({ method: 'GET', path, query: { id: department }, signal }), store)
  const found = all.filter(user => user.username.toLowerCase().includes(account.toLowerCase()))
  return { users: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}

/** Real names by what is stored. The comma at the end makes a list even of one. */
const fetchBy =
  (store: UserKey): FetchLabels =>
  async (host, keys) => {
    const query = { [store]: `${keys.join(',')},`, pageNo: 1, pageSize: keys.length }
    const { users } = readPage(await host.client.request({ method: 'GET', path: '/sys/user/list', query }), store)
    return new Map(users.map(user => [user.key, user.realname]))
  }

/** The word under which names of people are kept, and who asks for them. */
export const userLabels = {
  username: { what: 'user', fetch: fetchBy('username') },
  id: { what: 'user id', fetch: fetchBy('id') },
} as const satisfies { readonly [store in UserKey]: { readonly what: string; readonly fetch: FetchLabels } }

function readPage(answer: unknown, store: UserKey): UserPage {
  if (typeof answer !== 'object' || answer === null) return { users: [], total: 0 }
  const { records: list, total } = answer as { readonly records?: unknown; readonly total?: unknown }
  const users = readUsers(list, store)
  return { users, total: typeof total === 'number' ? total : users.length }
}

function readUsers(list: unknown, store: UserKey): readonly User[] {
  return records(list).flatMap(record => {
    const username = textOf(record, 'username')
    const key = textOf(record, store)
    if (username === undefined || key === undefined) return []
    return [
      {
        key,
        username,
        realname: textOf(record, 'realname') ?? username,
        sex: textOf(record, 'sex_dictText') ?? '',
        phone: textOf(record, 'phone') ?? '',
        departments: textOf(record, 'orgCodeTxt') ?? '',
      },
    ]
  })
}
