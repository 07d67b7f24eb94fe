import { fail } from '../../../util/errors'
import { texts } from '../texts'

/**
 * What MySQL writes and PostgreSQL's grammar has no words for, said in words that it has. What only MySQL reads stands in a comment that begins
 * with `FOR_MYSQL`: the grammar passes over it, and `asMysql` puts it back. Statements of users hold neither comments nor these signs.
 */
const FOR_MYSQL = '\u{e001}'
/** Stands for the word `interval`, where its value is an argument to the grammar. */
export const INTERVAL = '\u{e000}interval'
const OWN_SIGNS = /[\u{e000}\u{e001}]/u

const UNITS = new Set(
  `microsecond second minute hour day week month quarter year second_microsecond minute_microsecond minute_second hour_microsecond
  hour_second hour_minute day_microsecond day_second day_minute day_hour year_month`.split(/\s+/),
)
/** Times that MySQL also writes as calls. */
const TIMES = new Set(['current_date', 'current_time', 'current_timestamp', 'localtime', 'localtimestamp'])
/** Searches by patterns that may take as long as they like. */
const PATTERNS = new Set(['regexp', 'rlike'])

const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\{[^}]*\}|[\p{L}_][\p{L}\p{N}_$]*|\d+(?:\.\d*)?|\s+|[\s\S]/gu

const mark = (text: string): string => `/*${FOR_MYSQL}${text}*/`

/** Reads a statement from its beginning to its end, a token at a time. */
class Words {
  private readonly tokens: readonly string[]

  constructor(sql: string) {
    this.tokens = sql.match(TOKEN) ?? []
  }

  rewritten(from = 0, to = this.tokens.length): string {
    let text = ''
    for (let at = from; at < to; ) {
      const [said, next] = this.one(at, to)
      text += said
      at = next
    }
    return text
  }

  /** What stands for the token, and those after it that belong to it; where to read on. */
  private one(at: number, to: number): readonly [text: string, next: number] {
    const token = this.tokens[at] ?? ''
    const word = token.toLowerCase()
    const found = this.afterDot(at) ? undefined : this.special(word, at, to)
    return found ?? [token, at + 1]
  }

  private special(word: string, at: number, to: number) {
    if (PATTERNS.has(word)) return fail(texts.notAllowed(word))
    if (word === 'interval') return this.interval(at, to)
    if (word === 'limit' || word === 'offset') return this.limit(at)
    if (word === 'convert') return this.convert(at, to)
    if (word === 'binary') return this.binary(at)
    if (word === 'straight_join') return this.straightJoin(at)
    if (word === 'separator') return this.separator(at)
    if (word === 'with') return this.rollup(at)
    if (word === 'div' || word === 'mod') return this.division(at, word)
    if (TIMES.has(word)) return this.time(at)
    return undefined
  }

  /** `interval 1 day`: the value, up to the unit at the same depth of brackets, as an argument. */
  private interval(at: number, to: number) {
    const first = this.after(at)
    let depth = 0
    for (let end = first; end < to; end++) {
      const token = this.tokens[end] ?? ''
      if (depth === 0 && end > first && UNITS.has(token.toLowerCase()) && !this.afterDot(end) && this.tokens[this.after(end)] !== '(')
        return [`${INTERVAL}(${this.rewritten(first, end).trim()})${mark(` ${token}`)}`, end + 1] as const
      if (token === '(') depth++
      if (token === ')') depth--
      if (depth < 0 || token === ';' || (depth === 0 && token === ',')) return undefined
    }
    return undefined
  }

  /** `limit 10, 20`: the first is what is passed over. */
  private limit(at: number) {
    const [offset, comma, count] = this.following(at, 3)
    // Values are bound as texts, and this is the one place where MySQL takes none.
    if ([offset, comma?.text === ',' ? count : undefined].some(each => each?.text.startsWith('$'))) fail(texts.limitParameter)
    if (!isCount(offset?.text) || comma?.text !== ',' || !isCount(count?.text)) return undefined
    return [`limit ${count?.text} offset ${offset?.text}`, (count?.at ?? at) + 1] as const
  }

  /** `convert(a using utf8mb4)`; `convert(a, char)`, which is a cast. */
  private convert(at: number, to: number) {
    const open = this.after(at)
    if (this.tokens[open] !== '(') return undefined
    const { parting, close } = this.parted(open, to)
    if (parting === undefined || close === undefined) return undefined
    const value = this.rewritten(open + 1, parting)
    if (this.tokens[parting] === ',') return [`cast(${value} as ${this.rewritten(parting + 1, close)})`, close + 1] as const
    const charset = this.tokens
      .slice(parting + 1, close)
      .join('')
      .trim()
    return /^\w+$/.test(charset) ? ([`convert(${value}${mark(` using ${charset}`)})`, close + 1] as const) : undefined
  }

  /** Where the first comma or `using` stands right inside of a bracket, and where that ends. */
  private parted(open: number, to: number): { readonly parting?: number | undefined; readonly close?: number } {
    let parting: number | undefined
    let depth = 0
    for (let at = open; at < to; at++) {
      const token = this.tokens[at] ?? ''
      if (token === '(') depth++
      if (token === ')') depth--
      if (depth === 0) return { parting, close: at }
      if (depth === 1 && (token === ',' || token.toLowerCase() === 'using')) parting ??= at
    }
    return {}
  }

  /** `binary a = 'x'`: bytes are compared. The name of a type behind `as`. */
  private binary(at: number) {
    const [value] = this.following(at, 1)
    if (this.before(at).toLowerCase() === 'as' || !/^[\p{L}\p{N}_'"($]/u.test(value?.text ?? '')) return undefined
    return [mark(' binary '), at + 1] as const
  }

  /** `a straight_join b on …`, and `select straight_join …`: in which order tables are read. */
  private straightJoin(at: number) {
    const said = mark(' straight_join ')
    return [this.before(at).toLowerCase() === 'select' ? said : `${said}join`, at + 1] as const
  }

  /** The end of `group_concat(… separator '、')`. */
  private separator(at: number) {
    const [literal] = this.following(at, 1)
    if (!literal?.text.startsWith("'")) return undefined
    // It would end the comment, begin another one, or name a parameter that is none.
    if (/\*\/|\/\*|\$\{/.test(literal.text)) fail(texts.badSigns)
    return [mark(` separator ${literal.text}`), literal.at + 1] as const
  }

  private rollup(at: number) {
    const [next] = this.following(at, 1)
    return next?.text.toLowerCase() === 'rollup' ? ([mark(' with rollup '), next.at + 1] as const) : undefined
  }

  /** `a div b` and `a mod b` bind as `a / b` does. Not the name of a column: a value stands on either side. */
  private division(at: number, word: 'div' | 'mod') {
    const [right] = this.following(at, 1)
    if (!right || !/^[\p{L}\p{N}_'"($]/u.test(right.text) || !this.endsValue(at)) return undefined
    return [word === 'mod' ? '%' : `${mark(' div ')}/ `, at + 1] as const
  }

  /** `current_date()` */
  private time(at: number) {
    const [open, close] = this.following(at, 2)
    return open?.text === '(' && close?.text === ')' ? ([this.tokens[at] ?? '', close.at + 1] as const) : undefined
  }

  /** Tokens that are no blanks, with their places. */
  private following(at: number, count: number) {
    const found: { text: string; at: number }[] = []
    for (let next = this.after(at); found.length < count && next < this.tokens.length; next = this.after(next))
      found.push({ text: this.tokens[next] ?? '', at: next })
    return found
  }

  private after(at: number): number {
    let next = at + 1
    while (/^\s/.test(this.tokens[next] ?? '')) next++
    return next
  }

  private before(at: number): string {
    let former = at - 1
    while (/^\s/.test(this.tokens[former] ?? '')) former--
    return this.tokens[former] ?? ''
  }

  private afterDot = (at: number): boolean => this.before(at) === '.'
  private endsValue = (at: number): boolean => /[\p{L}\p{N}_'")}]$/u.test(this.before(at))
}

const isCount = (text = ''): boolean => /^\d+$/.test(text)

/** A statement in MySQL's words as PostgreSQL's grammar reads it. */
export function asStandard(sql: string): string {
  if (OWN_SIGNS.test(sql)) fail(texts.badSigns)
  return new Words(sql).rewritten()
}

/** Where the grammar needs a word of its own beside what only MySQL reads, that goes with it: `/` for `div`, `join` for `straight_join`. */
const MARKED = new RegExp(`/\\*${FOR_MYSQL}( div )\\*/\\/|/\\*${FOR_MYSQL}( straight_join )\\*/join|/\\*${FOR_MYSQL}(.*?)\\*/`, 'gu')

/** A piece of such a statement as MySQL reads it. */
export const asMysql = (piece: string): string =>
  piece
    .replaceAll(`${INTERVAL}(`, 'interval (')
    .replace(MARKED, (_, ...parts: (string | undefined)[]) => parts.slice(0, 3).find(part => part !== undefined) ?? '')
