import { NUMERAL, numberOf } from '../../../util/numerals'
import { texts } from '../texts'

/** One article of a law, or what stands beside its articles: a preface, an appendix. */
export interface Article {
  /** As 34 of 第三十四条; 0 for what has no number. */
  readonly no: number
  /** As 1 of 第三十四条之一; 0 for most. */
  readonly sub: number
  /** As it is cited: 第三十四条之一, 附件二. */
  readonly label: string
  /** The headings that it stands under, the outermost first: 第三章 审计机关职责. */
  readonly path: readonly string[]
  /** Its paragraphs (款), one a line. */
  readonly text: string
}

/** What a person has to look at, by the line of the text. */
export interface OutlineProblem {
  /** From 1. */
  readonly line: number
  readonly message: string
}

export interface Outline {
  /** What stands before the first heading or article: title, number, dates, a table of contents. */
  readonly head: readonly string[]
  readonly articles: readonly Article[]
  readonly problems: readonly OutlineProblem[]
}

interface Line {
  readonly text: string
  readonly no: number
}

const LEVELS = ['编', '分编', '章', '节'] as const
type Level = (typeof LEVELS)[number]
const HEADING = new RegExp(`^第[${NUMERAL}\\d]+(分编|编|章|节)(?:[\\s　]+|(?=[^\\s　]))([^。；;]{0,40})$`)
const ARTICLE = new RegExp(`^第([${NUMERAL}\\d]+)条(?:之([${NUMERAL}\\d]+))?(?=([\\s　]*))[\\s　]*(.*)$`)
const NUMBERED = new RegExp(`^([${NUMERAL}]+)、[\\s　]*(.*)$`)
const APPENDIX = new RegExp(`^附[件表录](?:[${NUMERAL}\\d]+)?(?=[:：\\s　]|$)`)
/** What follows the number of an article in a sentence that only names it. */
const NAMED_ONLY = /^(?:规定|所|第|之|、|，|,|和|至|或|的|中)/

const bare = (text: string) => text.replace(/[\s　]+/g, '')

function linesOf(text: string): readonly Line[] {
  return text
    .split(/\r\n|\r|\n|\f/)
    .map((each, at) => ({ text: each.replace(/^[\s　]+|[\s　]+$/g, ''), no: at + 1 }))
    .filter(line => line.text !== '')
}

/** Without a table of contents: the headings between 目录 and the place where the first of them comes again. */
function withoutContents(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(line => bare(line.text) === '目录')
  const first = lines[start + 1]
  if (start < 0 || first === undefined) return lines
  const again = lines.findIndex((line, at) => at > start + 1 && bare(line.text) === bare(first.text))
  return again < 0 ? lines.filter((_, at) => at !== start) : [...lines.slice(0, start), ...lines.slice(again)]
}

interface Label {
  readonly no: number
  readonly sub: number
  readonly label: string
  readonly rest: string
}

/** The article that a line begins; undefined for a line that goes on or only names one. */
function articleAt(text: string, before: { readonly no: number; readonly sub: number }): Label | undefined {
  const [whole, number, sub, gap, rest = ''] = ARTICLE.exec(text) ?? []
  if (whole === undefined || number === undefined) return undefined
  const no = numberOf(number) ?? 0
  const subNo = sub === undefined ? 0 : (numberOf(sub) ?? 0)
  const isNext = (no === before.no + 1 && subNo === 0) || (no === before.no && subNo === before.sub + 1)
  if (gap === '' && rest !== '' && (!isNext || NAMED_ONLY.test(rest))) return undefined
  return { no, sub: subNo, label: `第${number}条${sub === undefined ? '' : `之${sub}`}`, rest }
}

/** The same of a text whose articles are numbered 一、二、三、; only in their order. */
function numberedAt(text: string, before: { readonly no: number }): Label | undefined {
  const [, number, rest = ''] = NUMBERED.exec(text) ?? []
  const no = number === undefined ? undefined : numberOf(number)
  return no === before.no + 1 ? { no, sub: 0, label: `${number}、`, rest } : undefined
}

/** What is wrong with the number of an article after another. */
function orderProblem({ no, sub, label }: Label, before: Label | undefined): string | undefined {
  const last = before ?? { no: 0, sub: 0, label: '' }
  if (no === last.no && sub === last.sub) return texts.doubled(label)
  if (no < last.no || (no === last.no && sub < last.sub)) return texts.backwards(label, last.label)
  if (no === last.no ? sub > last.sub + 1 : no > last.no + 1 || sub > 0) return texts.gap(last.label, label)
  return undefined
}

class Reader {
  readonly head: string[] = []
  readonly articles: Article[] = []
  readonly problems: OutlineProblem[] = []
  private path: readonly { readonly level: Level; readonly text: string }[] = []
  private last: Label | undefined
  private open: { readonly label: Label; readonly path: readonly string[]; readonly lines: string[] } | undefined
  private isAppendix = false

  constructor(private readonly labelAt: typeof articleAt) {}

  take(line: Line): void {
    const appendix = this.last ? APPENDIX.exec(line.text) : null
    const heading = this.isAppendix ? null : HEADING.exec(line.text)
    if (appendix)
      this.begin({ no: 0, sub: 0, label: bare(appendix[0]), rest: line.text.slice(appendix[0].length).replace(/^[:：\s　]+/, '') }, true)
    else if (heading) this.enter(heading[1] as Level, line.text)
    else if (!this.last && bare(line.text) === '序言') this.begin({ no: 0, sub: 0, label: '序言', rest: '' }, false)
    else this.takeText(line)
  }

  private takeText(line: Line): void {
    const label = this.isAppendix ? undefined : this.labelAt(line.text, this.last ?? { no: 0, sub: 0 })
    if (label) {
      const message = orderProblem(label, this.last)
      if (message !== undefined) this.problems.push({ line: line.no, message })
      this.last = label
      this.begin(label, false)
    } else if (this.open) this.open.lines.push(line.text)
    else if (this.path.length === 0) this.head.push(line.text)
    else this.problems.push({ line: line.no, message: texts.outside(line.text.slice(0, 20)) })
  }

  private enter(level: Level, text: string): void {
    this.close()
    const rank = LEVELS.indexOf(level)
    this.path = [...this.path.filter(each => LEVELS.indexOf(each.level) < rank), { level, text: text.replace(/[\s　]+/g, ' ') }]
  }

  private begin(label: Label, isAppendix: boolean): void {
    this.close()
    this.isAppendix = isAppendix
    const path = isAppendix ? [] : this.path.map(({ text }) => text)
    this.open = { label, path, lines: label.rest === '' ? [] : [label.rest] }
  }

  close(): void {
    if (!this.open) return
    const { label, path, lines } = this.open
    this.articles.push({ no: label.no, sub: label.sub, label: label.label, path, text: lines.join('\n') })
    this.open = undefined
  }
}

function read(lines: readonly Line[], labelAt: typeof articleAt): Reader {
  const reader = new Reader(labelAt)
  for (const line of lines) reader.take(line)
  reader.close()
  return reader
}

/**
 * The text of a law as its articles (条) under parts, chapters and sections (编, 章, 节). A text without any is read by its numbers 一、二、三、.
 * What a person should look at (a gap, a number twice, a line that belongs nowhere) is told by line; nothing of the text is left out.
 */
export function outline(text: string): Outline {
  const lines = withoutContents(linesOf(text))
  const byArticles = read(lines, articleAt)
  const found = byArticles.articles.some(({ no }) => no > 0) ? byArticles : read(lines, numberedAt)
  const { head, articles, problems } = found
  return { head, articles, problems }
}
