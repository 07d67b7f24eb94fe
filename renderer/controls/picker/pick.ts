import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { Row, Sort } from '../../model/source'
import type { CellTypes } from '../../registry'
import { checkSettings } from '../../screen/normalise/settings'

/** A row that can be chosen. */
export interface PickRow {
  /** What is stored of it. */
  readonly key: string
  /** As it is called among the chosen ones. */
  readonly text: string
  /** As the server sent it; empty for one that was chosen earlier and has not been read again. */
  readonly row: Row
}

/** What is asked of the rows. */
export interface PickAsk {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly sort?: Sort
  /** In the API's spelling, such as `*王*`. */
  readonly filters: { readonly [parameter: string]: string }
}

export interface PickPage {
  readonly rows: readonly PickRow[]
  readonly total: number
}

/** Rows to choose from. It must keep its identity between drawings: another one is asked anew, from its first page. */
export interface PickSource {
  /** Under which the page size of a person is remembered. */
  readonly name: string
  readonly columns: readonly PickField[]
  /** Inputs above the rows; each with the operator that it asks by. */
  readonly filters: readonly PickField[]
  /** Names of the filters that hide until they are asked for. Absent: none. */
  readonly collapsed?: ReadonlySet<string>
  readonly load: (host: Host, ask: PickAsk, signal: AbortSignal) => Promise<PickPage>
  /** Of the window. Absent: what opens it says. */
  readonly title?: string
}

/** A source that is asked for what it has before anything can be chosen. It must keep its identity as well. */
export type PickSourceLoader = (host: Host, signal: AbortSignal) => Promise<PickSource>

type Parts = Partial<Pick<FieldModel, 'type' | 'settings' | 'dict' | 'options' | 'query' | 'width' | 'sortable' | 'placeholder'>>

/** A field of a picker; without a kind its settings are as they are written. */
export type PickField = Omit<FieldModel, 'kind'> & Partial<Pick<FieldModel, 'kind'>>

/** A field out of what a picker knows of it; its type has its usual settings. Default `input`. */
export function pickField(name: string, title: string, { type = 'input', settings = {}, ...parts }: Parts = {}): PickField {
  return {
    name,
    title,
    type,
    settings,
    in: ['list', 'query'],
    visible: true,
    required: false,
    disabled: false,
    readonly: false,
    rules: [],
    sortable: false,
    ellipsis: 25,
    statistics: [],
    span: 1,
    ...parts,
  }
}

/** The field with what its cell type says. */
export function fieldOf(cells: CellTypes, { kind, settings, ...field }: PickField): FieldModel {
  if (kind !== undefined) return { ...field, kind, settings }
  const cell = cells.get(field.type)
  return { ...field, kind: cell.kind, settings: checkSettings(settings, cell.settings).settings }
}

/** The value of a filter as the API spells it; absent names ask nothing. */
export function filterParameters({ name, query }: FieldModel, begin: string, end: string): { readonly [parameter: string]: string } {
  if (query === 'range') return { [`${name}_begin`]: begin.trim(), [`${name}_end`]: end.trim() }
  const text = begin.trim()
  if (text === '') return {}
  if (query === 'multi') return { [`${name}_MultiString`]: text }
  if (query === 'like') return { [name]: `*${text}*` }
  return { [name]: query === 'right_like' ? `${text}*` : query === 'left_like' ? `*${text}` : text }
}

/** Whether a text that is searched for by a filter such as `*王*` fits. */
function fits(text: string, filter: string): boolean {
  const [value, wanted] = [text.toLowerCase(), filter.toLowerCase()]
  const middle = wanted.replace(/^\*|\*$/g, '')
  if (wanted.startsWith('*')) return wanted.endsWith('*') ? value.includes(middle) : value.endsWith(middle)
  return wanted.endsWith('*') ? value.startsWith(middle) : value === wanted
}

/** One page out of rows that were read as a whole. */
export function pageOf(all: readonly PickRow[], { page, pageSize, filters }: PickAsk): PickPage {
  const asked = Object.entries(filters)
  const found = all.filter(({ row }) => asked.every(([name, filter]) => fits(String(row[name] ?? ''), filter)))
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}
