import { texts as queryTexts } from '../texts'
import { ruleTexts, texts } from './texts'

export const SEARCH_RULES = ['accurate', 'vague'] as const

/** `accurate` finds the words as they stand, `vague` what is like them. */
export type SearchRule = (typeof SEARCH_RULES)[number]

/** One condition of document search, as the search call takes it. */
export interface SearchCondition {
  /** How it is joined to the one before it; of the first without effect. */
  readonly matchType: 'and' | 'or'
  readonly field: string
  readonly rule: SearchRule
  readonly val: string
}

/** What can be looked for. */
export interface SearchField {
  readonly value: string
  readonly title: string
}

/** A condition while it is edited. */
export interface SearchLine extends SearchCondition {
  /** Tells lines apart while they move. */
  readonly key: number
}

/** Conditions that a search has at most. */
export const MOST_SEARCH = 20

/** Title, content and tags: what documents are looked for by unless a page says otherwise. */
export const documentFields = (): readonly SearchField[] => [
  { value: 'title', title: texts.title },
  { value: 'content', title: texts.content },
  { value: 'tag', title: texts.tag },
]

let lastKey = 0

const lineFor = (field: string): SearchLine => ({ key: ++lastKey, matchType: 'and', field, rule: 'accurate', val: '' })

/** The lines that a search begins with: one for each field, all accurate and empty. */
export const defaultLines = (fields: readonly SearchField[]): readonly SearchLine[] => fields.map(({ value }) => lineFor(value))

/** The lines of conditions that were kept, else those that a search begins with. */
export const linesOf = (fields: readonly SearchField[], kept: readonly SearchCondition[] = []): readonly SearchLine[] =>
  kept.length === 0 ? defaultLines(fields) : kept.map(condition => ({ ...condition, key: ++lastKey }))

/** A line behind another, for the same field; the same lines when they are as many as can be. */
export function addSearchLine(lines: readonly SearchLine[], key: number): readonly SearchLine[] {
  if (lines.length >= MOST_SEARCH) return lines
  return lines.flatMap(line => (line.key === key ? [line, lineFor(line.field)] : [line]))
}

/** Without a line; the last one is emptied instead. */
export function removeSearchLine(lines: readonly SearchLine[], key: number): readonly SearchLine[] {
  return lines.length > 1 ? lines.filter(line => line.key !== key) : lines.map(({ field }) => lineFor(field))
}

/** What the search call is sent (`fullTextSearchConditionQueryList`): the lines that say something, without blanks around their words. */
export function searchConditions(lines: readonly SearchLine[]): readonly SearchCondition[] {
  return lines.flatMap(({ matchType, field, rule, val }) => (val.trim() === '' ? [] : [{ matchType, field, rule, val: val.trim() }]))
}

/** The search in words, as `queryText` keeps it; '' when nothing is looked for. */
export function searchText(conditions: readonly SearchCondition[], fields: readonly SearchField[]): string {
  const said = conditions.map(({ matchType, field, rule, val }, index) => {
    const title = fields.find(({ value }) => value === field)?.title ?? field
    const by = index === 0 ? '' : matchType === 'and' ? queryTexts.wordAnd : queryTexts.wordOr
    return `${by}${ruleTexts[rule].says.replace('{}', () => title)}${queryTexts.quote}${val}${queryTexts.unquote}`
  })
  return said.join('')
}
