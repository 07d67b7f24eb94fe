import { createScope, holds } from '../expression'
import { AUDIT_FIELDS } from '../model/entity'
import type { Scope } from '../model/expression'
import { type FieldModel, objectFields, type ViewName } from '../model/field'
import type { Row } from '../model/source'
import { type CellTypes, decodeRow, encodeRow } from '../registry'
import type { FormValues } from './props'

/** A field to be read, and the record or object that it is part of, as the API sent it. */
export interface DetailsItem {
  readonly key: string
  readonly field: FieldModel
  readonly row: FormValues
}

/** Fields under one title; those without a title come first. */
export interface DetailsPart {
  readonly key: string
  readonly title: string | undefined
  readonly items: readonly DetailsItem[]
}

/** Who wrote a record, and when: the last that a reader asks. */
const AUDIT: ReadonlySet<string> = new Set(AUDIT_FIELDS)
const LAST = 'audit'

/** The visible fields of a record under the titles of their groups, those of its writing last; those of an object stand under its own. */
export function detailsParts(
  cells: CellTypes,
  fields: readonly FieldModel[],
  row: FormValues,
  scope: Scope,
  view: ViewName = 'details',
): readonly DetailsPart[] {
  const parts = new Map<string, { title: string | undefined; items: DetailsItem[] }>()
  for (const field of fields) {
    if (!holds(field.visible, scope)) continue
    const inner = objectFields(field)
    if (inner !== undefined) {
      const items = objectItems(cells, field, inner, row, scope, view)
      if (items.length > 0) parts.set(`object ${field.name}`, { title: field.title, items })
      continue
    }
    const key = field.group === undefined && AUDIT.has(field.name) ? LAST : `group ${field.group ?? ''}`
    const part = parts.get(key) ?? { title: field.group, items: [] }
    part.items.push({ key: field.name, field, row })
    parts.set(key, part)
  }
  const last = parts.get(LAST)
  parts.delete(LAST)
  return [...parts, ...(last === undefined ? [] : [[LAST, last] as const])].map(([key, part]) => ({ key, ...part }))
}

function objectItems(
  cells: CellTypes,
  field: FieldModel,
  inner: readonly FieldModel[],
  row: FormValues,
  scope: Scope,
  view: ViewName,
): DetailsItem[] {
  const { values } = decodeRow(cells, [field], row)
  const object = (values[field.name] ?? {}) as Row
  const wire = { ...object, ...encodeRow(cells, inner, object) }
  const within: Scope = { get: name => (Object.hasOwn(object, name) ? createScope(object).get(name) : scope.get(name)) }
  return inner
    .filter(part => part.in.includes(view) && holds(part.visible, within))
    .flatMap(part => {
      const deeper = objectFields(part)
      const items =
        deeper === undefined ? [{ key: part.name, field: part, row: wire }] : objectItems(cells, part, deeper, wire, within, view)
      return items.map(item => ({ ...item, key: `${field.name}.${item.key}` }))
    })
}
