import { defined } from '../../model/defined'
import type { RequestModel } from '../../model/source'
import type { AuthoredRequest } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { checkPick, checkRequest } from './contract-requests'
import { readTemplateValue, readTemplateValues } from './expressions'

export type Call = Pick<RequestModel, 'method' | 'path'>

const form = /^(GET|POST|PUT|DELETE) (\/[^\s?#]*)$/

/** A request of a source; undefined when it is none, which is noted. The source adds parameters of its own, such as `id`. */
export function readRequest(written: AuthoredRequest, place: Place, context: Context): RequestModel | undefined {
  if (typeof written === 'string') return readCall(written, place, context)
  const call = readCall(written.request, inside(place, 'request'), context)
  if (!call) return undefined
  checkRequest(call, written, place, context)
  checkPick(call, written.pick, inside(place, 'pick'), context)
  return {
    ...call,
    ...(written.query && { query: readTemplateValues(written.query, inside(place, 'query'), context) }),
    ...(written.body !== undefined && { body: readTemplateValue(written.body, inside(place, 'body'), context) }),
    ...defined({ pick: written.pick, none: written.none }),
  }
}

/** `METHOD /path`, or the id of an operation. */
export function readCall(text: string, place: Place, context: Context): Call | undefined {
  const { contracts } = context.environment
  const [, method, path] = form.exec(text) ?? []
  if (method !== undefined && path !== undefined) {
    if (contracts && !contracts.find(method, path)) {
      const known = contracts.operations.map(operation => `${operation.method} ${operation.path}`)
      note(context, 'SCREEN_UNKNOWN_OPERATION', place, whereOf(place.path), text, known)
    }
    return { method: method as Call['method'], path }
  }
  if (/^[A-Za-z]\w*$/.test(text)) return readOperation(text, place, context)
  note(context, 'SCREEN_REQUEST_FORM', place, whereOf(place.path), text)
  return undefined
}

function readOperation(id: string, place: Place, context: Context): Call | undefined {
  const { operation, contracts } = context.environment
  const found = contracts?.byId(id) ?? operation?.(id)
  if (found) return { method: found.method as Call['method'], path: found.path }
  const known = contracts?.operations.map(known => known.id) ?? []
  note(context, 'SCREEN_UNKNOWN_OPERATION', place, whereOf(place.path), id, known)
  return undefined
}
