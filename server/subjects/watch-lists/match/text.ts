import { type NormalText, normalise } from '../../documents'
import { Automaton } from './automaton'
import { GRADES, type ListedEntry, type MatchWay } from './entry'
import { coreOf, keyOf, plainNumber } from './forms'

/** Where an entry stands in a text: UTF-16 offsets of the original, the end left out. */
export interface TextMatch {
  readonly entry: ListedEntry
  readonly how: MatchWay
  readonly grade: number
  readonly start: number
  readonly end: number
  readonly overruledBy?: ListedEntry | undefined
}

/** The core of a firm alone is a hint: another firm may be called so, too. */
const CORE_GRADE = 0.8
/** Shorter cores stand in too many words. */
const SHORTEST_CORE = 4
const SHORTEST = 2
const SHORTEST_NUMBER = 6
const FORMS = /^(?:股份有限公司|有限责任公司|有限公司)/
const isAlnum = (code: number) => (code >= 48 && code <= 57) || (code >= 97 && code <= 122)

/** What stands for an entry: a text of the normal form, or a number that is looked for without what stands between its characters. */
interface Pattern {
  readonly entry: ListedEntry
  readonly own: boolean
  /** Form of the firm that the name has behind the text; undefined where the text is the whole name. */
  readonly form?: string | undefined
}

type Patterns = Map<string, Pattern[]>

function put(patterns: Patterns, text: string, pattern: Pattern): void {
  const known = patterns.get(text)
  if (known) known.push(pattern)
  else patterns.set(text, [pattern])
}

function putName(texts: Patterns, numbers: Patterns, entry: ListedEntry, name: string): void {
  const own = name === entry.name
  if (entry.kind === 'account') {
    const plain = plainNumber(name).toLowerCase()
    if (plain.length >= SHORTEST_NUMBER) put(numbers, plain, { entry, own })
    return
  }
  const normal = normalise(name).text.trim()
  const core = coreOf(entry.kind, normal)
  if (core !== normal && core.length >= SHORTEST_CORE) put(texts, core, { entry, own, form: normal.slice(core.length) })
  else if (normal.length >= SHORTEST) put(texts, normal, { entry, own })
}

/** A text without blanks and marks between letters and digits, and where its characters stand in the normal one. */
function compact({ text }: NormalText): { readonly text: string; readonly places: Uint32Array } {
  const kept: number[] = []
  let compacted = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 32 || code === 45) continue
    kept.push(at)
    compacted += text[at]
  }
  return { text: compacted, places: Uint32Array.from(kept) }
}

/** Within a longer word or number nothing is meant. */
const standsAlone = (text: string, start: number, end: number) =>
  !(isAlnum(text.charCodeAt(start)) && start > 0 && isAlnum(text.charCodeAt(start - 1))) &&
  !(isAlnum(text.charCodeAt(end - 1)) && end < text.length && isAlnum(text.charCodeAt(end)))

/** How far a firm goes on behind its core, and how sure that is. */
function firm(rest: string, form: string, own: boolean): { readonly how: MatchWay; readonly grade: number; readonly length: number } {
  const [found] = FORMS.exec(rest) ?? []
  if (found === undefined) return { how: 'near', grade: CORE_GRADE, length: 0 }
  const same = (text: string) => text.replace(/(有限)责任/, '$1')
  if (same(found) !== same(form)) return { how: 'near', grade: CORE_GRADE, length: found.length }
  const how = found !== form ? 'form' : own ? 'exact' : 'alias'
  return { how, grade: GRADES[how], length: found.length }
}

/** A white entry that wins over what stands within it. */
function overruled(matches: readonly TextMatch[]): TextMatch[] {
  const whites = matches.filter(({ entry, how }) => entry.side === 'white' && entry.wins && how !== 'near')
  if (whites.length === 0) return [...matches]
  return matches.map(match => {
    const white = match.entry.side === 'black' && whites.find(({ start, end }) => start <= match.start && end >= match.end)
    return white ? { ...match, overruledBy: white.entry } : match
  })
}

/** Finds all entries in texts; made once for a state of the lists. */
export class TextMatcher {
  private constructor(
    private readonly texts: { readonly automaton: Automaton; readonly patterns: readonly (readonly [string, readonly Pattern[]])[] },
    private readonly numbers: { readonly automaton: Automaton; readonly patterns: readonly (readonly [string, readonly Pattern[]])[] },
  ) {}

  static async of(entries: readonly ListedEntry[]): Promise<TextMatcher> {
    const texts: Patterns = new Map()
    const numbers: Patterns = new Map()
    for (const entry of entries) {
      for (const name of [entry.name, ...entry.aliases]) putName(texts, numbers, entry, name)
      const number = plainNumber(entry.number).toLowerCase()
      if (number.length >= SHORTEST_NUMBER) put(numbers, number, { entry, own: true })
    }
    const made = async (patterns: Patterns) => ({ automaton: await Automaton.of([...patterns.keys()]), patterns: [...patterns] })
    return new TextMatcher(await made(texts), await made(numbers))
  }

  /** Entries in a text, by their places. */
  find(original: string): TextMatch[] {
    const normal = normalise(original)
    const found = [...this.findTexts(original, normal), ...this.findNumbers(normal)]
    return overruled(found).sort((a, b) => a.start - b.start || b.end - a.end)
  }

  private findTexts(original: string, normal: NormalText): TextMatch[] {
    const found: TextMatch[] = []
    this.texts.automaton.scan(normal.text, (at, end) => {
      const [text = '', patterns = []] = this.texts.patterns[at] ?? []
      const start = end - text.length
      if (!standsAlone(normal.text, start, end)) return
      for (const pattern of patterns) found.push(matchAt(original, normal, pattern, start, end))
    })
    return found
  }

  private findNumbers(normal: NormalText): TextMatch[] {
    const found: TextMatch[] = []
    const { text, places } = compact(normal)
    this.numbers.automaton.scan(text, (at, end) => {
      const [number = '', patterns = []] = this.numbers.patterns[at] ?? []
      const [from, to] = [places[end - number.length] ?? 0, (places[end - 1] ?? 0) + 1]
      if (!standsAlone(normal.text, from, to)) return
      const place = { start: normal.starts[from] ?? 0, end: normal.ends[to - 1] ?? 0 }
      for (const { entry } of patterns) found.push({ entry, how: entry.kind === 'account' ? 'exact' : 'number', grade: 1, ...place })
    })
    return found
  }
}

function matchAt(original: string, normal: NormalText, { entry, own, form }: Pattern, start: number, end: number): TextMatch {
  const place = (to: number) => ({ start: normal.starts[start] ?? 0, end: normal.ends[to - 1] ?? 0 })
  if (form !== undefined) {
    const { how, grade, length } = firm(normal.text.slice(end, end + 8), form, own)
    return { entry, how, grade, ...place(end + length) }
  }
  const { start: from, end: to } = place(end)
  const written = original.slice(from, to)
  const how = !own ? 'alias' : written === entry.name ? 'exact' : 'written'
  return { entry, how, grade: GRADES[how], start: from, end: to }
}

/** Texts by which the index finds documents that may hold an entry; empty where it cannot tell. */
export const distinctiveTexts = ({
  kind,
  name,
  aliases,
  number,
}: Pick<ListedEntry, 'kind' | 'name' | 'aliases' | 'number'>): readonly string[] =>
  kind === 'account' || number !== ''
    ? []
    : [name, ...aliases].map(text => coreOf(kind, normalise(text).text.trim())).filter(text => keyOf(kind, text) !== '')
