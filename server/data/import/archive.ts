import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { texts } from './texts'
import { ImportError } from './types'
import { Problem } from './workbook/problem.js'
import { Archive } from './workbook/zip.js'

const READABLE = /\.(csv|tsv|txt|xlsx|dbf|json|jsonl|ndjson|parquet)$/i
/** What programs put beside the files of people. */
const NOT_OF_PEOPLE = /(^|\/)(__MACOSX\/|\.)/

function explained(error: unknown): never {
  if (error instanceof Problem && error.kind in texts.archive)
    throw new ImportError(texts.archive[error.kind as keyof typeof texts.archive])
  if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))) throw new ImportError(texts.archive.truncated)
  throw error
}

/** The files of an archive that can be read; null where it is a workbook. */
export async function entriesOf(path: string): Promise<readonly string[] | null> {
  const archive = await Archive.open(path).catch(explained)
  const all = [...archive.entries.keys()]
  if (all.some(name => /(^|\/)(workbook\.xml|\[Content_Types\]\.xml)$/i.test(name))) return null
  const entries = all.filter(name => READABLE.test(name) && !NOT_OF_PEOPLE.test(name)).sort()
  if (entries.length === 0) throw new ImportError(texts.archive.noFiles)
  return entries
}

/** Unpacks a file of an archive to `to`; nothing is left where that fails. */
export async function unpack(path: string, to: string, entry: string, signal?: AbortSignal): Promise<void> {
  try {
    const archive = await Archive.open(path)
    if (!archive.entries.has(entry)) throw new ImportError(texts.archive.noEntry)
    await pipeline(Readable.from(archive.bytes(entry)), createWriteStream(to, { mode: 0o600 }), { ...(signal && { signal }) })
  } catch (error) {
    await rm(to, { force: true })
    explained(error)
  }
}
