import type { FieldStorage } from '../../model/entity'
import type { FieldModel } from '../../model/field'
import type { AuthoredEntityFieldObject } from '../generated/authored'
import type { Place } from '../json/document'
import { type Context, noteKey } from '../normalise/context'
import { whereOf } from '../where'
import { snake } from './drafts'

const textLength = 255
const precision = 18
const scale = 2
/** Digits of PostgreSQL's integer types, for what is measured in digits. */
const integerDigits = 19

/** How a field is kept; undefined for what is computed. It follows from the kind of value, never from how that is shown. */
export function storageOf(
  field: FieldModel,
  written: AuthoredEntityFieldObject,
  place: (key: string) => Place,
  context: Context,
): FieldStorage | undefined {
  const only = (key: 'length' | 'precision' | 'scale' | 'unique' | 'index', fits: boolean) => {
    if (written[key] !== undefined && !fits)
      noteKey(context, 'ENTITY_STORAGE', place(key), whereOf(place(key).path.slice(0, -1)), key, field.kind)
  }
  only('length', field.kind === 'text')
  only('precision', field.kind === 'decimal')
  only('scale', field.kind === 'decimal')
  only('unique', field.kind !== 'json' && !field.value)
  only('index', field.kind !== 'json' && !field.value)
  checkDigits(field, written, place('precision'), context)
  if (field.value) return undefined
  const secret = context.registry.cells.find(cell => cell.type === field.type)?.secret === true
  if (secret) noteKey(context, 'ENTITY_SECRET', place('type'), whereOf(place('type').path.slice(0, -1)), field.type)
  return {
    column: snake(field.name),
    length: field.kind === 'text' ? (written.length ?? textLength) : 0,
    precision: field.kind === 'decimal' ? (written.precision ?? precision) : field.kind === 'integer' ? integerDigits : 0,
    scale: field.kind === 'decimal' ? (written.scale ?? scale) : 0,
    unique: written.unique ?? false,
    index: written.index ?? field.query !== undefined,
    // A field that is hidden from some records cannot be demanded of all of them.
    notNull: field.required === true && field.visible === true,
  }
}

/** `precision` counts all digits: no more of them than stand behind the point leaves none before it. Where both are written, as many mean a share of one. */
function checkDigits({ kind }: FieldModel, written: AuthoredEntityFieldObject, place: Place, context: Context): void {
  const digits = written.precision
  if (digits === undefined || kind !== 'decimal') return
  const behind = written.scale ?? scale
  if (digits < behind || (digits === behind && written.scale === undefined))
    noteKey(context, 'ENTITY_DIGITS', place, whereOf(place.path.slice(0, -1)), digits, behind)
}
