import type { ColumnType, Step } from '../../calls'
import { texts as sheetTexts } from '../../texts'
import { conditionsOf, isBare } from '../condition-text'
import { referredTo } from '../parameters/reference'
import { texts as shared } from '../texts'
import { texts } from './texts'
import { type Kind, names, said } from './types'

const { says, titles, words } = texts

interface Key {
  readonly column: string
  readonly descending?: boolean
}

export const keysText = (keys: unknown): string =>
  ((keys as readonly Key[] | undefined) ?? []).map(({ column, descending }) => `${column}${descending ? ' ↓' : ' ↑'}`).join('、')

/** Conditions in words; an expression as it is. */
function whenText(when: string): string | undefined {
  const conditions = conditionsOf(when)
  if (!conditions) return when
  const lines = conditions.lines.map(
    ({ column, rule, value, param }) =>
      `${column} ${shared.rules[rule]}${isBare(rule) ? '' : ` ${param ? shared.parameter(value) : value.replaceAll('\n', '、')}`}`,
  )
  return lines.length === 0 ? undefined : lines.join(conditions.match === 'and' ? '；' : ' / ')
}

/** How many rows are drawn and by which seed, or by which parameters. */
function drawnText({ rows, seed }: Step): string {
  const [ofRows, ofSeed] = [rows, seed].map(referredTo)
  const drawn = ofRows === undefined ? says.drawn(said(rows)) : says.byParameter(texts.rows, ofRows)
  return [drawn, ofSeed === undefined ? `${texts.seed} ${said(seed)}` : says.byParameter(texts.seed, ofSeed)].join(texts.comma)
}

export const rowKinds: readonly Kind[] = [
  {
    ...{ do: 'filter', group: 'rows', title: titles.filter ?? '', words: words.filter ?? '' },
    make: () => ({ when: '' }),
    settings: [{ input: 'conditions', name: 'when', title: texts.when }],
    says: step => whenText(said(step.when)),
  },
  {
    ...{ do: 'dedupe', group: 'rows', title: titles.dedupe ?? '', words: words.dedupe ?? '' },
    make: () => ({ columns: [], keep: 'first' }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns },
      { input: 'choice', name: 'keep', title: texts.keepWhich, options: texts.keeps },
    ],
    says: step => {
      const columns = names(step.columns)
      return columns && says.keepOf(columns, texts.keeps[said(step.keep)] ?? '')
    },
  },
  {
    ...{ do: 'sort', group: 'rows', title: titles.sort ?? '', words: words.sort ?? '' },
    make: () => ({ keys: [] }),
    settings: [{ input: 'sorts', name: 'keys', title: texts.order }],
    says: step => keysText(step.keys) || undefined,
  },
  {
    ...{ do: 'limit', group: 'rows', title: titles.limit ?? '', words: words.limit ?? '' },
    make: () => ({ rows: 100 }),
    settings: [
      { input: 'number', name: 'rows', title: texts.rows, least: 0, most: 1_000_000_000 },
      { input: 'number', name: 'skip', title: texts.skip, least: 0, most: 1_000_000_000 },
    ],
    says: step => says.first(said(step.rows)),
  },
  {
    ...{ do: 'sample', group: 'rows', title: titles.sample ?? '', words: words.sample ?? '' },
    make: () => ({ rows: 100, seed: Math.floor(Math.random() * 1_000_000) }),
    settings: [
      { input: 'number', name: 'rows', title: texts.rows, least: 1, most: 1_000_000_000, parameter: true },
      { input: 'number', name: 'seed', title: texts.seed, least: 0, most: 1_000_000_000, parameter: true },
    ],
    says: drawnText,
  },
]

export const columnKinds: readonly Kind[] = [
  {
    ...{ do: 'keep', group: 'columns', title: titles.keep ?? '', words: words.keep ?? '' },
    make: columns => ({ columns: columns.map(({ name }) => name) }),
    settings: [{ input: 'columns', name: 'columns', title: texts.columns }],
    says: step => names(step.columns),
  },
  {
    ...{ do: 'drop', group: 'columns', title: titles.drop ?? '', words: words.drop ?? '' },
    make: () => ({ columns: [] }),
    settings: [{ input: 'columns', name: 'columns', title: texts.columns }],
    says: step => names(step.columns),
  },
  {
    ...{ do: 'rename', group: 'columns', title: titles.rename ?? '', words: words.rename ?? '' },
    make: () => ({ names: [] }),
    settings: [{ input: 'renames', name: 'names', title: texts.names }],
    says: step => {
      const [first, ...more] = (step.names as readonly { readonly from: string; readonly to: string }[] | undefined) ?? []
      if (!first) return undefined
      const text = says.to(first.from, first.to)
      return more.length > 0 ? says.more(text, more.length + 1) : text
    },
  },
  {
    ...{ do: 'convert', group: 'columns', title: titles.convert ?? '', words: words.convert ?? '' },
    make: () => ({ column: '', type: 'text', unfit: 'empty' }),
    settings: [
      { input: 'column', name: 'column', title: texts.column },
      { input: 'choice', name: 'type', title: texts.type, options: sheetTexts.types },
      { input: 'number', name: 'digits', title: texts.digits, least: 0, most: 12, when: step => step.type === 'decimal' },
      { input: 'choice', name: 'unfit', title: texts.unfit, options: texts.unfits },
    ],
    says: step =>
      said(step.column) === '' ? undefined : says.to(said(step.column), sheetTexts.types[said(step.type) as ColumnType] ?? ''),
  },
]
