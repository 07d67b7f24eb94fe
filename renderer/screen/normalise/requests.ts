import type { RequestModel } from '../../model/source'
import type { AuthoredRequest } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { readTemplateValue, readTemplateValues } from './expressions'

const form = /^(GET|POST|PUT|DELETE) (\/[^\s?#]*)$/

/** A request as a screen writes it; undefined when it is none, which is noted. */
export function readRequest(written: AuthoredRequest, place: Place, context: Context): RequestModel | undefined {
  if (typeof written === 'string') return readCall(written, place, context)
  const call = readCall(written.request, inside(place, 'request'), context)
  if (!call) return undefined
  return {
    ...call,
    ...(written.query && { query: readTemplateValues(written.query, inside(place, 'query'), context) }),
    ...(written.body !== undefined && { body: readTemplateValue(written.body, inside(place, 'body'), context) }),
    ...(written.pick !== undefined && { pick: written.pick }),
  }
}

/** `METHOD /path`, or the id of an operation. */
export function readCall(text: string, place: Place, context: Context): Pick<RequestModel, 'method' | 'path'> | undefined {
  const [, method, path] = form.exec(text) ?? []
  if (method !== undefined && path !== undefined) return { method: method as RequestModel['method'], path }
  const { operation, operations } = context.environment
  if (!/^[A-Za-z]\w*$/.test(text)) note(context, 'SCREEN_REQUEST_FORM', place, whereOf(place.path), text)
  else {
    const found = operation?.(text)
    if (found) return { method: found.method as RequestModel['method'], path: found.path }
    note(context, 'SCREEN_UNKNOWN_OPERATION', place, whereOf(place.path), text, operations ?? [])
  }
  return undefined
}
