/** A piece of HTML: text with its entities, or a tag. */
type Piece = { readonly text: string } | { readonly tag: string; readonly closing: boolean }

/** Where a tag that begins at `from` ends; -1 when it never does. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from + 1; at < html.length; at++) {
    const character = html.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at
  }
  return -1
}

/** Reads HTML from left to right, each character once: texts come from any user, and a server reads them too. */
function* piecesOf(html: string): Generator<Piece> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return yield { text: html.slice(at) }
    if (open > at) yield { text: html.slice(at, open) }
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      if (end < 0) return
      at = end + 3
      continue
    }
    const [, slash = '', tag] = /^<(\/?)([a-z][a-z\d]*|!)/i.exec(html.slice(open, open + 20)) ?? []
    if (tag === undefined) {
      yield { text: '<' }
      at = open + 1
      continue
    }
    const end = endOfTag(html, open)
    if (end < 0) return
    yield { tag: tag.toLowerCase(), closing: slash !== '' }
    at = end + 1
  }
}

const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    mdash: '—',
    ndash: '–',
    hellip: '…',
    middot: '·',
    times: '×',
    deg: '°',
    yen: '¥',
    copy: '©',
    reg: '®',
  }),
)

function character(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (source, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16))
    if (decimal !== undefined) return character(Number(decimal))
    return ENTITIES.get(name ?? '') ?? source
  })
}

/** Whether a text is HTML at all; plain text is kept and read as lines. */
export const hasTags = (text: string): boolean => /<[a-z!/]/i.test(text)

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const UNREAD = new Set(['script', 'style', 'title', 'head'])

export interface TextReading {
  /** Stands for a picture. Default: nothing does. */
  readonly picture?: string
  /** Characters after which no list shows more; what comes back may be longer by a piece. Default: all is read. */
  readonly most?: number
}

/** Lines that are written from left to right. */
class Lines {
  private readonly done: string[] = []
  private line = ''
  /** Characters so far. */
  length = 0

  write(text: string): void {
    this.line += text
    this.length += text.length
  }

  /** Blanks that follow each other, or begin a line, are one or none, as a browser draws them. */
  flow(text: string): void {
    const flat = text.replace(/[ \t\r\n\f]+/g, ' ')
    this.write(this.line === '' || this.line.endsWith(' ') || this.line.endsWith('\t') ? flat.replace(/^ /, '') : flat)
  }

  /** Ends the line. `always`: also one that is empty. */
  end(always = false): void {
    if (this.line !== '' || always) this.done.push(this.line.trimEnd())
    this.line = ''
  }

  /** Ends a cell of a table, and the lines within it. */
  endCell(): void {
    this.line = `${this.line.trimEnd()}\t`
  }

  get isInRow(): boolean {
    return this.line.endsWith('\t')
  }

  text(): string {
    this.end()
    return this.done.join('\n').trim()
  }
}

/** Writes the text of pieces as they come. */
class Reader {
  readonly lines = new Lines()
  /** The tag whose text is left out. */
  private unread = ''
  /** Depths of what keeps its blanks, and of cells. */
  private kept = 0
  private cells = 0

  constructor(private readonly picture: string) {}

  read(piece: Piece): void {
    if ('tag' in piece) this.tag(piece.tag, piece.closing)
    else if (this.unread !== '') return
    else if (this.kept > 0) this.lines.write(decoded(piece.text))
    else this.lines.flow(decoded(piece.text))
  }

  private tag(tag: string, closing: boolean): void {
    if (UNREAD.has(tag)) this.unread = closing ? '' : tag
    else if (tag === 'br') this.lines.end(true)
    else if (tag === 'img') this.lines.write(this.picture)
    else if (tag === 'td' || tag === 'th') this.cell(closing)
    else if (BLOCKS.has(tag)) this.block(tag, closing)
  }

  private cell(closing: boolean): void {
    this.cells += closing ? -1 : 1
    if (closing) this.lines.endCell()
  }

  /** What stands in a cell stays in the row of it. */
  private block(tag: string, closing: boolean): void {
    if (tag === 'pre') this.kept += closing ? -1 : 1
    if (this.cells <= 0) this.lines.end()
    else if (!this.lines.isInRow) this.lines.flow(' ')
  }
}

/** What a person reads of HTML: a line for each block and each row of a table, its cells parted by tabs. Text without tags stays as it is. */
export function plainText(html: string, { picture = '', most = Number.POSITIVE_INFINITY }: TextReading = {}): string {
  if (!hasTags(html)) return decoded(html)
  const reader = new Reader(picture)
  for (const piece of piecesOf(html)) {
    if (reader.lines.length > most) break
    reader.read(piece)
  }
  return reader.lines.text()
}

/** True: there is neither a text nor a picture. */
export function isBlank(html: string): boolean {
  if (!hasTags(html)) return decoded(html).trim() === ''
  for (const piece of piecesOf(html)) {
    if ('text' in piece ? decoded(piece.text).trim() !== '' : piece.tag === 'img' && !piece.closing) return false
  }
  return true
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const paragraphs = (lines: string) =>
  lines
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|\r|\n/)
    .map(line => `<p>${line}</p>`)
    .join('')

/** Plain text as HTML: a paragraph for each line. */
export const htmlOfText = (text: string): string => paragraphs(escaped(text))

/** A stored text as HTML, also where a user had stored mere lines. */
export const asHtml = (stored: string): string => (hasTags(stored) ? stored : paragraphs(stored.replace(/</g, '&lt;')))
