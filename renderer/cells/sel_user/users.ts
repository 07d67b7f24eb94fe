import type { Host } from '../../model/host'
import type { FetchLabels } from '../shared/label-loader'
import { records, textOf } from '../shared/records'

export interface User {
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
  /** Absent: of all departments. */
  readonly department?: string
  readonly page: number
  readonly pageSize: number
}

/** One page of users. Those of a department come all at once and are searched and paged here. */
export async function loadUsers(host: Host, query: UserQuery, signal: AbortSignal): Promise<UserPage> {
  const account = query.account.trim()
  const { page, pageSize, department } = query
  if (department === undefined) {
    const parameters = {
      pageNo: page,
      pageSize,
      column: 'createTime',
      order: 'desc',
      username: account === '' ? undefined : `*${account}*`,
    }
    return readPage(await host.client.request({ method: 'GET', path: '/sys/user/list', query: parameters, signal }))
  }
  const path = '/sys/user/queryUserByDepId'
  const all = readUsers(await host.client.request({ method: 'GET', path, query: { id: department }, signal }))
  const found = all.filter(user => user.username.toLowerCase().includes(account.toLowerCase()))
  return { users: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}

/** The word under which names of people are kept. */
export const userLabels = 'user'

/** Real names by account. The comma at the end makes a list even of one. */
export const fetchUserLabels: FetchLabels = async (host, usernames) => {
  const query = { username: `${usernames.join(',')},`, pageNo: 1, pageSize: usernames.length }
  const { users } = readPage(await host.client.request({ method: 'GET', path: '/sys/user/list', query }))
  return new Map(users.map(user => [user.username, user.realname]))
}

function readPage(answer: unknown): UserPage {
  if (typeof answer !== 'object' || answer === null) return { users: [], total: 0 }
  const { records: list, total } = answer as { readonly records?: unknown; readonly total?: unknown }
  const users = readUsers(list)
  return { users, total: typeof total === 'number' ? total : users.length }
}

function readUsers(list: unknown): readonly User[] {
  return records(list).flatMap(record => {
    const username = textOf(record, 'username')
    if (username === undefined) return []
    return [
      {
        username,
        realname: textOf(record, 'realname') ?? username,
        sex: textOf(record, 'sex_dictText') ?? '',
        phone: textOf(record, 'phone') ?? '',
        departments: textOf(record, 'orgCodeTxt') ?? '',
      },
    ]
  })
}
