import { type Answer, type ClientRequest, RequestError } from '../../../renderer/contract'
import { type Row, rowsIn, type Send } from './rows'

const OURS = '/online/report/'
const THEIRS = '/online/cgreport/'

const part = async (send: Send, path: 'item' | 'param', headId: unknown) =>
  rowsIn((await send({ method: 'GET', path: `${THEIRS}${path}/listByHeadId`, query: { headId: String(headId) } })).result)

/** Columns and parameters of a report; numbers of the server are the texts that the grid holds. */
async function below(send: Send, id: unknown) {
  const [items, params] = await Promise.all([part(send, 'item', id), part(send, 'param', id)])
  return { items: items.map(withTexts), params }
}

const FLAGS = ['isShow', 'isSearch', 'isOrder']

const withTexts = (item: Row): Row => ({
  ...item,
  ...Object.fromEntries(FLAGS.flatMap(flag => (item[flag] === null || item[flag] === undefined ? [] : [[flag, String(item[flag])]]))),
})

async function read(request: ClientRequest, send: Send): Promise<Answer> {
  const id = String(request.query?.id ?? '')
  const list = await send({ ...request, path: `${THEIRS}head/list`, query: { id, pageNo: 1, pageSize: 1 } })
  const head = rowsIn(list.result).find(row => String(row.id) === id) ?? null
  return { ...list, result: head && { ...head, ...(await below(send, id)) } }
}

const idsOf = (rows: readonly Row[]) => rows.flatMap(({ id }) => (id ? [String(id)] : []))

/** Ids of rows that the server has and that are gone, as a comma list. */
const goneOf = (before: readonly Row[], now: readonly Row[]) => {
  const kept = new Set(idsOf(now))
  return idsOf(before)
    .filter(id => !kept.has(id))
    .join(',')
}

const numbered = (rows: readonly Row[]) => rows.map((row, orderNum) => ({ ...row, orderNum }))

async function save(request: ClientRequest, send: Send, add: boolean): Promise<Answer> {
  const { items, params, ...head } = request.body as Row
  const before = add ? { items: [], params: [] } : await below(send, head.id)
  const [columns, parameters] = [rowsIn(items), rowsIn(params)]
  const body = {
    head,
    items: numbered(columns),
    params: numbered(parameters),
    deleteItemIds: goneOf(before.items, columns),
    deleteParamIds: goneOf(before.params, parameters),
  }
  return send({ ...request, path: `${THEIRS}head/${add ? 'add' : 'editAll'}`, body })
}

/** The table in which the family keeps reports; whether a code is taken is asked there. */
const TABLES: { readonly [ours: string]: string } = { onl_report: 'onl_cgreport_head' }

const COLUMNS = /^\/online\/cgreport\/api\/getRpColumns\/([^/]+)$/

/** Ids by which reports have been asked for. */
const byId = new Set<string>()

/** What is kept of a report's columns with its rows, in the shape in which columns come alone. */
async function columnsById(request: ClientRequest, id: string, send: Send): Promise<Answer> {
  const path = `${THEIRS}api/getColumnsAndData/${id}`
  const answer = await send({ ...request, path, query: { pageNo: 1, pageSize: 1 } })
  const { columns, dictOptions, fieldHrefSlots, cgreportHeadName } = answer.result as Row
  const result = { columns, dictOptions, fieldHrefSlots, cgRpConfigId: decodeURIComponent(id), cgRpConfigName: cgreportHeadName }
  return { ...answer, result }
}

/** The family tells columns by the code of a report alone, and its pages are opened by the id. */
async function columnsOf(request: ClientRequest, key: string, send: Send): Promise<Answer> {
  if (byId.has(key)) return columnsById(request, key, send)
  try {
    return await send(request)
  } catch (error) {
    if (!(error instanceof RequestError) || error.code === 0 || error.shown) throw error
    const answer = await columnsById(request, key, send).catch(() => Promise.reject(error))
    byId.add(key)
    return answer
  }
}

/** The configuration of reports, which the family keeps as a head with what stands below it. Undefined: the call is about something else. */
export function answerReport(request: ClientRequest, send: Send): Promise<Answer> | undefined {
  const [, key] = COLUMNS.exec(request.path) ?? []
  if (key !== undefined) return columnsOf(request, key, send)
  const table = TABLES[String(request.query?.tableName)]
  if (table !== undefined) return send({ ...request, query: { ...request.query, tableName: table } })
  if (!request.path.startsWith(OURS)) return undefined
  const name = request.path.slice(OURS.length)
  if (name === 'queryById') return read(request, send)
  if (name === 'add' || name === 'edit') return save(request, send, name === 'add')
  if (name === 'list' || name === 'delete' || name === 'deleteBatch') return send({ ...request, path: `${THEIRS}head/${name}` })
  return undefined
}
