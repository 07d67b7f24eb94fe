import { normalOf } from '../../index/normal'
import { texts } from '../texts'
import { BoundedPattern } from './patterns'
import type { Candidate, ContractText, FieldKind, TableCells, TemplateField, TextLine } from './types'
import { type ReadValue, valueAt } from './values'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** What stands between the characters of a label in a form: 甲　方. */
const spaced = (label: string) => Array.from(label, escaped).join('\\s*')
const BRACKET = '(?:\\s*\\([^)]{0,20}\\))?'
const SEPARATOR = /\s*(?:(?::|为|是|共计|合计|总计|计)\s*)+/.source

/** How sure a value is by what led to it. */
const SURE = { label: 92, cell: 90, pattern: 94, column: 84, beside: 66 } as const
const LESS = { alias: 4, unsure: 25, nextLine: 12 } as const
const placeIn = ({ start, starts, ends }: TextLine, from: number, to: number) => ({
  start: start + (starts[from] ?? 0),
  end: start + (ends[to - 1] ?? starts[from] ?? 0),
})

function candidateAt(line: TextLine, kind: FieldKind, offset: number, read: ReadValue, confidence: number, reason: string): Candidate {
  const place = placeIn(line, offset + read.start, offset + read.end)
  const quote = line.text.slice(place.start - line.start, place.end - line.start)
  return {
    // Words are kept as they stand; what has a form of its own in that form.
    value: kind === 'text' || kind === 'firm' ? quote.trim() : read.value,
    quote,
    page: line.page,
    ...place,
    confidence: read.sure ? confidence : confidence - LESS.unsure,
    reason: read.sure ? reason : `${reason}；${texts.unsure}`,
  }
}

/** Characters of a label that is no part of another word. */
const LONG = 4

/** Behind the label and a mark; in the next line where the label ends its own. */
function labelled(lines: readonly TextLine[], label: string, kind: FieldKind, less: number): Candidate[] {
  const before = label.length < LONG ? '(?:^|[^\\u4e00-\\u9fffa-z0-9])' : ''
  const pattern = new RegExp(`${before}${spaced(label)}${BRACKET}${SEPARATOR}`, 'g')
  return lines.flatMap((line, at) =>
    [...line.normal.matchAll(pattern)].flatMap(({ 0: whole, index }) => {
      const offset = index + whole.length
      const rest = line.normal.slice(offset)
      const read = valueAt(kind, rest)
      if (read) return [candidateAt(line, kind, offset, read, SURE.label - less, texts.byLabel(label))]
      const next = lines[at + 1]
      if (rest.trim() !== '' || !next) return []
      const below = valueAt(kind, next.normal)
      return below ? [candidateAt(next, kind, 0, below, SURE.label - less - LESS.nextLine, texts.byLabel(label))] : []
    }),
  )
}

/** Where what a supplement changes a value to begins: 由100万元调整为120万元; 0 where it changes none. */
const changedAt = (sentence: string) => {
  const match = /(?:调整|变更|修改|更改|改|延长|延期|延|增加|减少)(?:为|至|到)/.exec(sentence)
  return match ? match.index + match[0].length : 0
}

/** Amounts and days that follow the label within its sentence. */
function beside(lines: readonly TextLine[], label: string, kind: FieldKind, less: number): Candidate[] {
  if (kind !== 'amount' && kind !== 'date') return []
  const pattern = new RegExp(spaced(label), 'g')
  return lines.flatMap(line =>
    [...line.normal.matchAll(pattern)].flatMap(({ 0: whole, index }) => {
      const offset = index + whole.length
      const sentence = line.normal.slice(offset).split(/[。;]/)[0] ?? ''
      const changed = changedAt(sentence)
      const read = valueAt(kind, sentence.slice(changed))
      return read ? [candidateAt(line, kind, offset + changed, read, SURE.beside - less, texts.besideLabel(label))] : []
    }),
  )
}

const plain = (text: string) => normalOf(text).replace(/[\s:]/g, '')

function fromCell(
  { cells, places }: TableCells,
  row: number,
  column: number,
  kind: FieldKind,
  confidence: number,
  reason: string,
): Candidate[] {
  const quote = cells[row]?.[column] ?? ''
  const read =
    valueAt(kind, normalOf(quote)) ??
    (kind === 'amount' && /^[\d,.]+$/.test(quote) ? { value: Number(quote.replaceAll(',', '')).toFixed(2), sure: true } : undefined)
  if (!read) return []
  const [page, first, ...others] = places[row]?.[column] ?? []
  const end = others.at(-1)?.[1] ?? first?.[1]
  return [
    {
      value: kind === 'text' || kind === 'firm' ? quote.trim() : read.value,
      quote,
      ...(page !== undefined && first && end !== undefined && { page, start: first[0], end }),
      confidence: read.sure ? confidence : confidence - LESS.unsure,
      reason,
    },
  ]
}

/** The cell beside one that holds the label: forms are written as tables. */
const besideCells = (tables: readonly TableCells[], label: string, kind: FieldKind, less: number): Candidate[] =>
  tables.flatMap(table =>
    table.cells.flatMap((row, at) =>
      row.flatMap((text, column) =>
        plain(text) === label ? fromCell(table, at, column + 1, kind, SURE.cell - less, texts.byCell(label)) : [],
      ),
    ),
  )

/** Below the title of a column: its sum where a row gives one, else its only or its first value. */
function inColumn(tables: readonly TableCells[], name: string, kind: FieldKind): Candidate[] {
  return tables.flatMap(table => {
    const column = table.titles.findIndex(
      title => plain(title) === name || plain(title).endsWith(`/${name}`) || plain(title).includes(name),
    )
    if (column < 0) return []
    const sum = table.cells.findIndex(row => row.some(text => /^(?:合计|总计|总额)/.test(plain(text))))
    const at = kind === 'amount' && sum >= 0 ? sum : table.cells.findIndex(row => (row[column] ?? '') !== '')
    const rows = table.cells.length
    const reason = kind === 'amount' && sum >= 0 ? texts.bySum(name) : rows > 1 ? texts.byFirstOf(name, rows) : texts.byColumn(name)
    return fromCell(table, at, column, kind, SURE.column - (rows > 1 && !(kind === 'amount' && sum >= 0) ? LESS.unsure : 0), reason)
  })
}

function patterned(lines: readonly TextLine[], pattern: string, kind: FieldKind): { readonly found: Candidate[]; readonly slow: boolean } {
  const bounded = new BoundedPattern(pattern)
  const found = lines.flatMap(line => {
    const match = bounded.match(line.normal)
    if (!match || match.text.trim() === '') return []
    const own = { value: match.text.trim(), start: 0, end: match.text.length, sure: true }
    const read = kind === 'text' ? own : (valueAt(kind, match.text) ?? { ...own, sure: false })
    return [candidateAt(line, kind, match.index, read, SURE.pattern, texts.byPattern)]
  })
  return { found, slow: bounded.slow }
}

/** The lines of the place that a field is looked for in. */
function linesAt({ lines }: ContractText, { place, anchor }: TemplateField): readonly TextLine[] {
  const first = lines[0]?.page
  if (place === 'first') return lines.filter(({ page }) => page === first)
  if (place !== 'heading' || anchor === '') return lines
  const words = plain(anchor)
  return lines.filter(({ heading }) => plain(heading).includes(words))
}

function allIn(text: ContractText, lines: readonly TextLine[], field: TemplateField) {
  const names = [field.label, ...field.aliases]
    .map((name, at) => ({ name: plain(name), less: at === 0 ? 0 : LESS.alias }))
    .filter(({ name }) => name !== '')
  const own = patterned(field.pattern === '' ? [] : lines, field.pattern, field.kind)
  const found = [
    ...(field.place === 'column' ? inColumn(text.tables, plain(field.anchor), field.kind) : []),
    ...names.flatMap(({ name, less }) => [
      ...labelled(lines, name, field.kind, less),
      ...besideCells(text.tables, name, field.kind, less),
      ...beside(lines, name, field.kind, less),
    ]),
    ...own.found,
  ]
  return { found, slow: own.slow }
}

/** Confidence that a value loses which stands elsewhere than the template says. */
const ELSEWHERE = 20

/** What may be the value of a field, the surest first; where there is nothing at its place, in all of the text. */
export function candidatesFor(text: ContractText, field: TemplateField): { readonly found: readonly Candidate[]; readonly slow: boolean } {
  const { found, slow } = allIn(text, linesAt(text, field), field)
  const isBound = field.place === 'first' || field.place === 'heading'
  const all =
    found.length > 0 || !isBound
      ? found
      : allIn(text, text.lines, field).found.map(each => ({
          ...each,
          confidence: each.confidence - ELSEWHERE,
          reason: `${each.reason}；${texts.elsewhere}`,
        }))
  return { found: all.toSorted((a, b) => b.confidence - a.confidence), slow }
}
