import type { RequestModel } from '../../model/source'
import type { AuthoredRequestObject, AuthoredWidgetBlock } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { isObject } from '../json/value'
import type { ContractShape, SettingsSchema, WidgetInfo } from '../registry-info'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { checkCompleteRequest, checkPick } from './contract-requests'
import { rowShape } from './contract-shapes'
import { type Call, readRequest } from './requests'

/** What a widget's block reads, held against what the widget wants and what the contract tells; undefined for none. */
export function readBlockSource(block: AuthoredWidgetBlock, place: Place, context: Context): RequestModel | undefined {
  const info = context.registry.widgets.find(widget => widget.widget === block.widget)
  const at = inside(place, 'source')
  if (block.source === undefined) {
    if (info?.data !== undefined && info.sourceless !== true) note(context, 'SCREEN_MISSING_KEY', place, whereOf(place.path), 'source')
    return undefined
  }
  if (info && info.data === undefined) note(context, 'SCREEN_NEEDLESS_SOURCE', at, whereOf(at.path), block.widget)
  const request = readRequest(block.source, at, context)
  if (!request) return undefined
  const written: AuthoredRequestObject = typeof block.source === 'string' ? { request: block.source } : block.source
  const call = typeof block.source === 'string' ? at : inside(at, 'request')
  if (request.method !== 'GET') note(context, 'SCREEN_WRONG_VALUE', call, whereOf(call.path), `${request.method} ${request.path}`, 'a GET')
  checkCompleteRequest(request, written, at, context)
  checkRight(block, request, place, context)
  const shape = checkPick(request, written.pick, inside(at, 'pick'), { ...context, issues: [] })
  const operation = context.environment.contracts?.find(request.method, request.path)?.id ?? ''
  if (shape && info) checkFields({ block, info, answer: shape, operation }, place, context)
  return request
}

/** A user who sees a block must be allowed to read what it shows: the checker knows what the operation asks for, the browser does not. */
function checkRight(block: AuthoredWidgetBlock, call: Call, place: Place, context: Context): void {
  const operation = context.environment.contracts?.find(call.method, call.path)
  if (!operation || operation.auth === 'login' || operation.auth === 'public') return
  if (block.right !== undefined && operation.auth.split(',').includes(block.right)) return
  const at = block.right === undefined ? place : inside(place, 'right')
  note(context, 'CONTRACT_BLOCK_RIGHT', at, whereOf(at.path), operation.id, operation.auth)
}

interface Shown {
  readonly block: AuthoredWidgetBlock
  readonly info: WidgetInfo
  readonly answer: ContractShape
  readonly operation: string
}

/** The settings that name fields of the data, as the widget's schema marks them. */
function checkFields({ block, info, answer, operation }: Shown, place: Place, context: Context): void {
  const shape = info.data === 'rows' ? rowShape(answer) : answer
  if (shape.properties.size === 0) return
  for (const { name, at } of fieldsIn(block.props ?? {}, info.settings, inside(place, 'props'))) {
    const [first = ''] = name.split('.')
    if (!shape.properties.has(first)) note(context, 'CONTRACT_FIELD', at, whereOf(at.path), first, operation, shape.properties.keys())
  }
}

function fieldsIn(value: unknown, schema: SettingsSchema, at: Place): readonly { readonly name: string; readonly at: Place }[] {
  if (typeof value === 'string') {
    if (value.includes('{{')) return []
    if (schema.field === 'name') return [{ name: value, at }]
    return schema.field === 'link' ? [...value.matchAll(/\{(\w+)\}/g)].map(match => ({ name: match[1] ?? '', at })) : []
  }
  if (Array.isArray(value)) {
    const { items } = schema
    return isObject(items) ? value.flatMap((item, index) => fieldsIn(item, items, inside(at, index))) : []
  }
  if (!isObject(value)) return []
  const properties = isObject(schema.properties) ? schema.properties : {}
  return Object.entries(value).flatMap(([key, member]) => {
    const inner = Object.hasOwn(properties, key) ? properties[key] : undefined
    return isObject(inner) ? fieldsIn(member, inner, inside(at, key)) : []
  })
}
