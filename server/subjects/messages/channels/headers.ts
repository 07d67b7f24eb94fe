/** Headers that belong to the connection. */
const OWN = new Set(['host', 'content-length', 'transfer-encoding', 'connection', 'upgrade'])
const HEADER = /^([\w!#$%&'*+.^`|~-]+):\s*([\t\x20-\x7e]*)$/

const linesOf = (text: string) => text.split('\n').flatMap(line => line.trim() || [])

/** The first line that is no header which a request may have; undefined when all are. */
export const headerFault = (text: string): string | undefined =>
  linesOf(text).find(line => OWN.has((HEADER.exec(line)?.[1] ?? 'host').toLowerCase()))

/** Lines of `Name: value`; others are left out. */
export const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    linesOf(text).flatMap(line => {
      const [, name = '', value = ''] = HEADER.exec(line) ?? []
      return name === '' || OWN.has(name.toLowerCase()) ? [] : [[name.toLowerCase(), value] as const]
    }),
  )
