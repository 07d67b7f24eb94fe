import { defined } from '../../model/defined'
import { type FieldModel, type FieldOption, VIEWS, type ViewName } from '../../model/field'
import type { Operator } from '../../model/operator'
import type { RuleModel } from '../../model/rule'
import type { RequestModel } from '../../model/source'
import { wholeDigits } from '../../rules'
import type { AuthoredEntityFieldObject, AuthoredFieldObject, AuthoredOption } from '../generated/authored'
import { inside, type Place } from '../json/document'
import type { CellInfo } from '../registry-info'
import { schemaIssues } from '../schema-issues'
import { whereOf } from '../where'
import { readFieldAction } from './actions'
import { type Context, note, noteInText, noteKey } from './context'
import { readDefault } from './default'
import { checkDictionary } from './dictionary'
import { readConditional, readExpression } from './expressions'
import { cellWord, meantCell, rowsType } from './field-cell'
import { checkFieldCycles } from './field-cycles'
import { type FieldDraft, rowsOf } from './field-drafts'
import { checkNamedFields } from './named-fields'
import { checkNamedZones } from './named-zones'
import { readRequest } from './requests'
import { readRules } from './rules'
import { checkSettings } from './settings'
import { readOpen } from './steps'
import { readNamedWidget } from './widgets'

const objectType = 'object'
const ellipsis = 25

/** The fields that the drafts make; one whose type is unknown is noted and left out. */
export function readFields(drafts: readonly FieldDraft[], context: Context): FieldModel[] {
  const within = { ...context, objects: new Map([...(context.objects ?? []), ...objectsOf(drafts)]) }
  const fields = drafts.flatMap(draft => readField(draft, within) ?? [])
  checkFieldCycles(fields, drafts, context)
  return fields
}

/** The names within the fields that hold an object. */
const objectsOf = (drafts: readonly FieldDraft[]) =>
  drafts.flatMap(({ name, written }) => (written.type === objectType ? [[name, new Set(Object.keys(written.fields ?? {}))] as const] : []))

function readField(draft: FieldDraft, context: Context): FieldModel | undefined {
  const { name, written, place } = draft
  const cell = readType(draft, context)
  if (!cell) return undefined
  const title = written.title ?? name
  const value = written.value === undefined ? undefined : readExpression(written.value, place('value'), context)
  const query = readQuery(draft, cell, context)
  const settings = readSettings(draft, cell, context)
  context.environment.checks?.field(draft, cell, settings, context)
  const conditional = (key: 'visible' | 'required' | 'disabled' | 'readonly', absent: boolean) =>
    readConditional(written[key], absent, place(key), context)
  return {
    name,
    title,
    help: written.help,
    ...(written.placeholder !== undefined && { placeholder: fillPlaceholder(written.placeholder, name, title, written.default) }),
    type: cell.type,
    kind: cell.kind,
    settings,
    ...readChoices(draft, cell, context),
    ...readLabels(cell, settings),
    in: readViews(draft, cell, query !== undefined, context),
    ...defined({ query }),
    visible: conditional('visible', true),
    required: conditional('required', false),
    disabled: conditional('disabled', false),
    readonly: conditional('readonly', false),
    ...(written.saved === false && { saved: written.saved }),
    ...(written.secret === true && { secret: written.secret }),
    ...defined({ value }),
    ...defined({ from: readFrom(draft, context) }),
    ...(written.default !== undefined && { default: readDefault(draft, cell, settings, context) }),
    rules: withUnique(
      [...readRules(written.rules, place('rules'), context), ...digitRules(written), ...limitRules(draft, cell, settings)],
      draft,
    ),
    ...readLooks(written, cell),
    link: typeof written.link === 'object' ? readOpen(written.link, 'drawer', place('link'), context) : written.link,
    ...readRows(draft, cell, context),
    ...(written.on?.change !== undefined && { on: { change: readFieldAction(written.on.change, inside(place('on'), 'change'), context) } }),
  }
}

/** The call that fills a field. Those of rows are filled by none. */
function readFrom({ written, place }: FieldDraft, context: Context): RequestModel | undefined {
  if (written.from === undefined) return undefined
  const at = place('from')
  const request = readRequest(written.from, at, context)
  if (request !== undefined && request.method !== 'GET')
    note(context, 'SCREEN_WRONG_VALUE', at, whereOf(at.path), `${request.method} ${request.path}`, 'a GET')
  return request
}

/** What the column has no room for is told while it is typed. Default: two of the digits stand behind the point. */
function digitRules({
  precision,
  scale = 2,
}: AuthoredFieldObject & Pick<AuthoredEntityFieldObject, 'precision' | 'scale'>): readonly RuleModel[] {
  const found = precision === undefined ? undefined : wholeDigits(precision - scale)
  return found === undefined ? [] : [{ rule: 'pattern', ...found }]
}

/** What the settings bound, as a rule of the field; what is computed is as it is. */
function limitRules({ written }: FieldDraft, { limits = {} }: CellInfo, settings: FieldModel['settings']): readonly RuleModel[] {
  const found = Object.entries(limits).flatMap(([limit, said]) => {
    const value = typeof said === 'number' ? said : settings[said]
    if (value === false) return [[limit, 1]]
    if (value === true) return limit === 'step' ? [[limit, HALF]] : []
    return typeof value === 'number' && !(NONE_AT_ZERO.has(limit) && value === 0) ? [[limit, value]] : []
  })
  return found.length === 0 || written.value !== undefined ? [] : [{ rule: 'limits', ...Object.fromEntries(found) }]
}

const HALF = 0.5
/** Of which 0 is any number. */
const NONE_AT_ZERO: ReadonlySet<string> = new Set(['files', 'rows'])

/** What the table keeps unique is told in the form too; where the column is known, the form may ask while a person types. */
function withUnique(rules: readonly RuleModel[], { written, stored }: FieldDraft): readonly RuleModel[] {
  const kept = (written as { readonly unique?: boolean }).unique === true
  const all: readonly RuleModel[] = kept && !rules.some(({ rule }) => rule === 'unique') ? [...rules, { rule: 'unique' }] : rules
  return stored ? all.map(rule => (rule.rule === 'unique' ? { ...rule, stored } : rule)) : all
}

function readType({ written, place }: FieldDraft, context: Context): CellInfo | undefined {
  const { cells } = context.registry
  const found = meantCell(written, cells)
  if (found) return found
  const at = written.type === undefined ? place() : place('type')
  note(
    context,
    'SCREEN_UNKNOWN_TYPE',
    at,
    whereOf(place().path),
    cellWord(written),
    cells.flatMap(cell => [cell.type, ...(cell.aliases ?? [])]),
  )
  return undefined
}

function readSettings({ written, place }: FieldDraft, cell: CellInfo, context: Context): FieldModel['settings'] {
  const { settings, errors } = checkSettings({ ...impliedSettings(written, cell), ...written.props }, cell.settings)
  context.issues.push(...schemaIssues(errors, place('props')))
  checkNamedFields(settings, cell.settings, place('props'), context)
  checkNamedZones(settings, cell.settings, place('props'), context)
  return readNamedWidget(settings, cell.settings, place('props'), context)
}

/** What the field says once and its cell type has a setting for: its table, its length, its digits behind the point. */
function impliedSettings(written: AuthoredFieldObject & Pick<AuthoredEntityFieldObject, 'length' | 'scale'>, cell: CellInfo): object {
  const { properties = {} } = cell.settings as { readonly properties?: object }
  const implied = { dict: written.dict, maxLength: written.length || undefined, precision: written.scale }
  return Object.fromEntries(Object.entries(implied).filter(([name, value]) => value !== undefined && Object.hasOwn(properties, name)))
}

/** With a setting that is missing there is nowhere to look. */
function readLabels({ labels }: CellInfo, settings: FieldModel['settings']): Pick<FieldModel, 'labels'> {
  if (labels === undefined) return {}
  const words = [...labels.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => settings[name])
  if (words.some(word => typeof word !== 'string' || word === '')) return {}
  return { labels: labels.replace(/\{(\w+)\}/g, (_, name: string) => String(settings[name])) }
}

function readChoices(
  { written, place }: FieldDraft,
  cell: CellInfo,
  context: Context,
): Pick<FieldModel, 'dict' | 'options' | 'optionsFrom'> {
  const { dict, options } = written
  const where = whereOf(place().path)
  if (cell.choices && dict === undefined && options === undefined) note(context, 'SCREEN_NO_CHOICES', place(), where, cell.type)
  if (!cell.choices && options !== undefined) note(context, 'SCREEN_NEEDLESS_CHOICES', place('options'), where, cell.type, 'options')
  if (dict !== undefined) checkDictionary(dict, place('dict'), context)
  const optionsFrom = typeof options === 'string' ? readExpression(options, place('options'), context) : undefined
  return {
    dict,
    ...(Array.isArray(options) && { options: readOptions(options, place('options'), context) }),
    optionsFrom,
  }
}

function readOptions(options: readonly AuthoredOption[], place: Place, context: Context): FieldOption[] {
  const seen = new Set<string>()
  return options.map((option, index) => {
    const { value, visible, ...rest } = typeof option === 'string' ? { value: option, text: option, visible: undefined } : option
    const text = String(value)
    if (seen.has(text)) note(context, 'SCREEN_DUPLICATE', inside(place, index), whereOf(place.path), text)
    seen.add(text)
    const offered = readConditional(visible, true, inside(place, index, 'visible'), context)
    return { value: text, ...rest, ...(visible !== undefined && { visible: offered }) }
  })
}

function readViews({ written, place }: FieldDraft, cell: CellInfo, queried: boolean, context: Context): ViewName[] {
  const own = written.saved === false ? VIEWS.filter(view => view === 'form') : VIEWS.filter(view => view !== 'query')
  const views = new Set<string>(written.in === undefined ? own : [])
  const known: ReadonlySet<string> = new Set(VIEWS)
  // A workbook has no columns for the fields of an object.
  if (written.in === undefined && (written.value !== undefined || cell.type === objectType)) views.delete('import')
  for (const { 0: word, index } of (written.in ?? '').matchAll(/\S+/g)) {
    const where = whereOf(place('in').path)
    if (!known.has(word)) noteInText(context, 'SCREEN_UNKNOWN_WORD', place('in'), index, where, word, VIEWS)
    else if (views.has(word)) noteInText(context, 'SCREEN_DUPLICATE', place('in'), index, where, word)
    views.add(word)
  }
  if (queried) views.add('query')
  return VIEWS.filter(view => views.has(view))
}

function readQuery({ written, place }: FieldDraft, cell: CellInfo, context: Context): Operator | undefined {
  const asked = written.query ?? (written.in ?? '').split(/\s+/).includes('query')
  if (asked === false) return undefined
  const [first] = cell.operators
  const at = written.query === undefined ? place('in') : place('query')
  const where = whereOf(place().path)
  if (first === undefined) note(context, 'SCREEN_NO_QUERY', at, where, cell.type)
  if (asked === true) return first
  if (first !== undefined && !cell.operators.includes(asked)) note(context, 'SCREEN_OPERATOR', at, where, asked, cell.type, cell.operators)
  return asked
}

function readLooks(
  written: AuthoredFieldObject,
  cell: CellInfo,
): Pick<FieldModel, 'width' | 'align' | 'fixed' | 'sortable' | 'ellipsis' | 'statistics' | 'span' | 'group' | 'heading'> {
  const width = written.width ?? cell.width
  const align = written.align ?? cell.align
  // What cannot be searched for, such as the path of a picture, has no order that means anything.
  const ordered = written.value === undefined && cell.operators.length > 0 && cell.kind !== 'rows' && cell.kind !== 'json'
  return {
    width,
    align,
    fixed: written.fixed,
    sortable: written.sortable ?? ordered,
    ellipsis: written.ellipsis ?? ellipsis,
    statistics: written.statistics ?? [],
    span: written.span ?? 1,
    group: written.group,
    heading: written.heading,
  }
}

function readRows(draft: FieldDraft, cell: CellInfo, context: Context): Pick<FieldModel, 'fields'> {
  const { written, place } = draft
  if (!written.fields) {
    if (cell.type === objectType || cell.type === rowsType) note(context, 'SCREEN_MISSING_KEY', place(), whereOf(place().path), 'fields')
    return {}
  }
  if (cell.kind !== 'rows' && cell.type !== objectType) {
    note(context, 'SCREEN_NO_ROWS', place('fields'), whereOf(place().path), cell.type)
    return {}
  }
  const drafts = rowsOf(draft)
  for (const { written: inner, place: at } of cell.kind === 'rows' ? drafts : []) {
    const others = Object.keys(inner).filter(key => key !== 'from')
    if (inner.from !== undefined) noteKey(context, 'SCREEN_UNKNOWN_KEY', at('from'), whereOf(at().path), 'from', others)
  }
  const names = context.names && new Set([...context.names, 'form', ...drafts.map(draft => draft.name)])
  const types = context.environment.checks?.within(drafts, context)
  return { fields: readFields(drafts, { ...context, ...defined({ names, types }) }) }
}

function fillPlaceholder(text: string, key: string, title: string, defaultValue: unknown): string {
  const plain = defaultValue === undefined || defaultValue === null ? '' : String(defaultValue)
  return text.replaceAll('${title}', title).replaceAll('${key}', key).replaceAll('${defaultValue}', plain)
}
