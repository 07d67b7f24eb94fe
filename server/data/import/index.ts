import type { DataEngine } from '../engine'
import { entriesOf, unpack } from './archive'
import { openDbf, tableOf } from './dbf'
import { asUtf8, headOf } from './encoding'
import { cutsOf, openFixed } from './fixed'
import { openJson } from './json'
import { doubledHeads, type GivenLayout, layoutOf } from './layout'
import { isParquet, openParquet } from './parquet'
import { texts } from './texts'
import { type Delimiter, type Encoding, ImportError, type Layout, type TextFile } from './types'
import { openWorkbook } from './workbook'

export { bringIn } from './bring-in'
export { proposeColumns } from './propose'
export { NO, YES } from './reading'
export { type FileSample, sampleFile } from './sample'
export { type Encoding, ImportError, type Imported, type KnownType, type Layout, type ProposedColumn, type TextFile } from './types'

/** What a user has chosen instead of what was found. */
export interface ChosenForm extends Partial<Omit<Layout, 'names' | 'delimiter'>> {
  readonly encoding?: Encoding
  /** `fixed`: columns begin at places of the line. */
  readonly delimiter?: Delimiter | 'fixed'
  /** Of fixed width: where columns begin, from 1; a Chinese sign takes two places. */
  readonly cuts?: readonly number[]
  /** Of a workbook. */
  readonly sheet?: string
  /** Of an archive. */
  readonly entry?: string
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
/** The compound file of .xls. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

const startsWith = (head: Buffer, mark: Buffer) => head.subarray(0, mark.length).equals(mark)

/** A delimited text file, made UTF-8 at `to` where it is not, with its form as found or chosen. Throws an `ImportError` for what is none. */
export async function openText(
  path: string,
  to: string,
  { encoding, ...layout }: GivenLayout & Pick<ChosenForm, 'encoding'> = {},
  signal?: AbortSignal,
): Promise<TextFile> {
  const text = await asUtf8(path, to, encoding, signal)
  return { ...text, layout: await layoutOf(text.path, layout) }
}

/** A file of rows, ready to be looked at. */
export interface OpenedFile extends TextFile {
  /** What it came as; its rows are text by now. */
  readonly kind: 'text' | 'fixed' | 'workbook' | 'dbf' | 'json' | 'parquet'
  /** Of a workbook: the sheet, and all that there are. */
  readonly sheet?: string
  readonly sheets?: readonly string[]
  /** Of an archive: the file, and all that there are. */
  readonly entry?: string
  readonly entries?: readonly string[]
  /** Of fixed width. */
  readonly cuts?: readonly number[]
  /** What had been lost before the file came, for people. */
  readonly notes: readonly string[]
}

export interface OpenOptions {
  /** What reads Parquet. */
  readonly engine: DataEngine
  /** The name that the file came with: a broken workbook is not told as a broken archive. */
  readonly name?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Text of any form: JSON, fixed width or delimited. */
async function openAnyText(path: string, to: string, form: ChosenForm, signal: AbortSignal | undefined): Promise<OpenedFile> {
  const { encoding, delimiter, cuts, skip, head } = form
  const given = { skip, head }
  const text = await asUtf8(path, to, encoding, signal)
  const rows = `${to}.rows`
  const json = delimiter === undefined ? await openJson(text.path, rows, signal) : null
  if (json) {
    const { layout } = json
    const objects = layout && { layout, unread: texts.json.badLine }
    return { kind: 'json', encoding: text.encoding, path: rows, notes: [], ...(objects ?? { layout: await layoutOf(rows, given) }) }
  }
  const layout = delimiter === 'fixed' ? null : await layoutOf(text.path, { ...given, delimiter })
  const found = layout && (delimiter !== undefined || layout.names.length > 1) ? [] : (cuts ?? (await cutsOf(text.path)))
  if (layout && found.length === 0) return { kind: 'text', ...text, layout, notes: await doubledHeads(text.path, layout) }
  const places = found.length > 0 ? found : [1]
  await openFixed(text.path, rows, places, signal)
  return {
    ...{ kind: 'fixed', encoding: text.encoding, path: rows, cuts: places, notes: [] },
    layout: await layoutOf(rows, { ...given, delimiter: ',' }),
  }
}

/** A file of an archive: the one that is named, else the first that can be read. */
async function openEntry(path: string, to: string, entries: readonly string[], form: ChosenForm, options: OpenOptions) {
  const { entry: named, ...inner } = form
  const tried = named === undefined ? entries : [named]
  for (const [at, entry] of tried.entries()) {
    try {
      await unpack(path, `${to}.entry`, entry, options.signal)
      const head = await headOf(`${to}.entry`)
      if (startsWith(head, ZIP) && !/\.xlsx$/i.test(entry)) throw new ImportError(texts.archive.nested)
      return { ...(await openFile(`${to}.entry`, to, inner, { ...options, name: entry })), entry, entries }
    } catch (error) {
      if (!(error instanceof ImportError) || at + 1 === tried.length) throw error
    }
  }
  throw new ImportError(texts.archive.noFiles)
}

async function openArchive(path: string, to: string, form: ChosenForm, options: OpenOptions): Promise<OpenedFile> {
  const { sheet, skip, head } = form
  const entries = /\.xlsx$/i.test(options.name ?? '') ? null : await entriesOf(path)
  if (entries) return openEntry(path, to, entries, form, options)
  const { notes, ...opened } = await openWorkbook(path, to, sheet, options.signal)
  const layout = await layoutOf(to, { skip, head, delimiter: ',' })
  return { kind: 'workbook', path: to, encoding: 'utf-8', layout, notes: [...notes, ...(await doubledHeads(to, layout))], ...opened }
}

/** A file of rows by its first bytes, as delimited text at `to` or where it lies. Throws an `ImportError` for what is none. */
export async function openFile(path: string, to: string, form: ChosenForm, options: OpenOptions): Promise<OpenedFile> {
  const { engine, signal } = options
  const head = await headOf(path)
  if (startsWith(head, COMPOUND)) throw new ImportError(texts.oldWorkbook)
  if (startsWith(head, ZIP)) return openArchive(path, to, form, options)
  if (isParquet(head))
    return { kind: 'parquet', path: to, encoding: 'utf-8', notes: [], ...(await openParquet(engine, path, to, { signal })) }
  const table = tableOf(head)
  if (!table) return openAnyText(path, to, form, signal)
  const notes = await openDbf(path, to, table, form.encoding, signal)
  return { kind: 'dbf', path: to, encoding: form.encoding ?? 'utf-8', notes, layout: await layoutOf(to, { delimiter: ',' }) }
}
