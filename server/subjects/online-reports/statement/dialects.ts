import { fail } from '../../../util/errors'
import { texts } from '../texts'
import { asMysql, asStandard, INTERVAL } from './mysql-words'

/** What a product reads beyond the grammar of reports, which is PostgreSQL's. */
export interface Dialect {
  readonly functions: ReadonlySet<string>
  readonly types: ReadonlySet<string>
  readonly operators: ReadonlySet<string>
  /** The statement as PostgreSQL's grammar reads it. Refuses what the two would read as different words. */
  readonly standard: (sql: string) => string
  /** A piece of such a statement, cut where a parameter stands, in the words of the product again. */
  readonly own: (piece: string) => string
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Texts, names in quotes of either kind, and what stands between them. */
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|[^'"`]+|[\s\S]/g

/** Comments: what one grammar skips is a statement to the other. */
const COMMENT = /--|\/\*|#/
/** Where a text of a kind of its own begins: `E'…'`, `U&"…"`, `_utf8'…'`. */
const PREFIX = /(?:^|[^\p{L}\p{N}_])(?:[ebxn]|u&|_\w+)$/iu
/** `$$…$$` and `$1`; parameters are written `${name}`. */
const DOLLAR = /\$(?!\{)/

/** Names in backquotes as the standard has them; nothing of which two grammars make different words. */
function standard(sql: string): string {
  let before = ''
  return (sql.match(PARTS) ?? [])
    .map(part => {
      const quoted = /^['"`]/.test(part)
      if (!quoted && COMMENT.test(part)) fail(texts.noComments)
      if (quoted ? PREFIX.test(before) : DOLLAR.test(part)) fail(texts.badSigns)
      before = quoted ? '' : part
      return part.startsWith('`') ? `"${part.slice(1, -1).replaceAll('``', '`').replaceAll('"', '""')}"` : part
    })
    .join('')
}

const MYSQL: Dialect = {
  functions: words(`
    ${INTERVAL} convert date_add date_sub adddate subdate
    ifnull isnull if nullif strcmp field elt find_in_set greatest least group_concat substring_index locate instr mid ucase lcase char_length
    year quarter month week weekofyear yearweek weekday dayname monthname dayofweek dayofmonth dayofyear day hour minute second last_day
    curdate current_date curtime sysdate date time datediff timestampdiff to_days from_days makedate period_diff sec_to_time time_to_sec date_format str_to_date unix_timestamp from_unixtime
    truncate format ln log log10 log2 exp rand json_extract json_unquote json_value json_length any_value
  `),
  types: words('signed unsigned datetime'),
  operators: words('<=> -> ->>'),
  standard: sql => asStandard(standard(sql)),
  own: asMysql,
}

/** What products read beyond the grammar of reports; nothing for PostgreSQL. */
export const DIALECTS = { mysql: MYSQL } as const satisfies Readonly<Record<string, Dialect>>
