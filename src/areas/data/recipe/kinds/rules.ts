import type { Shape, Step } from '../../calls'
import { texts as shared } from '../../texts'
import { texts } from './rule-texts'
import { list, type Setting, said } from './types'

/** A rule of a step, with its settings as a step has them. */
export interface Rule {
  readonly is: string
  readonly act: string
  readonly name: string
  readonly [setting: string]: unknown
}

interface RuleKind {
  readonly title: string
  /** Settings to begin with. */
  readonly make: () => { readonly [setting: string]: unknown }
  readonly settings: readonly Setting[]
  /** What it says of rows, as its name until a user gives one. */
  readonly says: (rule: Rule) => string
}

const { titles, says, settings: named } = texts
const column = { input: 'column', name: 'column', title: named.column } as const
const columns = { input: 'columns', name: 'columns', title: named.columns } as const

/** All kinds of rules by name, in the order in which they are offered. */
export const RULE_KINDS: { readonly [is: string]: RuleKind } = {
  complete: {
    title: titles.complete,
    make: () => ({ columns: [] }),
    settings: [columns],
    says: rule => says.complete(list(rule.columns).join('、')),
  },
  unique: {
    title: titles.unique,
    make: () => ({ columns: [] }),
    settings: [columns],
    says: rule => says.unique(list(rule.columns).join('、')),
  },
  valid: {
    title: titles.valid,
    make: () => ({ column: '', kind: 'idCard' }),
    settings: [column, { input: 'choice', name: 'kind', title: named.kind, options: shared.semantics }],
    says: rule => says.valid(said(rule.column), shared.semantics[said(rule.kind) as keyof typeof shared.semantics] ?? ''),
  },
  range: {
    title: titles.range,
    make: () => ({ column: '' }),
    settings: [
      column,
      { input: 'text', name: 'least', title: named.least, most: 50, hint: named.bound },
      { input: 'text', name: 'most', title: named.most, most: 50, hint: named.bound },
    ],
    says: rule => says.range(said(rule.column), said(rule.least), said(rule.most)),
  },
  listed: {
    title: titles.listed,
    make: () => ({ column: '', values: [] }),
    settings: [
      column,
      { input: 'words', name: 'values', title: named.values },
      { input: 'dictionary', name: 'dictionary', title: named.dictionary },
    ],
    says: rule => says.listed(said(rule.column)),
  },
  holds: {
    title: titles.holds,
    make: () => ({ when: '' }),
    settings: [{ input: 'conditions', name: 'when', title: named.when }],
    says: rule => says.holds(said(rule.when)),
  },
  found: {
    title: titles.found,
    make: () => ({ with: { sheet: '', steps: [] }, on: [] }),
    settings: [{ input: 'pairs', name: 'with', title: named.sheet }],
    says: rule => says.found(((rule.on as readonly { readonly left: string }[] | undefined) ?? []).map(({ left }) => left).join('、')),
  },
  timely: {
    title: titles.timely,
    make: () => ({ column: '', days: 30 }),
    settings: [
      { ...column, of: 'date' },
      { input: 'column', name: 'since', title: named.since, of: 'date', empty: true },
      { input: 'number', name: 'days', title: named.days, least: 0, most: 36_500 },
    ],
    says: rule => says.timely(said(rule.column), said(rule.since), said(rule.days)),
  },
}

const LONGEST = 100

/** The name of a rule that has none of its own. */
export const nameOfRule = (rule: Rule): string => (RULE_KINDS[rule.is]?.says(rule) ?? '').slice(0, LONGEST)

/** A rule with other settings; its name follows them as long as a user has given none. */
export function withSettings(rule: Rule, part: Partial<Rule>): Rule {
  const next = Object.fromEntries(Object.entries({ ...rule, ...part }).filter(([, value]) => value !== undefined)) as unknown as Rule
  const own = rule.name !== '' && rule.name !== nameOfRule(rule)
  return own || part.name !== undefined ? next : { ...next, name: nameOfRule(next) }
}

/** A new rule of a kind, with the columns that the one before it looks at. */
export function makeRule(is: string, { act, name, ...before }: Rule): Rule {
  const made = { ...(RULE_KINDS[is]?.make() ?? {}) }
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => key in made && key !== 'is'))
  const rule = { ...made, ...kept, is, act, name: '' }
  const own = name !== '' && name !== nameOfRule({ ...before, act, name } as Rule)
  return { ...rule, name: own ? name : nameOfRule(rule) }
}

export const rulesOf = (step: Step): readonly Rule[] => (step.rules as readonly Rule[] | undefined) ?? []

/** A rule to begin with: the first column is filled. */
export function firstRule([first]: readonly Shape[]): Rule {
  const rule: Rule = { is: 'complete', act: 'mark', name: '', columns: first ? [first.name] : [] }
  return { ...rule, name: nameOfRule(rule) }
}
