import { key } from './text'

/** The declarations of a module that json-schema-to-typescript printed without its formatter, by name, each set in order. */
export function declarationsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  let name: string | null = null
  let depth = 0
  let comment = false
  let lines: string[] = []
  const close = () => {
    if (name !== null) found.set(name, `${unwrapped(lines.join('\n').trim())}\n`)
  }
  let pending: string[] = []
  for (const line of text.split('\n')) {
    const starts = !comment && line.startsWith('/**')
    if (depth === 0 && (starts || comment)) {
      comment = !line.endsWith('*/')
      pending.push(line)
      continue
    }
    if (starts || comment) {
      comment = !line.endsWith('*/')
      lines.push(`${'  '.repeat(depth)}${line}`)
      continue
    }
    const declared = depth === 0 ? /^export (?:interface|type) (\w+)/.exec(line) : null
    if (declared) {
      close()
      name = declared[1] ?? null
      lines = pending
      pending = []
    }
    const laid = layLine(line)
    const indent = Math.max(0, depth - laid.closing)
    if (line !== '') lines.push(`${'  '.repeat(indent)}${laid.text}`)
    depth = Math.max(0, depth + laid.change)
  }
  close()
  return found
}

interface Line {
  readonly text: string
  /** How much deeper the next line stands. */
  readonly change: number
  /** How many levels end before anything else of this line. */
  readonly closing: number
}

/** One line with single quotes and bare keys, and what it does to the depth. */
function layLine(line: string): Line {
  let change = 0
  let closing = 0
  let text = ''
  let led = false
  for (let index = 0; index < line.length; index++) {
    const letter = line.charAt(index)
    if (letter === '"') {
      const end = endOfString(line, index)
      const raw = line.slice(index, end)
      const isKey = text === '' && /^\??: /.test(line.slice(end, end + 3))
      text += isKey ? key(JSON.parse(raw) as string) : quoted(raw)
      index = end - 1
      led = true
      continue
    }
    if (letter === '{') change++
    if (letter === '}') {
      change--
      if (!led) closing++
    } else led = true
    text += letter
  }
  return { text: withoutParentheses(text), change, closing }
}

function endOfString(line: string, start: number): number {
  let index = start + 1
  while (index < line.length && line.charAt(index) !== '"') index += line.charAt(index) === '\\' ? 2 : 1
  return index + 1
}

function quoted(raw: string): string {
  return raw.includes("'") || raw.includes('\\') ? raw : `'${raw.slice(1, -1)}'`
}

/** `a?: (B | C)` → `a?: B | C`, when the parentheses are one pair around everything on this line. */
function withoutParentheses(line: string): string {
  const start = /(^|: |= )\(/.exec(line)
  if (start === null || !line.endsWith(')')) return line
  const from = start.index + start[0].length - 1
  let depth = 0
  for (const [index, letter] of nonStrings(line, from)) {
    if (letter === '(') depth++
    else if (letter === ')' && --depth === 0 && index < line.length - 1) return line
  }
  return depth === 0 ? `${line.slice(0, from)}${line.slice(from + 1, -1)}` : line
}

/** The letters that are not inside of a literal, each with its place. */
function* nonStrings(text: string, from = 0): Generator<[number, string]> {
  let quote = ''
  for (let index = from; index < text.length; index++) {
    const letter = text.charAt(index)
    if (quote === '') {
      if (letter === "'" || letter === '"') quote = letter
      else yield [index, letter]
    } else if (letter === '\\') index++
    else if (letter === quote) quote = ''
  }
}

/** The same for a declaration of several lines. */
function unwrapped(declaration: string): string {
  const start = /^export type \w+ = (?=\()/m.exec(declaration)
  if (start === null) return declaration
  const at = start.index
  return declaration.slice(0, at) + withoutParentheses(declaration.slice(at))
}

const width = 140

/** A long union of one line as one alternative per line. */
export function wrapped(declaration: string): string {
  return declaration
    .split('\n')
    .flatMap(line => (line.length <= width || /^\s*\*/.test(line) ? [line] : wrapLine(line)))
    .join('\n')
}

function wrapLine(line: string): string[] {
  const start = /^(\s*)(.*?(?:: |= ))(?=['"\w(])/.exec(line)
  if (start === null || /[{}]/.test(line)) return [line]
  const [lead = '', indent = ''] = start
  const members = split(line.slice(lead.length))
  return members.length < 3 ? [line] : [lead.trimEnd(), ...members.map(member => `${indent}  | ${member}`)]
}

/** The alternatives of a union at the outermost level; none when it is no union there. */
function split(text: string): string[] {
  const members: string[] = []
  let depth = 0
  let from = 0
  for (const [index, letter] of nonStrings(text)) {
    if ('([<'.includes(letter)) depth++
    else if (')]>'.includes(letter)) depth--
    if (depth > 0) continue
    if (letter === '&') return []
    if (letter !== '|') continue
    members.push(text.slice(from, index - 1))
    from = index + 2
  }
  members.push(text.slice(from))
  return members
}
