import { fail } from '../../../util/errors'
import { isObject, listOf, namesOf, type Parsed } from '../../../util/sql/parsed'
import { texts } from '../texts'
import type { Dialect } from './dialects'
import { FORMATTERS, FUNCTIONS, NODES, OPERATORS, SPOKEN_FUNCTIONS, TIMES, TYPES } from './grammar'

/** A place of a parameter in the text, in bytes. */
interface ParameterPlace {
  readonly number: number
  readonly location: number
  /** True: nothing around it says of which type it is. */
  readonly bare: boolean
}

/** What a statement reads. */
interface Reads {
  readonly tables: ReadonlySet<string>
  readonly parameters: readonly ParameterPlace[]
}

/** Deeper than people write, and shallow enough for a walk. */
const DEEPEST = 80

/** Characters of a format, and of a number that is written down, at most. */
const LONGEST_FORMAT = 200
const LONGEST_NUMBER = 60
/** The length of a type at most: shorter texts are filled up to it. */
const LONGEST_TYPE = 100_000

/** Refuses whatever the grammar of reports does not have, and collects what is read. */
export function checkStatement(root: unknown, dialect?: Dialect): Reads {
  const walk = new Walk(dialect)
  walk.select(root, new Set(), true)
  return { tables: walk.tables, parameters: walk.parameters }
}

function refuse(what: string): never {
  return fail(texts.notAllowed(what))
}

class Walk {
  readonly tables = new Set<string>()
  readonly parameters: ParameterPlace[] = []
  private depth = 0

  constructor(private readonly dialect: Dialect | undefined) {}

  /** The outermost statement: only there may names be given to others, each of which knows those before it. */
  select(value: unknown, known: ReadonlySet<string>, outermost: boolean): void {
    if (!isObject(value)) refuse('select')
    const { withClause, ...rest } = value
    if (withClause === undefined) {
      this.keys('SelectStmt', value, known)
      return
    }
    if (!outermost || !isObject(withClause)) refuse('WITH')
    if (withClause.recursive === true) refuse('WITH RECURSIVE')
    const scope = new Set(known)
    for (const each of listOf(withClause.ctes)) {
      const cte = isObject(each) && isObject(each.CommonTableExpr) ? each.CommonTableExpr : refuse('WITH')
      this.keys('CommonTableExpr', cte, scope)
      scope.add(String(cte.ctename ?? ''))
    }
    this.keys('SelectStmt', rest, scope)
  }

  private keys(kind: string, parsed: Parsed, known: ReadonlySet<string>): void {
    const allowed = NODES.get(kind)
    if (allowed === undefined) refuse(kind)
    if (++this.depth > DEEPEST) fail(texts.nestedTooDeep)
    this.inspect(kind, parsed, known)
    for (const [key, content] of Object.entries(parsed)) {
      const what = Object.hasOwn(allowed, key) ? allowed[key] : undefined
      if (what === undefined) refuse(`${kind} ${key}`)
      else if (what === 'node') for (const each of listOf(content)) this.node(each, known, kind, parsed)
      else if (what !== 'value') this.inner(what.of, content, known)
    }
    this.depth -= 1
  }

  private inner(kind: string, content: unknown, known: ReadonlySet<string>): void {
    if (!isObject(content)) refuse(kind)
    if (kind === 'SelectStmt') this.select(content, known, false)
    else this.keys(kind, content, known)
  }

  /** A node that says what it is; `{}` stands for a plain DISTINCT. */
  private node(content: unknown, known: ReadonlySet<string>, around: string, outer: Parsed): void {
    if (!isObject(content)) refuse(around)
    for (const [kind, parsed] of Object.entries(content)) {
      if (!isObject(parsed)) refuse(kind)
      if (kind === 'FuncCall' && isEscape(parsed, outer)) {
        for (const each of listOf(parsed.args)) this.node(each, known, kind, parsed)
        continue
      }
      if (kind === 'ParamRef') this.parameters.push(placeOf(parsed, around))
      if (kind === 'SelectStmt') this.select(parsed, known, false)
      else this.keys(kind, parsed, known)
    }
  }

  private inspect(kind: string, parsed: Parsed, known: ReadonlySet<string>): void {
    if (kind === 'FuncCall') this.call(parsed)
    if (kind === 'A_Expr') among(namesOf(parsed.name), OPERATORS, this.dialect?.operators)
    if (kind === 'SubLink' && parsed.operName !== undefined) among(namesOf(parsed.operName), OPERATORS)
    if (kind === 'TypeName') checkType(parsed, this.dialect)
    if (kind === 'A_Const') checkNumber(parsed)
    if (kind === 'ColumnRef' && listOf(parsed.fields).length > 2) refuse(namesOf(parsed.fields).join('.'))
    if (kind === 'SQLValueFunction') among([String(parsed.op)], TIMES)
    if (kind === 'RangeVar' && !known.has(String(parsed.relname))) this.tables.add(String(parsed.relname))
  }

  private call(call: Parsed): void {
    const names = namesOf(call.funcname)
    if (call.funcformat === 'COERCE_SQL_SYNTAX') among(names.slice(-1), SPOKEN_FUNCTIONS)
    else among(names, FUNCTIONS, this.dialect?.functions)
    if (FORMATTERS.has(names.at(-1) ?? '') && !isFormat(listOf(call.args)[1])) refuse(`${names.at(-1)}()`)
  }
}

/** Names stand without a schema: the path decides which function they are. */
function among(names: readonly string[], ...allowed: readonly (ReadonlySet<string> | undefined)[]): void {
  const name = names[0]?.replace(' ', '_') ?? ''
  if (names.length !== 1 || !allowed.some(each => each?.has(name))) refuse(names.join('.'))
}

function isFormat(value: unknown): boolean {
  if (value === undefined || !isObject(value)) return true
  if (value.ParamRef !== undefined) return true
  const text = isObject(value.A_Const) && isObject(value.A_Const.sval) ? value.A_Const.sval.sval : undefined
  return value.A_Const !== undefined && String(text ?? '').length <= LONGEST_FORMAT
}

/** `x LIKE y ESCAPE z` is written with a call, of which a statement cannot write another. */
const isEscape = (parsed: Parsed, around: Parsed): boolean =>
  (around.kind === 'AEXPR_LIKE' || around.kind === 'AEXPR_ILIKE') && namesOf(parsed.funcname).join('.') === 'pg_catalog.like_escape'

function checkType(parsed: Parsed, dialect: Dialect | undefined): void {
  const names = namesOf(parsed.names)
  among(names[0] === 'pg_catalog' ? names.slice(1) : names, TYPES, dialect?.types)
  for (const each of listOf(parsed.typmods ?? [])) {
    const length = isObject(each) && isObject(each.A_Const) && isObject(each.A_Const.ival) ? Number(each.A_Const.ival.ival ?? 0) : 0
    if (length > LONGEST_TYPE) refuse(`${names.at(-1)}(${length})`)
  }
}

function checkNumber(parsed: Parsed): void {
  const number = isObject(parsed.fval) ? String(parsed.fval.fval ?? '') : ''
  if (number.length > LONGEST_NUMBER || /e[+-]?\d{3}/i.test(number)) refuse(number.slice(0, LONGEST_NUMBER))
}

const placeOf = (parsed: Parsed, around: string): ParameterPlace => ({
  number: Number(parsed.number ?? 0),
  location: Number(parsed.location ?? 0),
  bare: around === 'NullTest',
})
