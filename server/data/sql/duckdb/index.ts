import type { Dialect } from '../dialect'
import type { Mask } from '../types'
import { momentDialect } from './moments'
import { numberDialect } from './numbers'
import { parts } from './parts'
import { readings } from './readings'
import { string } from './string'
import { textDialect } from './texts'

const TYPES = { text: 'varchar', whole: 'bigint', number: 'double', date: 'date', datetime: 'timestamp', boolean: 'boolean' } as const

/** Up to so many characters a value keeps its first one alone. */
const SHORT = 10

function masked(value: string, mask: Mask): string {
  const text = `cast(${value} as varchar)`
  if (mask === 'whole') return `case when ${value} is not null then '******' end`
  return `case when length(${text}) > ${SHORT} then left(${text}, 3) || repeat('*', length(${text}) - 7) || right(${text}, 4)
    when length(${text}) > 1 then left(${text}, 1) || repeat('*', length(${text}) - 1)
    when ${value} is not null then '*' end`
}

/** DuckDB 1.5. */
export const duckdb: Dialect = {
  name: column => `"${column.replaceAll('"', '""')}"`,
  string,
  typeName: ({ type, digits = 2 }) => (type === 'decimal' ? `decimal(38, ${digits})` : TYPES[type]),
  tryCast: (value, shape) => `try_cast(${value} as ${duckdb.typeName(shape)})`,
  file: path => `(select *, file_row_number as place from read_parquet(${string(path)}, file_row_number = true))`,
  words: text => `icu_sort_key(${text}, 'zh-u-kn-true')`,
  masked,
  chance: (values, seed) => `md5(concat_ws('|', ${[...values, seed].join(', ')}))`,
  parts,
  readings,
  trying: value => `try(${value})`,
  values: share => ({ text: textDialect(share), number: numberDialect(share), moment: momentDialect(share) }),
}
