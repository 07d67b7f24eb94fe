import { fail } from '../../../errors'
import { texts } from '../texts'
import { FUNCTIONS, NODES, OPERATORS, TIMES, TYPES } from './grammar'

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

type Parsed = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Parsed => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Deeper than people write, and shallow enough for a walk. */
const DEEPEST = 80

/** `[{ String: { sval } }, …]` as texts. */
const namesOf = (value: unknown): readonly string[] =>
  listOf(value).map(each => (isObject(each) && isObject(each.String) ? String(each.String.sval ?? '') : ''))

/** Refuses whatever the grammar of reports does not have, and collects what is read. */
export function checkStatement(root: unknown): Reads {
  const walk = new Walk()
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
    if (allowed === undefined || ++this.depth > DEEPEST) refuse(kind)
    this.inspect(kind, parsed, known)
    for (const [key, content] of Object.entries(parsed)) {
      const what = Object.hasOwn(allowed, key) ? allowed[key] : undefined
      if (what === undefined) refuse(`${kind} ${key}`)
      else if (what === 'node') for (const each of listOf(content)) this.node(each, known, kind)
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
  private node(content: unknown, known: ReadonlySet<string>, around: string): void {
    if (!isObject(content)) refuse(around)
    for (const [kind, parsed] of Object.entries(content)) {
      if (!isObject(parsed)) refuse(kind)
      if (kind === 'ParamRef') this.parameters.push(placeOf(parsed, around))
      if (kind === 'SelectStmt') this.select(parsed, known, false)
      else this.keys(kind, parsed, known)
    }
  }

  private inspect(kind: string, parsed: Parsed, known: ReadonlySet<string>): void {
    const among = (names: readonly string[], allowed: ReadonlySet<string>) => {
      const own = names[0] === 'pg_catalog' ? names.slice(1) : names
      if (own.length !== 1 || !allowed.has(own[0]?.replace(' ', '_') ?? '')) refuse(names.join('.'))
    }
    if (kind === 'FuncCall') among(namesOf(parsed.funcname), FUNCTIONS)
    if (kind === 'A_Expr') among(namesOf(parsed.name), OPERATORS)
    if (kind === 'SubLink' && parsed.operName !== undefined) among(namesOf(parsed.operName), OPERATORS)
    if (kind === 'TypeName') among(namesOf(parsed.names), TYPES)
    if (kind === 'SQLValueFunction') among([String(parsed.op)], TIMES)
    if (kind === 'RangeVar' && !known.has(String(parsed.relname))) this.tables.add(String(parsed.relname))
  }
}

const placeOf = (parsed: Parsed, around: string): ParameterPlace => ({
  number: Number(parsed.number ?? 0),
  location: Number(parsed.location ?? 0),
  bare: around === 'NullTest',
})
