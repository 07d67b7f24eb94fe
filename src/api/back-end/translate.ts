import { type Answer, type ClientRequest, RequestError } from '../../../renderer/contract'
import { texts } from '../texts'
import { backEnd } from '.'
import { answerReport } from './reports'
import { type Row, rowsIn, type Send } from './rows'

function findIn(rows: readonly Row[], id: unknown): Row | undefined {
  for (const row of rows) {
    if (String(row.id) === String(id)) return row
    const below = findIn(rowsIn(row.children), id)
    if (below) return below
  }
  return undefined
}

/** Where one row of an entity without `queryById` is read: a list that takes the id, or a whole tree. */
const LISTS: { readonly [path: string]: string } = {
  '/sys/dict/queryById': '/sys/dict/list',
  '/sys/dictItem/queryById': '/sys/dictItem/list',
  '/sys/permission/queryById': '/sys/permission/list',
  '/sys/sysDepart/queryById': '/sys/sysDepart/queryTreeList',
}

/** The same answers under another path. */
const SAME: { readonly [path: string]: string } = {
  '/sys/sysDepartPermission/queryTreeList': '/sys/role/queryTreeList',
}

async function oneRow(request: ClientRequest, path: string, send: Send): Promise<Answer> {
  const id = request.query?.id
  const tree = !path.endsWith('/list') || path.startsWith('/sys/permission')
  const answer = await send({ ...request, path, query: tree ? {} : { id, pageNo: 1, pageSize: 1 } })
  const row = findIn(rowsIn(answer.result), id)
  if (row === undefined) throw new RequestError(texts.missing, 404, false)
  return { ...answer, result: row }
}

/** The path as the server spells it. */
export const familyPath = (path: string): string =>
  path.replace(/^(\/online\/cgform\/api\/)exportXls(?=\/)/, `$1${backEnd.speech.onlineExport}`)

/** A call that the server is known not to have is not made. What only reads is borne in silence: its place does without. */
function refuseLacking({ method, path }: ClientRequest): void {
  if (!backEnd.has(method, path)) throw new RequestError(texts.notOffered, 404, method === 'GET')
}

/** A call as a server of the family takes it: by another path, from a list, as several calls; or refused with a sentence. */
export async function answerOfFamily(asked: ClientRequest, send: Send): Promise<Answer> {
  const request = { ...asked, path: SAME[asked.path] ?? asked.path }
  if (request.query?.superQueryTree !== undefined) throw new RequestError(texts.onlyFlat, 400, false)
  const list = LISTS[request.path]
  if (list !== undefined && request.method === 'GET') return oneRow(request, list, send)
  const report = answerReport(request, send)
  if (report !== undefined) return report
  refuseLacking(request)
  return send({ ...request, path: familyPath(request.path) })
}
