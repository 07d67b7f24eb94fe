import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { delimitedText, fileText } from '../../renderer/core'
import { csvOf } from '../../renderer/widgets/pivot/export'
import { GbkWriter } from '../../server/data/encodings'
import type { DataEngine } from '../../server/data/engine'
import { type ExportFormat, exportRows } from '../../server/data/export'
import { duckdb } from '../../server/data/sql'
import { csvLine, writeWorkbook } from '../../server/sheets'

/** What writes the files of a test. */
export interface FormatTools {
  readonly engine: DataEngine
  /** Where they stand. */
  readonly place: string
}

/** A format in which texts leave the house. */
export interface TextFormat {
  readonly name: string
  /** Writes texts, each in a row of its own, and reads them with what is not ours where there is such. */
  readonly through: (texts: readonly string[], tools: FormatTools) => Promise<readonly string[]>
  /** What is read of a text by the rule. */
  readonly held: (text: string) => string
}

/** The one field of each line, by RFC 4180. */
function fieldsOf(csv: string): string[] {
  const lines = [...csv.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^\r\n]*))\r\n/g)]
  if (lines.map(([line]) => line).join('') !== csv.replace(/^\ufeff/, '')) throw new Error('Something stands between the lines.')
  return lines.map(([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')))
}

/** The texts that stand directly in elements of a name; throws where the part is no XML 1.0. */
function textsIn(xml: string, name: string): string[] {
  const found: string[] = []
  let open = false
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local }) => {
    open = local === name
    if (open) found.push('')
  })
  parser.on('text', text => {
    if (open) found.push(`${found.pop()}${text}`)
  })
  parser.on('closetag', () => {
    open = false
  })
  parser.on('error', error => {
    throw error
  })
  parser.write(xml).close()
  return found
}

/** The texts of the cells of the first sheet, as ECMA-376 reads them (`ST_Xstring`); all parts have to be XML 1.0. */
function cellsOf(file: Buffer): string[] {
  const parts = Object.entries(unzipSync(file)).filter(([name]) => /\.(?:xml|rels|vml)$/.test(name))
  const texts = new Map(parts.map(([name, bytes]) => [name, textsIn(strFromU8(bytes), 'v')]))
  const cells = texts.get('xl/worksheets/sheet1.xml') ?? []
  return cells.map(text => text.replace(/_x([\dA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))))
}

async function recordBook(texts: readonly string[]): Promise<readonly string[]> {
  const [title = ''] = texts
  const rows = texts.map(text => [text])
  const columns = [{ title, note: title, choices: texts.slice(0, 3) }]
  return cellsOf(await buffer(writeWorkbook({ title, subtitle: title, columns, rows }, { title, subtitle: '', columns, rows: [] }))).slice(
    3,
  )
}

/** Rows of data in a file of a format. */
async function dataFile(texts: readonly string[], { engine, place }: FormatTools, format: ExportFormat): Promise<string> {
  const folder = mkdtempSync(join(place, 'out-'))
  mkdirSync(join(folder, 'file'))
  const path = join(folder, 'file', format)
  const values = texts.map((text, at) => `(${at}, ${duckdb.string(text)})`).join(', ')
  const sql = `select t from (values ${values}) as v(n, t) order by n`
  await exportRows(engine, { columns: [{ name: '列', type: 'text' }], sql, reads: [] }, path, format)
  return path
}

/** As GBK has it, with a question mark for what it lacks. */
const inGbk = (text: string) => new TextDecoder('gb18030').decode(new GbkWriter().next(text))

async function parquet(texts: readonly string[], tools: FormatTools): Promise<readonly string[]> {
  const path = await dataFile(texts, tools, 'parquet')
  const read = await tools.engine.rows({ statements: [{ sql: `select * from read_parquet(${duckdb.string(path)})` }], reads: [path] })
  return read.map(([text]) => String(text))
}

/** The texts of the one field of a .dbf: its head names how long each record is. */
function dbfTexts(file: Buffer): string[] {
  const [head, length] = [file.readUInt16LE(8), file.readUInt16LE(10)]
  const decoder = new TextDecoder('gb18030')
  return Array.from({ length: file.readUInt32LE(4) }, (_, at) => {
    const from = head + at * length
    return decoder.decode(file.subarray(from + 1, from + length)).trimEnd()
  })
}

const read = async (path: Promise<string>) => readFileSync(await path)

/** All formats of files in which texts leave the house. */
export const TEXT_FORMATS: readonly TextFormat[] = [
  { name: 'a workbook of records', through: recordBook, held: fileText },
  { name: 'a CSV of records', through: async texts => fieldsOf(texts.map(text => csvLine([text])).join('')), held: delimitedText },
  {
    name: 'a CSV of a pivot',
    through: async texts =>
      fieldsOf(
        csvOf({ corner: [], head: ['x'], lines: texts.map(text => ({ heads: [text], numbers: [], path: [], total: false })) }),
      ).slice(1),
    held: delimitedText,
  },
  {
    name: 'a workbook of data',
    through: async (texts, tools) => cellsOf(await read(dataFile(texts, tools, 'xlsx'))).slice(1),
    held: fileText,
  },
  {
    name: 'a CSV of data',
    through: async (texts, tools) => fieldsOf((await read(dataFile(texts, tools, 'csv'))).toString()).slice(1),
    held: delimitedText,
  },
  {
    name: 'a CSV of data in GBK',
    through: async (texts, tools) => fieldsOf(new TextDecoder('gb18030').decode(await read(dataFile(texts, tools, 'csv-gbk')))).slice(1),
    held: text => inGbk(delimitedText(text)),
  },
  { name: 'Parquet', through: parquet, held: text => text },
  {
    name: 'a .dbf',
    through: async (texts, tools) => dbfTexts(await read(dataFile(texts, tools, 'dbf'))),
    held: text => inGbk(fileText(text)).trimEnd(),
  },
  { name: 'JSON', through: async texts => JSON.parse(JSON.stringify(texts)) as string[], held: text => text },
]
