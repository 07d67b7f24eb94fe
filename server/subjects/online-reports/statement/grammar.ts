/** What stands under a key of a node: a plain value, nodes that say what they are, or one of a kind that goes without saying. */
type Content = 'value' | 'node' | { readonly of: string }

const value = 'value'
const node = 'node'
const of = (kind: string): Content => ({ of: kind })

/**
 * What a report's statement may be made of: the kinds of nodes of PostgreSQL's grammar, and of each the keys. What is not here is
 * refused, so a new kind or key of a later PostgreSQL is refused until it is reviewed.
 */
export const NODES: ReadonlyMap<string, { readonly [key: string]: Content }> = new Map([
  [
    'SelectStmt',
    {
      distinctClause: node,
      targetList: node,
      fromClause: node,
      whereClause: node,
      groupClause: node,
      groupDistinct: value,
      havingClause: node,
      windowClause: node,
      sortClause: node,
      limitOffset: node,
      limitCount: node,
      limitOption: value,
      op: value,
      all: value,
      larg: of('SelectStmt'),
      rarg: of('SelectStmt'),
      withClause: of('WithClause'),
    },
  ],
  ['WithClause', { ctes: node, location: value }],
  ['CommonTableExpr', { ctename: value, aliascolnames: node, ctematerialized: value, ctequery: node, location: value }],
  ['ResTarget', { name: value, val: node, location: value }],
  ['ColumnRef', { fields: node, location: value }],
  ['A_Star', {}],
  ['String', { sval: value }],
  ['A_Const', { ival: value, fval: value, sval: value, boolval: value, isnull: value, location: value }],
  ['A_Expr', { kind: value, name: node, lexpr: node, rexpr: node, rexpr_list_start: value, rexpr_list_end: value, location: value }],
  ['BoolExpr', { boolop: value, args: node, location: value }],
  ['NullTest', { arg: node, nulltesttype: value, location: value }],
  ['BooleanTest', { arg: node, booltesttype: value, location: value }],
  ['CaseExpr', { arg: node, args: node, defresult: node, location: value }],
  ['CaseWhen', { expr: node, result: node, location: value }],
  ['CoalesceExpr', { args: node, location: value }],
  ['MinMaxExpr', { op: value, args: node, location: value }],
  ['SubLink', { subLinkType: value, testexpr: node, operName: node, subselect: node, location: value }],
  ['List', { items: node }],
  ['SortBy', { node, sortby_dir: value, sortby_nulls: value, location: value }],
  [
    'FuncCall',
    {
      funcname: node,
      args: node,
      agg_order: node,
      agg_filter: node,
      agg_star: value,
      agg_distinct: value,
      over: of('WindowDef'),
      funcformat: value,
      location: value,
    },
  ],
  [
    'WindowDef',
    {
      name: value,
      refname: value,
      partitionClause: node,
      orderClause: node,
      frameOptions: value,
      startOffset: node,
      endOffset: node,
      location: value,
    },
  ],
  ['TypeCast', { arg: node, typeName: of('TypeName'), location: value }],
  ['TypeName', { names: node, typmods: node, typemod: value, location: value }],
  ['SQLValueFunction', { op: value, typmod: value, location: value }],
  ['ParamRef', { number: value, location: value }],
  ['RangeVar', { relname: value, inh: value, relpersistence: value, alias: of('Alias'), location: value }],
  ['RangeSubselect', { subquery: node, alias: of('Alias') }],
  ['JoinExpr', { jointype: value, isNatural: value, larg: node, rarg: node, usingClause: node, quals: node, alias: of('Alias') }],
  ['Alias', { aliasname: value, colnames: node }],
  ['GroupingSet', { kind: value, content: node, location: value }],
])

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Functions that only reckon with what they are given. */
export const FUNCTIONS = words(`
  count sum avg min max string_agg bool_and bool_or every stddev stddev_pop stddev_samp variance var_pop var_samp
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  abs ceil ceiling floor round trunc mod power sqrt sign
  lower upper length char_length btrim ltrim rtrim substring substr left right replace split_part concat concat_ws position strpos
  reverse initcap to_char to_date to_number to_timestamp
  now date_trunc date_part extract age make_date timezone
`)

/** Functions that PostgreSQL's grammar itself writes, with its schema, where a statement has words instead of a call. */
export const SPOKEN_FUNCTIONS = words('btrim ltrim rtrim substring position extract timezone')

/** Functions that read a format, which has to be a text of the statement: what they make grows with it. */
export const FORMATTERS = words('to_char to_date to_number to_timestamp')

export const OPERATORS = words('+ - * / % || = <> != < > <= >= ~~ ~~* !~~ !~~* BETWEEN NOT_BETWEEN DISTINCT IN')

export const TYPES = words(`
  text varchar bpchar char int2 int4 int8 integer bigint smallint numeric decimal float4 float8 bool boolean
  date time timestamp timestamptz interval
`)

/** Values that a statement reads without being given them: the time, and not who asks. */
export const TIMES = words('SVFOP_CURRENT_DATE SVFOP_CURRENT_TIME SVFOP_CURRENT_TIMESTAMP SVFOP_LOCALTIME SVFOP_LOCALTIMESTAMP')
