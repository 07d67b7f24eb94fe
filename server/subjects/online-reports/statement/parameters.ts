/** A statement whose `${name}` are numbered places, and their names in that order. */
interface Numbered {
  readonly text: string
  readonly names: readonly string[]
}

const PARAMETER = /^\$\{\s*([A-Za-z][A-Za-z0-9_]{0,49})\s*\}/
/** Of which the scanner copies what it finds: names in quotes and comments. */
const COPIED = /^(?:"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/)/
const LITERAL = /^'(?:[^']|'')*'/

/** `'%${name}%'` → `('%' || $1 || '%')`; `'${name}'` → `$1`. */
function literal(text: string, number: (name: string) => string): string {
  const parts = text.slice(1, -1).split(/\$\{\s*([A-Za-z][A-Za-z0-9_]{0,49})\s*\}/)
  if (parts.length === 1) return text
  const pieces = parts.flatMap((part, index) => (index % 2 === 1 ? [number(part)] : part === '' ? [] : [`'${part}'`]))
  return pieces.length === 1 ? (pieces[0] ?? '') : `(${pieces.join(' || ')})`
}

/**
 * Puts a numbered place where `${name}` stands, also inside of a text in quotes; each place has a number of its own. In comments and
 * quoted names it stays as it is. Whether every place is one to the grammar as well is asked after the parse.
 */
export function numbered(sql: string): Numbered {
  const names: string[] = []
  const number = (name: string) => `$${names.push(name)}`
  let text = ''
  let rest = sql
  while (rest !== '') {
    const copied = COPIED.exec(rest)?.[0]
    const quoted = copied === undefined ? LITERAL.exec(rest)?.[0] : undefined
    const parameter = PARAMETER.exec(rest)
    const taken = copied ?? quoted ?? parameter?.[0] ?? rest.slice(0, 1)
    if (quoted !== undefined) text += literal(quoted, number)
    else text += copied === undefined && parameter ? ` ${number(parameter[1] ?? '')} ` : taken
    rest = rest.slice(taken.length)
  }
  return { text, names }
}
