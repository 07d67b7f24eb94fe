import type { ActionModel } from '../../model/action'
import { type FieldModel, isSent } from '../../model/field'
import type { SourceModel, SourceOperation } from '../../model/source'
import { inside, nodeAt, type Place } from '../json/document'
import type { ContractOperation, ContractShape } from '../registry-info'
import { whereOf } from '../where'
import { type Context, note, noteKey } from './context'
import { holds, rowShape, wireType } from './contract-shapes'
import type { FieldDraft } from './field-drafts'

/** Holds the fields of a screen against the contract of its source: what it reads, and what it writes. */
export function checkFieldsAgainstContract(fields: readonly FieldModel[], drafts: readonly FieldDraft[], context: Context): void {
  const { source } = context.actions
  if (!source || !context.environment.contracts) return
  const places = new Map(drafts.map(draft => [draft.name, draft.place()]))
  const read = operationOf(source, 'list', context) ?? operationOf(source, 'roots', context)
  const writes = (['add', 'edit'] as const).flatMap(name => operationOf(source, name, context) ?? [])
  for (const field of fields) {
    const place = places.get(field.name)
    if (!place) continue
    // One telling is enough: what cannot be read can hardly be written.
    const fits =
      !read ||
      !isRead(field, source) ||
      isParameter(field, read) ||
      checkProperty(field, rowShape(read.result), read, 'CONTRACT_FIELD', place, context)
    if (fits && isWritten(field)) checkWritten(field, writes, place, context)
  }
}

const READS = ['list', 'roots', 'children', 'get'] as const

/** The names of all that a source brings with its rows; undefined where no contract says them all. */
export function broughtNames(source: SourceModel, context: Context): readonly string[] | undefined {
  const shapes = READS.flatMap(name => operationOf(source, name, context) ?? []).map(({ result }) => rowShape(result))
  if (shapes.length === 0 || shapes.some(({ properties }) => properties.size === 0)) return undefined
  return [...Object.keys(source.extra ?? {}), ...shapes.flatMap(({ properties }) => [...properties.keys()])]
}

/** What the source or its extra calls must bring. */
function isRead(field: FieldModel, source: SourceModel): boolean {
  if (!isSent(field) || (source.extra && Object.hasOwn(source.extra, field.name))) return false
  return field.in.some(view => view === 'list' || view === 'details' || view === 'export' || view === 'query')
}

/** What is only asked, and the call takes by that name: its rows need not hold it. */
const isParameter = (field: FieldModel, read: ContractOperation) =>
  field.in.every(view => view === 'query') && read.query.properties.has(field.name)

/** What a form sends. An item that is always read-only or hidden sends nothing of its own. */
function isWritten(field: FieldModel): boolean {
  return field.in.includes('form') && isSent(field) && field.visible !== false && field.readonly !== true
}

function checkWritten(field: FieldModel, writes: readonly ContractOperation[], place: Place, context: Context): void {
  const bodies = writes.filter(operation => operation.body?.closed)
  const fitting = bodies.filter(operation => operation.body?.properties.has(field.name))
  // One that is shown sometimes may belong to new records only, or to old ones.
  const sometimes = typeof field.visible !== 'boolean'
  const lacking = sometimes && fitting.length > 0 ? [] : bodies.filter(operation => !fitting.includes(operation))
  const [first] = lacking
  if (first) noteKey(context, 'CONTRACT_BODY', place, whereOf(place.path), field.name, first.id, first.body?.properties.keys() ?? [])
  fitting.every(operation => operation.body && checkProperty(field, operation.body, operation, 'CONTRACT_BODY', place, context))
}

/** Whether a property is there and can hold what the cell reads and writes; what is not so is noted. */
function checkProperty(
  field: FieldModel,
  shape: ContractShape,
  operation: ContractOperation,
  code: 'CONTRACT_FIELD' | 'CONTRACT_BODY',
  place: Place,
  context: Context,
): boolean {
  const property = shape.properties.get(field.name)
  const type = wireType(field)
  if (!property && shape.properties.size > 0) {
    noteKey(context, code, place, whereOf(place.path), field.name, operation.id, shape.properties.keys())
    return false
  }
  if (!property || type === undefined || holds(property, type)) return true
  noteKey(context, 'CONTRACT_TYPE', place, whereOf(place.path), type, operation.id, property.types.join(' or '))
  return false
}

/** Holds the right of each button against what the operation behind it asks for. `placeOf` tells where a button was written. */
export function checkRightsAgainstContract(
  actions: readonly ActionModel[],
  placeOf: (action: ActionModel) => Place,
  context: Context,
): void {
  const { source, perm } = context.actions
  if (!context.environment.contracts || perm === undefined) return
  for (const action of actions) {
    for (const operation of operationsOf(action, source, context)) {
      if (!operation.auth.includes(':') || operation.auth === action.right) continue
      note(context, 'CONTRACT_RIGHT', placeOf(action), action.name, action.right ?? '', operation.id, operation.auth)
    }
  }
}

function operationsOf(action: ActionModel, source: SourceModel | undefined, context: Context): ContractOperation[] {
  const { registry, environment } = context
  return action.steps.flatMap(step => {
    if (step.step === 'request') return environment.contracts?.find(step.request.method, step.request.path) ?? []
    if (step.step !== 'action' || !source) return []
    const needs = registry.actions.find(info => info.name === step.name)?.needs ?? []
    return needs.flatMap(name => operationOf(source, name, context) ?? [])
  })
}

function operationOf(source: SourceModel, name: SourceOperation, context: Context): ContractOperation | undefined {
  const request = source.operations[name]
  return request ? context.environment.contracts?.find(request.method, request.path) : undefined
}

/** Each operation that a source offers must be one of a contract, once a contract knows its base. */
export function checkSourceAgainstContract(source: SourceModel, place: Place, context: Context): void {
  const { contracts } = context.environment
  const { base } = source
  if (!contracts || base === undefined) return
  const calls = contracts.operations.map(operation => `${operation.method} ${operation.path}`)
  if (!contracts.operations.some(operation => operation.path.startsWith(`${base}/`))) {
    const bases = new Set(contracts.operations.map(operation => operation.path.replace(/\/[^/]*$/, '')))
    note(context, 'SCREEN_UNKNOWN_ENTITY', nodeAt(inside(place, 'base')) ? inside(place, 'base') : place, base, bases)
    return
  }
  for (const [name, request] of Object.entries(source.operations)) {
    if (!request || contracts.find(request.method, request.path) || isSpare(name, source)) continue
    // What is written is told where it is written.
    if (`${base}/` !== request.path.slice(0, base.length + 1)) continue
    note(context, 'SCREEN_UNKNOWN_OPERATION', inside(place, name), whereOf(place.path), `${request.method} ${request.path}`, calls)
  }
}

/** Trees that read their top rows by themselves need no list. */
function isSpare(operation: string, source: SourceModel): boolean {
  return operation === 'list' && Boolean(source.operations.roots)
}
