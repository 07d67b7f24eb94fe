/** Headers that belong to the connection. */
const OWN = new Set(['host', 'content-length', 'transfer-encoding', 'connection', 'upgrade', 'te', 'trailer', 'keep-alive', 'expect'])
const HEADER = /^([\w!#$%&'*+.^`|~-]+):[\t ]*(.*)$/
/** What ends a line for one reader or another, or is no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/
const VISIBLE = /^[\t\x20-\x7e]*$/

/** A value cannot stand in a header: it has a line break or another sign that headers do not have. */
export class HeaderError extends Error {
  constructor(readonly header: string) {
    super(`the value of ${header} cannot stand in a header`)
  }
}

const linesOf = (text: string) => text.split('\n').flatMap(line => line.trim() || [])

function headerOf(line: string): readonly [name: string, value: string] | undefined {
  const [, name = '', value = ''] = HEADER.exec(line) ?? []
  return name === '' || OWN.has(name.toLowerCase()) || !VISIBLE.test(value) ? undefined : [name.toLowerCase(), value]
}

/** The first line that is no header which a request may have; undefined when all are. */
export const headerFault = (text: string): string | undefined => linesOf(text).find(line => headerOf(line) === undefined)

/**
 * A value that comes into a header of a mail, whose library writes it for its place; throws `HeaderError` for one with a line break or
 * another control character.
 */
export function headerText(header: string, value: string): string {
  if (NO_TEXT.test(value)) throw new HeaderError(header)
  return value
}

/**
 * Headers of a request from lines of `Name: value`. The lines are read first; `fill` then puts values into each value, so that what comes
 * in can make no other header. Throws `HeaderError` for a line that is none, and for a value that HTTP cannot carry.
 */
export function writeHeaders(text: string, fill: (value: string) => string = String): Record<string, string> {
  return Object.fromEntries(
    linesOf(text).map(line => {
      const found = headerOf(line)
      if (!found) throw new HeaderError(line.slice(0, 100))
      const [name, template] = found
      const value = fill(template)
      if (!VISIBLE.test(value)) throw new HeaderError(name)
      return [name, value]
    }),
  )
}
