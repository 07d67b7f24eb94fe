import { type Client, RequestError } from '../../model/client'
import { defined } from '../../model/defined'
import { isObject } from '../read-page'
import { texts } from '../texts'
import { type OnlineForm, type OnlineList, type OnlineProperty, type OnlineQuery, onlineForm, onlineList, onlineQuery } from './answers'
import { type OnlineCode, readCode } from './code'

export const BASE = '/online/cgform/api'

/** All that a server tells of an online form, for one of its lists. */
export interface OnlineShape extends OnlineCode {
  readonly table: OnlineList
  readonly query: readonly OnlineQuery[]
  readonly form: OnlineForm
  /** Tables below the main one of an ERP list. */
  readonly subTables: readonly OnlineList[]
  /** The sub-table inside of rows that a list of it shows. */
  readonly part?: OnlineProperty
}

interface Asked {
  readonly shape: Promise<OnlineShape>
  running: boolean
}

const shapes = new WeakMap<Client, Map<string, Asked>>()

/** Asks for a form anew, unless that is under way: its configuration may be another one now. */
export function readShape(client: Client, code: string): Promise<OnlineShape> {
  const known = shapes.get(client) ?? new Map<string, Asked>()
  shapes.set(client, known)
  const before = known.get(code)
  if (before?.running) return before.shape
  const asked = { shape: askShape(client, readCode(code)), running: true }
  known.set(code, asked)
  asked.shape.then(
    () => {
      asked.running = false
    },
    () => known.delete(code),
  )
  return asked.shape
}

/** The form as it was read last; a screen and its source speak of the same one. */
export const shapeOf = (client: Client, code: string): Promise<OnlineShape> =>
  shapes.get(client)?.get(code)?.shape ?? readShape(client, code)

async function askShape(client: Client, code: OnlineCode): Promise<OnlineShape> {
  if (code.list === 'erp') return await askErp(client, code)
  const [table, query, form] = await Promise.all([
    ask(client, `getColumns/${encodeURIComponent(code.id)}`),
    ask(client, `getQueryInfo/${encodeURIComponent(code.id)}`),
    ask(client, `getFormItem/${encodeURIComponent(code.id)}`),
  ])
  const read = onlineForm(form)
  const part = code.sub === undefined ? undefined : read.properties[code.sub]
  return { ...code, table: onlineList(table), query: onlineQuery(query), form: read, subTables: [], ...defined({ part }) }
}

/** An ERP list: the main table and its sub-tables, each with a form of its own. */
async function askErp(client: Client, code: OnlineCode): Promise<OnlineShape> {
  const head = code.sub ?? code.id
  const [answer, form] = await Promise.all([
    ask(client, `getErpColumns/${encodeURIComponent(code.id)}`),
    ask(client, `getErpFormItem/${encodeURIComponent(head)}`),
  ])
  const { main, subList } = isObject(answer) ? answer : {}
  const subTables = (Array.isArray(subList) ? subList : []).map(onlineList)
  const table = code.sub === undefined ? onlineList(main) : (subTables.find(one => one.code === code.sub) ?? onlineList({}))
  const read = onlineForm(form)
  const query = await ask(client, `getQueryInfo/${encodeURIComponent(head)}`, { tabletype: tableType(code) })
  return { ...code, table, query: onlineQuery(query), form: read, subTables: code.sub === undefined ? subTables : [] }
}

/** What an ERP list calls its tables by: 1 is a table that is saved without what stands below it, 3 one that stands below. */
export const tableType = ({ sub }: OnlineCode): number => (sub === undefined ? 1 : 3)

const NOT_SYNCHRONISED = 'NO_DB_SYNC'

async function ask(client: Client, path: string, query?: { readonly tabletype: number }): Promise<unknown> {
  try {
    return await client.request({ method: 'GET', path: `${BASE}/${path}`, ...defined({ query }), silent: true })
  } catch (error) {
    if (error instanceof RequestError && error.message === NOT_SYNCHRONISED)
      throw new RequestError(texts.notSynchronised, error.code, false)
    throw error
  }
}
