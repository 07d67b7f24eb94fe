import { open } from 'node:fs/promises'
import { letters } from '../../util/letters'
import { texts } from './texts'
import { type Delimiter, ImportError, type Layout } from './types'

/** Characters that are looked at to find delimiter and head. */
const SAMPLE = 256 * 1024
const DELIMITERS: readonly Delimiter[] = [',', '\t', ';', '|']
export const MOST_COLUMNS = 2000
const SAMPLE_RECORDS = 200
/** Titles above a table that are looked for. */
const MOST_TITLES = 10

/** Records of a delimited text. A last one that the sample cuts off is left out, unless it is the only one. */
function recordsOf(text: string, delimiter: Delimiter): string[][] {
  // A field in quotes, or one up to the next delimiter or end of the line, and what ends it.
  const between = delimiter === '\t' ? '\\t' : `\\${delimiter}`
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${between}\\r\\n]*))[^${between}\\r\\n]*(${between}|\\r?\\n|\\r|$)`, 'gy')
  const records: string[][] = []
  let fields: string[] = []
  while (field.lastIndex < text.length && records.length < SAMPLE_RECORDS) {
    const [, quoted, plain = '', end] = field.exec(text) ?? []
    if (end === undefined) break
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === delimiter) continue
    const whole = end !== '' || records.length === 0 || text.length < SAMPLE
    if (whole && (fields.length > 1 || fields[0] !== '')) records.push(fields)
    fields = []
  }
  return records
}

/** How many records have as many fields as most have; more than one field. */
function agreement(records: readonly string[][]): readonly [share: number, fields: number] {
  const counts = new Map<number, number>()
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [fields, count] = [...counts].reduce(
    (best, each) => (each[1] > best[1] || (each[1] === best[1] && each[0] > best[0]) ? each : best),
    [0, 0],
  )
  return [fields > 1 ? count / records.length : 0, fields]
}

function delimiterOf(text: string): Delimiter {
  const ranked = DELIMITERS.map(delimiter => ({ delimiter, found: agreement(recordsOf(text, delimiter)) }))
  const best = ranked.reduce((a, b) => (b.found[0] > a.found[0] + 0.05 || (b.found[0] >= a.found[0] && b.found[1] > a.found[1]) ? b : a))
  return best.delimiter
}

/** What is said of heads that stand more than once: each of them is a column under a name of its own. */
export async function doubledHeads(path: string, { delimiter, skip, head, names }: Layout): Promise<readonly string[]> {
  if (!head) return []
  const [first = []] = recordsOf(afterLines(await sampleOf(path), skip), delimiter)
  const places = new Map<string, number[]>()
  for (const [at, title] of first.entries()) places.set(title.trim(), [...(places.get(title.trim()) ?? []), at])
  const doubled = [...places].filter(([title, at]) => title !== '' && at.length > 1)
  const nameAt = (at: number) => names[at] ?? ''
  return doubled.map(([title, at]) => texts.doubledHead(title, at.map(letters), at.map(nameAt)))
}

const NUMERIC = /^[-+(￥¥]*[\d,]*\.?\d+[)%]?$|^\d{4}[-/年.]\d{1,2}/

/** A head names each column; a row of values has a number or a date among them, or the same text twice. */
function isHead([first = [], second]: readonly string[][]): boolean {
  const filled = first.map(text => text.trim()).filter(text => text !== '')
  if (filled.length === 0 || filled.some(text => NUMERIC.test(text) || text.length > 100)) return false
  return second !== undefined || filled.length > 1
}

/** Names of columns, each once: blank ones by their place, doubled ones with a number. */
export function namesOf(head: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return head.map((given, at) => {
    const name = given.replace(/\s+/g, ' ').trim().slice(0, 190) || texts.column(at + 1)
    let free = name
    for (let nth = 2; taken.has(free); nth++) free = `${name}_${nth}`
    taken.add(free)
    return free
  })
}

export async function sampleOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0)
    return new TextDecoder().decode(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** Records above the table: titles, which fill one field of a table that has more. */
function titlesAbove(records: readonly string[][], fields: number): number {
  const at = fields < 2 ? 0 : records.findIndex(record => record.filter(text => text.trim() !== '').length > 1)
  return at > 0 && at <= MOST_TITLES ? at : 0
}

/** Lines of a text before its record at a place; blank ones between records count. */
function linesBefore(text: string, records: readonly string[][], place: number): number {
  const filled = text.split(/\r?\n/)
  let [left, line] = [place, 0]
  for (; left > 0 && line < filled.length; line++) if (filled[line] !== '') left -= 1
  // A title over two lines is not looked for.
  return records.length > place ? line : 0
}

const afterLines = (text: string, count: number) => text.split('\n').slice(count).join('\n')

/** What a user has chosen of a layout. */
export type GivenLayout = { readonly [part in keyof Omit<Layout, 'names'>]?: Layout[part] | undefined }

/** Delimiter, head and names of columns of a text in UTF-8; what is given stands. */
export async function layoutOf(path: string, given: GivenLayout = {}): Promise<Layout> {
  const sample = await sampleOf(path)
  const delimiter = given.delimiter ?? delimiterOf(sample)
  const all = recordsOf(sample, delimiter)
  if (all.length === 0) throw new ImportError(texts.empty)
  const [, fields] = agreement(all)
  const titles = given.skip === undefined ? titlesAbove(all, fields) : 0
  const skip = given.skip ?? linesBefore(sample, all, titles)
  const records = given.skip === undefined ? all.slice(titles) : recordsOf(afterLines(sample, skip), delimiter)
  const head = given.head ?? isHead(records)
  const width = head ? (records[0]?.length ?? fields) : fields
  if (width > MOST_COLUMNS) throw new ImportError(texts.tooManyColumns(MOST_COLUMNS))
  const names = namesOf(head ? (records[0] ?? []) : Array.from({ length: Math.max(1, width) }, () => ''))
  return { delimiter, skip, head, names }
}
