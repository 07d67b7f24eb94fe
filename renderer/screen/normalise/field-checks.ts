import { maySpellDate, maySpellNumber, type ValueType, wordOf } from '../../expression/types'
import type { ValueKind } from '../../model/cell-type'
import { nearest } from '../../model/nearest'
import { inside, type Place } from '../json/document'
import { isObject } from '../json/value'
import type { CellInfo } from '../registry-info'
import { whereOf } from '../where'
import { COLOUR_NAMES, isColour } from './colours'
import { type Context, note } from './context'
import { checkContracts } from './contract-checks'
import type { FieldDraft } from './field-drafts'
import { type TypeChecker, typeChecker, typeOfValue } from './field-types'
import { checkWall } from './wall-checks'

type Settings = { readonly [name: string]: unknown }

/** What can be told of a field as a whole, once its parts are what they should be. */
export function checkField(draft: FieldDraft, cell: CellInfo, settings: Settings, context: Context): void {
  checkDefault(draft, cell, context)
  checkLimits(draft, settings, context)
  checkColours(draft, settings, context)
  checkConditions(draft, context)
  checkComputed(draft, cell, context)
  checkStatistics(draft, cell, context)
}

/** A new record does not begin with what the dictionary does not have. */
function checkDefault({ written, place }: FieldDraft, cell: CellInfo, context: Context): void {
  const { dict, options, default: value } = written
  const known = options === undefined && dict !== undefined && cell.choices ? context.environment.dictionaryValues?.get(dict) : undefined
  if (known === undefined || (typeof value !== 'string' && typeof value !== 'number') || String(value).includes('{{')) return
  const strange = known.includes(String(value))
    ? undefined
    : String(value)
        .split(',')
        .find(part => part !== '' && !known.includes(part))
  if (strange === undefined || written.props?.allowInput === true) return
  const near = strange.length > 2 ? nearest(strange, known) : undefined
  const why = `${JSON.stringify(strange)} is no item of the dictionary ${JSON.stringify(dict)}.${near === undefined ? ` There are ${known.slice(0, 9).join(', ')}.` : ` Did you mean ${JSON.stringify(near)}?`}`
  note(context, 'SCREEN_DEFAULT', place('default'), whereOf(place('default').path), JSON.stringify(value), cell.type, why)
}

/** `min` and `max`, `minHeight` and `maxHeight`, and their like. */
function checkLimits({ place }: FieldDraft, settings: Settings, context: Context): void {
  for (const [name, low] of Object.entries(settings)) {
    const high = settings[name.replace(/^min/, 'max')]
    if (!name.startsWith('min') || typeof low !== 'number' || typeof high !== 'number' || low <= high) continue
    const at = inside(place('props'), name)
    note(context, 'SCREEN_WRONG_VALUE', at, whereOf(at.path), String(low), `at most ${name.replace(/^min/, 'max')}, which is ${high}`)
  }
}

function checkColours({ written, place }: FieldDraft, settings: Settings, context: Context): void {
  const { options } = written
  const tell = (colour: unknown, at: Place) => {
    if (typeof colour !== 'string' || colour.includes('{{') || isColour(colour)) return
    const near = nearest(colour, COLOUR_NAMES)
    const wanted = `a colour${near === undefined ? '' : `. Did you mean ${JSON.stringify(near)}?`}`
    note(context, 'SCREEN_WRONG_VALUE', at, whereOf(at.path), JSON.stringify(colour), wanted)
  }
  if (Array.isArray(options))
    for (const [index, option] of options.entries()) if (isObject(option)) tell(option.color, inside(place('options'), index, 'color'))
  if (isObject(settings.colors))
    for (const [value, colour] of Object.entries(settings.colors)) tell(colour, inside(place('props'), 'colors', value))
}

/** A text that is written out is always true: a name was meant, or an expression. */
function checkConditions({ written, place }: FieldDraft, context: Context): void {
  for (const key of ['visible', 'required', 'disabled', 'readonly'] as const) {
    const said = written[key]
    const literal = typeof said === 'string' ? /^\s*(?:'([^'\\]*)'|"([^"\\]*)"|\d+)\s*$/.exec(said) : null
    const at = place(key)
    if (literal) note(context, 'SCREEN_WRONG_VALUE', at, whereOf(at.path), String(said), 'a condition: it is always the same')
  }
}

const HOLDS: { readonly [Kind in ValueKind]?: (type: ValueType) => boolean } = {
  integer: isNumeric,
  decimal: isNumeric,
  date: isDate,
  datetime: isDate,
  rows: type => type.kind === 'list',
}

function isNumeric(type: ValueType): boolean {
  return type.kind === 'text' ? maySpellNumber(type) : type.kind === 'number' || type.kind === 'boolean'
}

function isDate(type: ValueType): boolean {
  return type.kind === 'text' ? maySpellDate(type) : type.kind === 'date'
}

/** A computed value is one that the cell can hold. */
function checkComputed({ written, place }: FieldDraft, cell: CellInfo, context: Context): void {
  const holds = HOLDS[cell.kind]
  if (written.value === undefined || holds === undefined || written.props?.picker !== undefined) return
  const type = typeOfValue(written.value, context)
  if (type === undefined || type.kind === 'any' || holds(type)) return
  const at = place('value')
  note(
    context,
    'SCREEN_EXPRESSION',
    at,
    whereOf(at.path),
    `gives ${wordOf(type.kind)}, which a cell of type ${JSON.stringify(cell.type)} does not hold`,
  )
}

const UNCOUNTED: ReadonlySet<ValueKind> = new Set(['date', 'datetime', 'time', 'json', 'rows'])

/** What is added up are numbers, which a text may spell. */
function checkStatistics({ written, place }: FieldDraft, cell: CellInfo, context: Context): void {
  if ((written.statistics ?? []).length === 0 || !UNCOUNTED.has(cell.kind)) return
  const at = inside(place('statistics'), 0)
  const wanted = `for a cell of type ${JSON.stringify(cell.type)}, which holds no number`
  note(context, 'SCREEN_WRONG_VALUE', at, whereOf(at.path), JSON.stringify(written.statistics?.[0]), wanted)
}

/** Further checks, of those who write a screen: a browser that draws one does without, and does not load them. */
export interface ScreenChecks extends TypeChecker {
  readonly field: typeof checkField
  readonly contracts: typeof checkContracts
  readonly wall: typeof checkWall
}

/** All of them, for the `checks` of an environment. */
export const screenChecks: ScreenChecks = { ...typeChecker, field: checkField, contracts: checkContracts, wall: checkWall }
