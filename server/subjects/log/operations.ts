import type { FastifyRequest } from 'fastify'
import menus from '../../../schemas/menus.json'
import type { Operation } from '../../http/contract'
import type { Session } from '../../http/session'
import { operateTypeOf } from './operate-type'
import { LOG_LINES } from './texts'
import type { Row } from './writer'

type Noted = Pick<Operation, 'id' | 'path' | 'auth' | 'reads'>

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Calls that the log has lines of its own of, and what a browser sends by itself while a user types. */
const SILENT = /^\/(?:sys\/(?:m?[lL]ogin|logout|phoneLogin|formDraft|websocket)|online\/cgreport)(?:\/|$)/
const BY_ITSELF = 'x-weft-background'

/** Whether a call that was answered leaves a line: one that changed something, or took rows away as a file. */
export function isNoted({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, { path, reads }: Noted): boolean {
  if (SILENT.test(path) || reads || headers[BY_ITSELF] === '1') return false
  return !READING.has(method) || /\/export/.test(path)
}

interface Entry {
  readonly name: string
  readonly perm?: string
  readonly children?: readonly Entry[]
}

function* pagesOf(entries: readonly Entry[]): Iterable<readonly [string, string]> {
  for (const { name, perm, children = [] } of entries) {
    if (perm) yield [perm, name]
    yield* pagesOf(children)
  }
}

/** What the pages of the menu are called, by the beginning of their rights. */
const PAGES: ReadonlyMap<string, string> = new Map(pagesOf(menus))

/** Where it was done and what: `用户管理：修改`. The path stands for what has no page. */
function contentOf(operateType: number | null, { path, auth }: Noted): string {
  const page = PAGES.get(`${auth.split(':', 1)[0]}:`)
  return LOG_LINES.done(page ?? path, operateType)
}

/** The line of an operation that was done. It says nothing of what was sent; what it changed stands in the audit table, under the same trace. */
export function lineOf({ method, ip, id }: FastifyRequest, session: Session, operation: Noted, cost: number): Row {
  const operateType = operateTypeOf(method, operation.path)
  return {
    actor: { tenantId: session.tenantId, username: session.username, orgCode: session.orgCode },
    line: {
      logContent: contentOf(operateType, operation),
      userid: session.userId,
      username: session.username,
      ip,
      method: operation.id,
      requestUrl: operation.path,
      requestType: method,
      operateType,
      costTime: Math.round(cost),
      trace: id,
    },
  }
}
