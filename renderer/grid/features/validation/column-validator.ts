import { evaluate, valueText } from '../../../expression'
import { defined } from '../../../model/defined'
import type { Expression, Scope } from '../../../model/expression'
import type { Conditional, FieldModel } from '../../../model/field'
import type { RuleModel } from '../../../model/rule'
import type { Row } from '../../../model/source'
import { type Asked, asksStored, createRules, isEmptyValue, isLater, ruleTexts, type ValidateNow } from '../../../rules'
import { rowScope, type ScopeOf } from '../../engine/row-scope'

const rules = createRules()

/** Validates the cells of one column. */
export interface ColumnValidator {
  readonly field: FieldModel
  /** Other fields of the row that the result depends on. */
  readonly reads: ReadonlySet<string>
  /** Whether no two rows may hold the same. */
  readonly unique: boolean
  /** Whether nothing else is asked of a cell. */
  readonly onlyUnique: boolean
  /** Whether some rules take their time. */
  readonly later: boolean
  /** Whether those only ask for stored values, which is asked about many cells together. */
  readonly together: boolean
  /** The message of the first rule that refuses at once; handlers are not asked: each of them may take its time. `repeated`: another row holds the same. */
  now(row: Row, repeated: boolean): string | undefined
  /** The first row from `at` on whose cell is not accepted at a glance, whichever row holds the same; how many rows there are where there is none. */
  nextDoubtful(rows: readonly Row[], at: number): number
  /** The same with those that take their time. */
  inTime(row: Row, repeated: boolean, server: Asked | undefined): Promise<string | undefined>
}

/** The validator of a column; undefined when nothing is asked of its cells. `asks`: the server is asked about values too. Default false. */
export function columnValidator(field: FieldModel, scopeOf: ScopeOf = rowScope, asks = false): ColumnValidator | undefined {
  if (field.rules.length === 0 && field.required === false) return undefined
  const { name, title } = field
  const parts = split(field.rules.filter(rule => rule.rule !== 'handler'))
  const context = new ValidatedRow(title, scopeOf)
  const always = field.visible === true && field.disabled === false
  const isAsked = (row: Row) => holds(field.visible, row, scopeOf) && !holds(field.disabled, row, scopeOf)
  const lacks = (row: Row) => isEmptyValue(row[name]) && holds(field.required, row, scopeOf)
  const unique = parts.some(part => part.unique !== undefined)
  const bare = !unique && parts.every(part => part.check === accepts)
  const isFine = rules.acceptsText(field.rules.filter(({ rule }) => rule !== 'unique' && rule !== 'handler'))
  return {
    field,
    reads: readNames(field),
    unique,
    onlyUnique: unique && field.required === false && parts.every(part => part.check === accepts),
    later: field.rules.some(rule => (asks ? isLater(rule) : rule.rule === 'handler')),
    together: field.rules.filter(isLater).every(asksStored),
    // Asked of every row of a large grid: it decides nothing that is decided.
    now(row, repeated) {
      if (!always && !isAsked(row)) return undefined
      if (field.required !== false && lacks(row)) return ruleTexts.required(title)
      if (bare) return undefined
      context.record = row
      for (let at = 0; at < parts.length; at++) {
        const { unique, check } = parts[at] as Part
        if (repeated && unique !== undefined) return unique.message ?? ruleTexts.unique(title)
        const message = check(row[name], context)
        if (message !== undefined) return message
      }
      return undefined
    },
    nextDoubtful(rows, at) {
      if (isFine === undefined) return at
      let next = at
      for (; next < rows.length; next++) {
        const value = rows[next]?.[name]
        const fine = typeof value === 'string' ? value !== '' && (bare || isFine(value)) : bare && typeof value === 'number'
        if (!fine) return next
      }
      return next
    },
    async inTime(row, repeated, server) {
      if (!always && !isAsked(row)) return undefined
      const others = repeated ? [row[name]] : []
      const asked: readonly RuleModel[] = lacks(row) ? [{ rule: 'required' }, ...field.rules] : field.rules
      return rules.validateValue(row[name], asked, { title, record: row, scope: scopeOf(row), others, ...server })
    },
  }
}

/** What rules that answer at once see: one object for all rows of a column. */
class ValidatedRow {
  record: Row = {}

  constructor(
    readonly title: string,
    private readonly scopeOf: ScopeOf,
  ) {}

  get scope(): Scope {
    return this.scopeOf(this.record)
  }
}

/** How a unique value is compared; undefined for an empty one, which repeats nothing. */
export function uniqueText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  return isEmptyValue(value) ? undefined : valueText(value)
}

/** Rules that compare rows, each with those that stand after it up to the next. */
interface Part {
  readonly unique?: RuleModel
  readonly check: ValidateNow
}

const accepts: ValidateNow = () => undefined

function split(all: readonly RuleModel[]): readonly Part[] {
  const parts: { unique?: RuleModel; others: RuleModel[] }[] = [{ others: [] }]
  for (const rule of all) {
    if (rule.rule === 'unique') parts.push({ unique: rule, others: [] })
    else parts.at(-1)?.others.push(rule)
  }
  return parts.map(({ unique, others }) => ({ ...defined({ unique }), check: others.length > 0 ? rules.validatorOf(others) : accepts }))
}

function holds(conditional: Conditional, row: Row, scopeOf: ScopeOf): boolean {
  return typeof conditional === 'boolean' ? conditional : Boolean(evaluate(conditional, scopeOf(row)))
}

function readNames(field: FieldModel): ReadonlySet<string> {
  const conditions = [field.visible, field.required, field.disabled].filter(each => typeof each !== 'boolean')
  const inRules = field.rules.flatMap((rule): Expression[] => (rule.rule === 'expression' ? [rule.expression] : []))
  const names = [...conditions, ...inRules].flatMap(({ names }) => names.map(({ root, path }) => (root === 'row' ? (path[1] ?? '') : root)))
  return new Set(names.filter(name => name !== '' && name !== field.name))
}
