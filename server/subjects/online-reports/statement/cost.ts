import { fail } from '../../../util/errors'
import { isObject, listOf, namesOf, type Parsed } from '../../../util/sql/parsed'
import { texts } from '../texts'

/** What one value costs, with all that it is made of: a plan puts what a column is made of in the place of its name. */
interface Cost {
  /** Nodes. */
  readonly size: number
  /** Of how many stored texts, or digits of stored numbers, it may be as long. */
  readonly width: number
  /** The widths of all that is made on the way to it, which the memory of one row holds. */
  readonly made: number
}

interface Column extends Cost {
  readonly name: string
}

/** What stands after FROM. */
interface Relation {
  readonly name: string
  readonly columns: readonly Column[]
}

type Scope = readonly (readonly Relation[])[]
type Named = ReadonlyMap<string, readonly Column[]>

/** The columns of a table as the reader may see it. */
export type ColumnsOf = (table: string) => readonly string[]

/** Nodes of all parts of a statement. Chains of `x + x` over each other double with every one. */
const MOST_NODES = 50_000
/** Of the texts that one row makes, in stored texts. */
const MOST_MADE = 2500
/** Beyond this, stored texts may not be long. */
const MUCH_MADE = 100

const NOTHING: Cost = { size: 0, width: 0, made: 0 }

const plus = (one: Cost, other: Cost): Cost => ({
  size: one.size + other.size,
  width: one.width + other.width,
  made: one.made + other.made,
})

const sum = (costs: readonly Cost[]): Cost => costs.reduce(plus, NOTHING)

/** Functions whose results are bounded whatever they are given: by themselves, or by `weft_report`. */
const BOUNDED = new Set(
  'replace string_agg count row_number rank dense_rank length char_length position strpos extract to_char to_date to_timestamp power'.split(
    ' ',
  ),
)

/** Operators that make something new out of both sides. */
const MAKING = new Set(['||', '*', '/', '%'])

/**
 * Refuses a statement whose plan or rows would be too large, and qualified names that are no columns, which PostgreSQL would read as the
 * call of a function (`u.row_to_json`). True: it makes so much of each row that no stored text of it may be long.
 */
export function checkCost(select: unknown, columnsOf: ColumnsOf): boolean {
  const cost = new StatementCost(columnsOf)
  cost.select(select, new Map(), [])
  return cost.most > MUCH_MADE
}

class StatementCost {
  /** Of any of its parts: what one row makes. */
  most = 0
  private nodes = 0

  constructor(private readonly columnsOf: ColumnsOf) {}

  /** The columns that a select answers. */
  select(value: unknown, known: Named, outer: Scope): readonly Column[] {
    const { withClause, larg, rarg, ...own } = isObject(value) ? value : {}
    const named = this.named(withClause, known)
    const relations: Relation[] = []
    for (const each of listOf(own.fromClause ?? [])) relations.push(...this.from(each, named, outer))
    const joins = listOf(own.fromClause ?? []).map(each => this.quals(each, named, [relations, ...outer]))
    const scope: Scope = [relations, ...outer]
    const sides = larg === undefined ? [] : [this.select(larg, named, outer), this.select(rarg, named, outer)]
    const columns = sides.length > 0 ? widest(sides) : listOf(own.targetList ?? []).flatMap(each => this.target(each, named, scope))
    const { targetList: _, fromClause: __, ...rest } = own
    this.charge(sum([...joins, ...columns, this.cost(rest, named, scope)]))
    return columns
  }

  private charge({ size, made }: Cost): void {
    this.nodes += size
    this.most = Math.max(this.most, made)
    if (this.nodes > MOST_NODES || this.most > MOST_MADE) fail(texts.tooMuch)
  }

  private named(withClause: unknown, known: Named): Named {
    const named = new Map(known)
    for (const each of isObject(withClause) ? listOf(withClause.ctes) : []) {
      const cte = isObject(each) && isObject(each.CommonTableExpr) ? each.CommonTableExpr : {}
      const columns = this.select(isObject(cte.ctequery) ? cte.ctequery.SelectStmt : undefined, named, [])
      named.set(String(cte.ctename), renamed(columns, cte.aliascolnames))
    }
    return named
  }

  private from(value: unknown, named: Named, outer: Scope): readonly Relation[] {
    const { RangeVar: table, RangeSubselect: part, JoinExpr: join } = isObject(value) ? value : {}
    if (isObject(table)) {
      const name = String(table.relname)
      const columns = named.get(name) ?? this.columnsOf(name).map(column => ({ name: column, size: 1, width: 1, made: 0 }))
      return [relation(name, columns, table.alias)]
    }
    if (isObject(part)) {
      const columns = this.select(isObject(part.subquery) ? part.subquery.SelectStmt : undefined, named, outer)
      return [relation('', columns, part.alias)]
    }
    if (!isObject(join)) return []
    const sides = [...this.from(join.larg, named, outer), ...this.from(join.rarg, named, outer)]
    if (join.alias === undefined) return sides
    return [
      relation(
        '',
        sides.flatMap(({ columns }) => columns),
        join.alias,
      ),
    ]
  }

  /** Conditions of joins, which see all that stands after FROM here; PostgreSQL sees to the rest. */
  private quals(value: unknown, named: Named, scope: Scope): Cost {
    const join = isObject(value) && isObject(value.JoinExpr) ? value.JoinExpr : undefined
    if (join === undefined) return NOTHING
    return sum([this.cost(join.quals, named, scope), this.quals(join.larg, named, scope), this.quals(join.rarg, named, scope)])
  }

  private target(value: unknown, named: Named, scope: Scope): readonly Column[] {
    const target = isObject(value) && isObject(value.ResTarget) ? value.ResTarget : {}
    const reference = isObject(target.val) && isObject(target.val.ColumnRef) ? target.val.ColumnRef : undefined
    const fields = listOf(reference?.fields ?? [])
    if (isStar(fields.at(-1))) return starred(fields, scope)
    return [{ name: String(target.name ?? nameOf(target.val)), ...this.cost(target.val, named, scope) }]
  }

  /** Of an expression, or of all that stands under the keys of a node. */
  private cost(value: unknown, named: Named, scope: Scope): Cost {
    if (Array.isArray(value)) return sum(value.map(each => this.cost(each, named, scope)))
    if (!isObject(value)) return NOTHING
    const own = Object.entries(value).map(([key, content]) => this.nodeCost(key, content, named, scope))
    return sum(own)
  }

  private nodeCost(kind: string, content: unknown, named: Named, scope: Scope): Cost {
    if (kind === 'ColumnRef' && isObject(content)) return columnCost(namesOf(content.fields), listOf(content.fields), scope)
    if (kind === 'SelectStmt') return this.partCost(content, named, scope)
    const inner = this.cost(content, named, scope)
    if (!/^[A-Z]/.test(kind)) return inner
    const node = { ...inner, size: inner.size + 1 }
    if (kind === 'A_Const' || kind === 'ParamRef') return { size: 1, width: 1, made: 0 }
    if (kind === 'FuncCall' && isObject(content)) return made(node, BOUNDED.has(namesOf(content.funcname).at(-1) ?? ''))
    if (kind === 'TypeCast') return made(node, false)
    if (kind === 'A_Expr' && isObject(content)) return MAKING.has(namesOf(content.name)[0] ?? '') ? made(node, false) : node
    return node
  }

  /** A select within an expression: it gives one of its values. */
  private partCost(select: unknown, named: Named, scope: Scope): Cost {
    return sum(this.select(select, named, scope))
  }
}

/** What a call makes beside what it is given: something as wide as that, or something of bounded width. */
function made(given: Cost, bounded: boolean): Cost {
  const width = bounded ? 1 : Math.max(1, given.width)
  return { size: given.size, width, made: given.made + width }
}

function relation(name: string, columns: readonly Column[], alias: unknown): Relation {
  if (!isObject(alias)) return { name, columns }
  return { name: String(alias.aliasname ?? name), columns: renamed(columns, alias.colnames) }
}

function renamed(columns: readonly Column[], names: unknown): readonly Column[] {
  const given = names === undefined ? [] : namesOf(names)
  return columns.map((column, index) => ({ ...column, name: given[index] ?? column.name }))
}

/** The columns of a union: names of the first, and the higher costs. */
function widest([first = [], second = []]: readonly (readonly Column[])[]): readonly Column[] {
  return first.map((column, index) => {
    const other = second[index] ?? column
    return {
      name: column.name,
      size: Math.max(column.size, other.size),
      width: Math.max(column.width, other.width),
      made: Math.max(column.made, other.made),
    }
  })
}

const isStar = (field: unknown): boolean => isObject(field) && field.A_Star !== undefined

const relationCalled = (name: string, scope: Scope): Relation | undefined => scope.flat().find(each => each.name === name)

/** `*` and `u.*`. */
function starred(fields: readonly unknown[], scope: Scope): readonly Column[] {
  const [name = ''] = namesOf(fields)
  return fields.length === 1 ? (scope[0] ?? []).flatMap(({ columns }) => columns) : (relationCalled(name, scope)?.columns ?? [])
}

const dearest = (columns: readonly Column[]): Cost =>
  columns.reduce<Cost>((most, column) => (column.size + column.made > most.size + most.made ? column : most), {
    size: 1,
    width: 1,
    made: 0,
  })

function columnCost(names: readonly string[], fields: readonly unknown[], scope: Scope): Cost {
  if (isStar(fields.at(-1))) return sum(starred(fields, scope))
  if (names.length === 1) return ownCost(names[0] ?? '', scope)
  const [table = '', name = ''] = names
  const found = relationCalled(table, scope)
  const columns = found?.columns.filter(column => column.name === name) ?? []
  if (found !== undefined && columns.length === 0) fail(texts.wrongStatement(`column ${table}.${name} does not exist`))
  return dearest(columns)
}

/** A name of its own is a column, else a whole row. */
function ownCost(name: string, scope: Scope): Cost {
  for (const relations of scope) {
    const columns = relations.flatMap(each => each.columns.filter(column => column.name === name))
    if (columns.length > 0) return dearest(columns)
  }
  return sum(relationCalled(name, scope)?.columns ?? [{ name, size: 1, width: 1, made: 0 }])
}

const KEYWORDS: Readonly<Record<string, string>> = {
  CaseExpr: 'case',
  CoalesceExpr: 'coalesce',
  GroupingSet: 'grouping',
}

/** What PostgreSQL calls a column that the statement gives no name. */
function nameOf(value: unknown): string {
  const found = isObject(value) ? Object.entries(value).map(([kind, node]) => figured(kind, isObject(node) ? node : {}))[0] : undefined
  return found ?? '?column?'
}

function figured(kind: string, node: Parsed): string | undefined {
  if (kind === 'ColumnRef') return namesOf(node.fields).at(-1)
  if (kind === 'FuncCall') return namesOf(node.funcname).at(-1)
  if (kind === 'TypeCast') {
    const inner = nameOf(node.arg)
    return inner === '?column?' ? namesOf(isObject(node.typeName) ? node.typeName.names : []).at(-1) : inner
  }
  if (kind === 'CaseExpr') {
    const inner = nameOf(node.defresult)
    return inner === '?column?' ? 'case' : inner
  }
  if (kind === 'MinMaxExpr') return node.op === 'IS_LEAST' ? 'least' : 'greatest'
  if (kind === 'SQLValueFunction') return String(node.op).replace('SVFOP_', '').toLowerCase()
  if (kind === 'A_Expr' && node.kind === 'AEXPR_NULLIF') return 'nullif'
  if (kind === 'SubLink') return node.subLinkType === 'EXISTS_SUBLINK' ? 'exists' : firstTarget(node.subselect)
  return KEYWORDS[kind]
}

function firstTarget(value: unknown): string | undefined {
  const select = isObject(value) && isObject(value.SelectStmt) ? value.SelectStmt : {}
  const [target] = listOf(select.targetList ?? [])
  if (!isObject(target) || !isObject(target.ResTarget)) return undefined
  return target.ResTarget.name === undefined ? nameOf(target.ResTarget.val) : String(target.ResTarget.name)
}
