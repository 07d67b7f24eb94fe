import { inside, type Place } from '../json/document'
import { isObject } from '../json/value'
import type { ContractOperation, ContractShape } from '../registry-info'
import { whereOf } from '../where'
import { type Context, note, noteKey } from './context'
import { jsonType, rowShape } from './contract-shapes'
import type { Call } from './requests'

interface Written {
  readonly query?: { readonly [name: string]: unknown }
  readonly body?: unknown
}

/** Holds what a screen adds to a call against its contract. */
export function checkRequest(call: Call, written: Written, place: Place, context: Context): ContractOperation | undefined {
  const operation = context.environment.contracts?.find(call.method, call.path)
  if (!operation) return undefined
  for (const name of Object.keys(written.query ?? {})) checkParameter(name, call, operation, inside(place, 'query', name), context)
  if (isObject(written.body)) checkBody(written.body, operation, inside(place, 'body'), context)
  return operation
}

/** Holds parameters that a screen adds to its list against the contract. */
export function checkParameters(call: Call, names: Iterable<string>, place: Place, context: Context): void {
  const operation = context.environment.contracts?.find(call.method, call.path)
  if (operation) for (const name of names) checkParameter(name, call, operation, inside(place, name), context)
}

/** The same for a call that gets nothing but what is written: nothing that the contract requires may be missing. */
export function checkCompleteRequest(call: Call, written: Written, place: Place, context: Context): void {
  const operation = checkRequest(call, written, place, context)
  if (!operation) return
  const given = new Set([...Object.keys(written.query ?? {}), ...pathNames(call)])
  const missing = operation.query.required.filter(name => !given.has(name))
  const body = isObject(written.body) ? Object.keys(written.body) : []
  const open = written.body !== undefined && !isObject(written.body)
  const lacking = open ? [] : (operation.body?.required ?? []).filter(name => !body.includes(name))
  for (const name of [...missing, ...lacking]) note(context, 'CONTRACT_MISSING', place, whereOf(place.path), name, operation.id)
}

/** The part of an answer that a request picks, as far as its contract tells. */
export function checkPick(call: Call, pick: string | undefined, place: Place, context: Context): ContractShape | undefined {
  const operation = context.environment.contracts?.find(call.method, call.path)
  if (!operation || pick === undefined) return operation?.result
  let shape: ContractShape | undefined = operation.result
  for (const name of pick.split('.')) {
    const holder: ContractShape = shape?.items ?? shape ?? operation.result
    const open = holder.properties.size === 0
    shape = holder.properties.get(name)
    if (shape) continue
    if (!open) note(context, 'CONTRACT_PICK', place, whereOf(place.path), pick, operation.id, holder.properties.keys())
    return undefined
  }
  return shape
}

function checkParameter(name: string, call: Call, operation: ContractOperation, place: Place, context: Context): void {
  if (operation.query.properties.has(name) || pathNames(call).includes(name)) return
  const row = operation.list ? rowShape(operation.result) : undefined
  const filter = name.replace(/_(begin|end|MultiString)$/, '')
  if (row?.properties.has(filter)) return
  const known = [...operation.query.properties.keys(), ...(row?.properties.keys() ?? [])]
  noteKey(context, 'CONTRACT_PARAMETER', place, whereOf(place.path.slice(0, -1)), name, operation.id, known)
}

function checkBody(body: { readonly [name: string]: unknown }, operation: ContractOperation, place: Place, context: Context): void {
  const shape = operation.body
  for (const [name, value] of Object.entries(body)) {
    const at = inside(place, name)
    const property = shape?.properties.get(name)
    if (!property) {
      if (shape?.closed !== false)
        noteKey(context, 'CONTRACT_BODY', at, whereOf(place.path), name, operation.id, shape?.properties.keys() ?? [])
      continue
    }
    const type = jsonType(value)
    const fits = property.types.length === 0 || property.types.includes(type) || (type === 'integer' && property.types.includes('number'))
    // What a template becomes is not known here.
    const template = typeof value === 'string' && value.includes('{{')
    if (!fits && !template) note(context, 'CONTRACT_TYPE', at, whereOf(at.path), type, operation.id, property.types.join(' or '))
  }
}

function pathNames(call: Call): string[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].flatMap(match => match[1] ?? [])
}
