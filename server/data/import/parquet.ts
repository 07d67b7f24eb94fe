import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type DataEngine, EngineError, type EngineOptions } from '../engine'
import { duckdb } from '../sql'
import { MOST_COLUMNS, namesOf } from './layout'
import { NO, YES } from './reading'
import { texts } from './texts'
import { ImportError, type KnownType, type Layout } from './types'

const MARK = Buffer.from('PAR1', 'latin1')
/** Rows of a file take so many seconds at most to be written out. */
const SECONDS = 3600

export const isParquet = (head: Buffer): boolean => head.subarray(0, MARK.length).equals(MARK)

async function isWhole(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(MARK.length), 0, MARK.length, Math.max(0, size - MARK.length))
    return buffer.equals(MARK)
  } finally {
    await file.close()
  }
}

const FLOATS = new Set(['FLOAT', 'DOUBLE'])

/** What the file itself says of a column. */
function knownOf(type: string): KnownType | null {
  if (FLOATS.has(type)) return 'number'
  if (/^(U?(TINY|SMALL|BIG|HUGE)?INT|INTEGER|UINTEGER)$/.test(type)) return 'whole'
  return /^(VARCHAR|ENUM|UUID)/.test(type) ? 'text' : null
}

/** A value as text, as a text file would have it; moments are told in the time of the product. */
function textOf(name: string, type: string): string {
  if (type === 'BOOLEAN') return `case when ${name} then '${YES}' when not ${name} then '${NO}' end`
  if (type === 'TIMESTAMP WITH TIME ZONE') return `strftime(timezone('Asia/Shanghai', ${name}), '%Y-%m-%d %H:%M:%S')`
  return `cast(${name} as varchar)`
}

interface OpenedParquet {
  readonly layout: Layout
  readonly types: readonly (KnownType | null)[]
}

/** The rows of a Parquet file as delimited text at `to`, with the types that it says its columns have. */
export async function openParquet(
  engine: DataEngine,
  path: string,
  to: string,
  { signal }: Pick<EngineOptions, 'signal'>,
): Promise<OpenedParquet> {
  if (!(await isWhole(path))) throw new ImportError(texts.cutOff)
  const file = `read_parquet(${duckdb.string(path)})`
  const options = { signal, seconds: SECONDS, background: true }
  const ask = (sql: string, writes?: string) => engine.rows({ statements: [{ sql }], reads: [path], writes }, options)
  try {
    const columns = (await ask(`describe select * from ${file}`)).map(([name, type]) => ({ name: String(name), type: String(type) }))
    if (columns.length > MOST_COLUMNS) throw new ImportError(texts.tooManyFields(MOST_COLUMNS))
    const values = columns.map(({ name, type }) => textOf(duckdb.name(name), type))
    await ask(`copy (select ${values.join(', ')} from ${file}) to ${duckdb.string(to)} (format csv, header false)`, dirname(to))
    return {
      layout: { delimiter: ',', skip: 0, head: false, names: namesOf(columns.map(({ name }) => name)) },
      types: columns.map(({ type }) => knownOf(type)),
    }
  } catch (error) {
    throw error instanceof EngineError && error.fault === 'failed' ? new ImportError(texts.badParquet) : error
  }
}
