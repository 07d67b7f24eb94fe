import { hasBadSigns, parseStatements } from '../../util/sql/parse'
import { isObject, listOf, namesOf, type Parsed } from '../../util/sql/parsed'
import { SCHEMAS, type SchemaObject } from './schema'

/** What an object of an archive does that none of an installation does; the message names it. */
export class RefusedObject extends Error {}

/** The one statement that makes an object whose key begins with a word, and the keys that it may have. */
interface Kind {
  readonly statement: string
  readonly keys: ReadonlySet<string>
  readonly check?: (statement: Parsed) => void
}

/** Characters of a statement, and nodes within nodes, at most. */
const LONGEST_STATEMENT = 1_000_000
const DEEPEST = 400

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

function refuse(what: string): never {
  throw new RefusedObject(what)
}

/** What expressions of tables, indexes, policies and views call of PostgreSQL: nothing that reads or writes outside their rows. */
const FUNCTIONS = words(`
  abs array_agg array_append array_length array_position array_to_string avg bool_and bool_or btrim cardinality ceil char_length clock_timestamp
  concat concat_ws count current_setting date_part date_trunc decode encode extract floor format gen_random_uuid greatest initcap
  json_build_object jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object
  jsonb_each jsonb_each_text jsonb_extract_path jsonb_extract_path_text jsonb_object_agg jsonb_object_keys jsonb_strip_nulls jsonb_typeof
  least left length like_escape lower lpad ltrim make_date make_interval max md5 min mod nextval now nullif octet_length
  overlay pg_current_xact_id pg_has_role position rank regexp_match regexp_replace repeat replace reverse right round row_number rpad
  rtrim setweight sha256 similar_to_escape split_part starts_with statement_timestamp string_agg string_to_array strpos substr substring
  sum timezone to_char to_date to_json to_jsonb to_number to_timestamp to_tsvector transaction_timestamp translate trunc unnest upper
`)

/** Nodes of PostgreSQL's grammar that stand in the statements of objects. */
const NODES = words(`
  A_ArrayExpr A_Const A_Expr A_Indices A_Indirection A_Star AccessPriv AlterTableCmd BoolExpr Boolean BooleanTest CaseExpr CaseWhen CoalesceExpr
  CollateClause ColumnDef ColumnRef CommonTableExpr Constraint DefElem Float FuncCall FunctionParameter GroupingSet IndexElem Integer JoinExpr
  List MinMaxExpr NamedArgExpr NullTest ObjectWithArgs PartitionElem RangeFunction RangeSubselect RangeVar ResTarget RoleSpec RowExpr
  SQLValueFunction SelectStmt SortBy String SubLink TriggerTransition TypeCast TypeName VariableSetStmt WindowDef WithClause
`)

const LANGUAGES = words('sql plpgsql')
const FUNCTION_OPTIONS = words('language volatility parallel as security set strict cost rows')
const AGGREGATE_OPTIONS = words('sfunc stype finalfunc initcond')
/** What a function sets for itself: where it finds names, and how it is planned. */
const SETTING =
  /^(?:search_path|timezone|datestyle|jit|plan_cache_mode|lock_timeout|statement_timeout|(?:maintenance_)?work_mem|enable_\w+)$/

/** Refuses a name that stands in no schema of an installation; nothing is on the path but `pg_catalog`. */
function ownName(names: readonly string[]): void {
  if (names.length !== 2 || !SCHEMAS.includes(names[0] ?? '')) refuse(names.join('.'))
}

function knownFunction(names: readonly string[]): void {
  const plain = names[0] === 'pg_catalog' ? names.slice(1) : names
  if (plain.length === 1 ? !FUNCTIONS.has(plain[0] ?? '') : !SCHEMAS.includes(plain[0] ?? '')) refuse(`${names.join('.')}()`)
}

const optionsOf = (value: unknown): readonly Parsed[] =>
  listOf(value ?? []).map(each => (isObject(each) && isObject(each.DefElem) ? each.DefElem : {}))

const textOf = (value: unknown): string => namesOf(value)[0] ?? ''

function checkFunction({ funcname, options }: Parsed): void {
  ownName(namesOf(funcname))
  for (const { defname, arg } of optionsOf(options)) {
    const name = String(defname)
    if (!FUNCTION_OPTIONS.has(name)) refuse(name)
    if (name === 'language' && !LANGUAGES.has(textOf(arg))) refuse(`language ${textOf(arg)}`)
    // The name of a library would stand before that of its symbol.
    if (name === 'as' && !(isObject(arg) && isObject(arg.List) && listOf(arg.List.items).length === 1)) refuse('as')
    const setting = isObject(arg) && isObject(arg.VariableSetStmt) ? String(arg.VariableSetStmt.name) : ''
    if (name === 'set' && !SETTING.test(setting)) refuse(`set ${setting}`)
  }
  if (!optionsOf(options).some(({ defname }) => defname === 'language')) refuse('language')
}

function checkAggregate({ kind, defnames, definition }: Parsed): void {
  if (kind !== 'OBJECT_AGGREGATE') refuse(String(kind))
  ownName(namesOf(defnames))
  for (const { defname, arg } of optionsOf(definition)) {
    if (!AGGREGATE_OPTIONS.has(String(defname))) refuse(String(defname))
    const type = isObject(arg) && isObject(arg.TypeName) ? arg.TypeName.names : undefined
    if (defname === 'sfunc' || defname === 'finalfunc') knownFunction(namesOf(type))
  }
}

function checkCollation({ kind, defnames }: Parsed): void {
  if (kind !== 'OBJECT_COLLATION') refuse(String(kind))
  ownName(namesOf(defnames))
}

/** Grants of what stands in a schema of the installation, or of the schema itself. */
function checkGrant({ targtype, objtype, objects }: Parsed): void {
  if (targtype !== 'ACL_TARGET_OBJECT') refuse(String(targtype))
  if (objtype === 'OBJECT_SCHEMA') for (const name of namesOf(objects)) if (!SCHEMAS.includes(name)) refuse(name)
  if (!['OBJECT_SCHEMA', 'OBJECT_FUNCTION', 'OBJECT_TABLE', 'OBJECT_SEQUENCE'].includes(String(objtype))) refuse(String(objtype))
}

const alters =
  (...subtypes: readonly string[]) =>
  ({ cmds }: Parsed): void => {
    for (const each of listOf(cmds)) {
      const subtype = isObject(each) && isObject(each.AlterTableCmd) ? String(each.AlterTableCmd.subtype) : ''
      if (!subtypes.includes(subtype)) refuse(subtype)
    }
  }

const kind = (statement: string, keys: string, check?: (statement: Parsed) => void): Kind => ({
  statement,
  keys: words(keys),
  ...(check && { check }),
})

const GRANT_KEYS = 'targtype objtype objects privileges grantees behavior'
const TABLE_KEYS = 'relation cmds objtype'

/** By the first word of an object's key. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['grant', kind('GrantStmt', `is_grant ${GRANT_KEYS}`, checkGrant)],
  ['closed', kind('GrantStmt', GRANT_KEYS, checkGrant)],
  ['collation', kind('DefineStmt', 'kind defnames definition', checkCollation)],
  ['aggregate', kind('DefineStmt', 'kind defnames args definition', checkAggregate)],
  ['type', kind('CreateEnumStmt', 'typeName vals', ({ typeName }) => ownName(namesOf(typeName)))],
  ['function', kind('CreateFunctionStmt', 'is_procedure replace funcname parameters returnType options', checkFunction)],
  ['sequence', kind('CreateSeqStmt', 'sequence options')],
  ['owned', kind('AlterSeqStmt', 'sequence options')],
  ['table', kind('CreateStmt', 'relation tableElts partspec oncommit options inhRelations partbound')],
  ['view', kind('ViewStmt', 'view query options withCheckOption')],
  ['constraint', kind('AlterTableStmt', TABLE_KEYS, alters('AT_AddConstraint'))],
  ['security', kind('AlterTableStmt', TABLE_KEYS, alters('AT_EnableRowSecurity', 'AT_ForceRowSecurity'))],
  [
    'index',
    kind('IndexStmt', 'idxname relation accessMethod indexParams indexIncludingParams whereClause unique nulls_not_distinct options'),
  ],
  [
    'trigger',
    kind(
      'CreateTrigStmt',
      'isconstraint trigname relation funcname args row timing events columns whenClause transitionRels deferrable initdeferred constrrel',
      ({ funcname }) => ownName(namesOf(funcname)),
    ),
  ],
  ['policy', kind('CreatePolicyStmt', 'policy_name table cmd_name permissive roles qual with_check')],
  [
    'comment',
    kind('CommentStmt', 'objtype object comment', ({ objtype }) => {
      if (objtype !== 'OBJECT_TABLE' && objtype !== 'OBJECT_COLUMN') refuse(String(objtype))
    }),
  ],
])

/** Holds all that stands in a statement against what those of an installation are made of. */
class Walk {
  private readonly named = new Set<string>()
  private depth = 0

  constructor(private readonly roles: ReadonlySet<string>) {}

  content(value: unknown): void {
    if (++this.depth > DEEPEST) refuse('depth')
    if (Array.isArray(value)) for (const each of value) this.content(each)
    else if (isObject(value)) {
      this.inspect(value)
      for (const [key, content] of Object.entries(value)) {
        if (/^[A-Z]/.test(key)) this.node(key, content)
        this.content(content)
      }
    }
    this.depth -= 1
  }

  /** By its keys: some nodes stand where their kind goes without saying. */
  private inspect(value: Parsed): void {
    if (isObject(value.withClause)) for (const each of listOf(value.withClause.ctes)) this.name(each)
    if (value.relname !== undefined) this.relation(value)
    if (value.names !== undefined && value.typemod !== undefined) checkType(namesOf(value.names))
  }

  private node(name: string, content: unknown): void {
    if (!NODES.has(name)) refuse(name)
    if (!isObject(content)) return
    if (name === 'FuncCall') knownFunction(namesOf(content.funcname))
    if (name === 'A_Expr' && content.name !== undefined) checkOperator(namesOf(content.name))
    if (name === 'SubLink' && content.operName !== undefined) checkOperator(namesOf(content.operName))
    if (name === 'ObjectWithArgs') ownName(namesOf(content.objname))
    if (name === 'RoleSpec') this.role(content)
  }

  private name(cte: unknown): void {
    if (isObject(cte) && isObject(cte.CommonTableExpr)) this.named.add(String(cte.CommonTableExpr.ctename))
  }

  private relation({ catalogname, schemaname, relname }: Parsed): void {
    const own = schemaname === undefined ? this.named.has(String(relname)) : SCHEMAS.includes(String(schemaname))
    if (!own || catalogname !== undefined) refuse([catalogname, schemaname, relname].filter(Boolean).join('.'))
  }

  private role({ roletype, rolename }: Parsed): void {
    if (roletype === 'ROLESPEC_PUBLIC') return
    if (roletype !== 'ROLESPEC_CSTRING' || !this.roles.has(String(rolename))) refuse(String(rolename ?? roletype))
  }
}

function checkType(names: readonly string[]): void {
  if (names.length > 1 && names[0] !== 'pg_catalog' && !SCHEMAS.includes(names[0] ?? '')) refuse(names.join('.'))
}

function checkOperator(names: readonly string[]): void {
  if (names.length > 1 && names[0] !== 'pg_catalog') refuse(names.join('.'))
}

/**
 * Throws `RefusedObject` unless the text of an object is the one statement that its key says, of the parts that objects of an installation
 * have. `roles` are those of the installation.
 */
export async function checkObject({ schema, key, sql }: SchemaObject, roles: ReadonlySet<string>): Promise<void> {
  if (!SCHEMAS.includes(schema)) refuse(schema)
  const wanted = KINDS.get(key.split(' ')[0] ?? '')
  if (!wanted) refuse(key)
  if (sql.length > LONGEST_STATEMENT || hasBadSigns(sql)) refuse('text')
  const statements = await parseStatements(sql).catch((error: Error) => refuse(error.message))
  if (statements.length !== 1) refuse(`${statements.length} statements`)
  const [[found, statement] = ['']] = Object.entries(statements[0] ?? {})
  if (found !== wanted.statement || !isObject(statement)) return refuse(found)
  for (const name of Object.keys(statement)) if (!wanted.keys.has(name)) refuse(name)
  wanted.check?.(statement)
  new Walk(roles).content(statement)
}
