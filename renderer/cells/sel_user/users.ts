import type { Host } from '../../model/host'
import type { FetchLabels } from '../shared/label-loader'
import { type PickAsk, type PickPage, type PickRow, type PickSource, pageOf, pickField } from '../shared/picker/pick'
import { records, textOf } from '../shared/records'
import { texts } from './texts'

/** What is stored of a person. */
export type UserKey = 'username' | 'id'

const LIST = '/sys/user/list'

/** The people of a department, or all; searched for by their account. */
export function userSource(store: UserKey, department: string | undefined): PickSource {
  const { columns } = texts
  return {
    name: 'user',
    filters: [pickField('username', texts.account, { query: 'like', placeholder: texts.accountHint })],
    columns: [
      pickField('username', columns.username),
      pickField('realname', columns.realname),
      pickField('sex', columns.sex, { type: 'select', dict: 'sex', width: 70 }),
      pickField('phone', columns.phone),
      pickField('orgCodeTxt', columns.departments),
    ],
    load: (host, ask, signal) =>
      department === undefined ? loadAll(host, ask, store, signal) : loadOf(department, host, ask, store, signal),
  }
}

async function loadAll(host: Host, { page, pageSize, filters }: PickAsk, store: UserKey, signal: AbortSignal): Promise<PickPage> {
  const query = { ...filters, pageNo: page, pageSize, column: 'createTime', order: 'desc' }
  return readPage(await host.client.request({ method: 'GET', path: LIST, query, signal, silent: true }), store)
}

/** Those of a department come all at once and are searched and paged here. */
async function loadOf(id: string, host: Host, ask: PickAsk, store: UserKey, signal: AbortSignal): Promise<PickPage> {
  const path = '/sys/user/queryUserByDepId'
  return pageOf(readUsers(await host.client.request({ method: 'GET', path, query: { id }, signal, silent: true }), store), ask)
}

/** Real names by what is stored. The comma at the end makes a list even of one. */
const fetchBy =
  (store: UserKey): FetchLabels =>
  async (host, keys) => {
    const query = { [store]: `${keys.join(',')},`, pageNo: 1, pageSize: keys.length }
    const { rows } = readPage(await host.client.request({ method: 'GET', path: LIST, query, silent: true }), store)
    return new Map(rows.map(user => [user.key, user.text]))
  }

/** The word under which names of people are kept, and who asks for them. */
export const userLabels = {
  username: { what: 'user', fetch: fetchBy('username') },
  id: { what: 'user id', fetch: fetchBy('id') },
} as const satisfies { readonly [store in UserKey]: { readonly what: string; readonly fetch: FetchLabels } }

function readPage(answer: unknown, store: UserKey): PickPage {
  if (typeof answer !== 'object' || answer === null) return { rows: [], total: 0 }
  const { records: list, total } = answer as { readonly records?: unknown; readonly total?: unknown }
  const rows = readUsers(list, store)
  return { rows, total: Number(total ?? rows.length) }
}

function readUsers(list: unknown, store: UserKey): readonly PickRow[] {
  return records(list).flatMap(row => {
    const username = textOf(row, 'username')
    const key = textOf(row, store)
    return username === undefined || key === undefined ? [] : [{ key, text: textOf(row, 'realname') ?? username, row }]
  })
}
