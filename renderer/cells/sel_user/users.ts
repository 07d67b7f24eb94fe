import { records, textOf } from '../../controls/base/records'
import { type PickAsk, type PickPage, type PickRow, type PickSource, pageOf, pickField } from '../../controls/picker/pick'
import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'
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

/** People of one name that are told apart at most, on average. */
const NAMESAKES = 4

/** Real names by what is stored, of those whose `field` is one of the values. The comma at the end makes a list even of one. */
async function namesBy(host: Host, store: UserKey, field: string, values: readonly string[], most: number) {
  const query = { [field]: `${values.join(',')},`, pageNo: 1, pageSize: most }
  const { rows } = readPage(await host.client.request({ method: 'GET', path: LIST, query, silent: true }), store)
  return new Map(rows.map(user => [user.key, user.text]))
}

const namesOf = (what: string, store: UserKey): CellNames => ({
  what,
  fetch: (host, keys) => namesBy(host, store, store, keys, keys.length),
  find: (host, names) => namesBy(host, store, 'realname', names, names.length * NAMESAKES),
})

/** The word under which names of people are kept, and who asks for them. */
export const userLabels: { readonly [store in UserKey]: CellNames } = {
  username: namesOf('user', 'username'),
  id: namesOf('user id', 'id'),
}

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
