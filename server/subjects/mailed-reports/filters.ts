import { fail } from '../../util/errors'
import { texts } from './texts'

/** Lines of `name=value` as the query of a list; refuses a line that is none, which would leave the report unfiltered. */
export function filtersOf(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').map(line => line.trim())
  return Object.fromEntries(
    lines.filter(Boolean).map(line => {
      const [, name = '', value = ''] = /^([\w$]+)\s*=\s*(.+)$/.exec(line) ?? []
      if (name === '') fail(texts.badFilter(line.slice(0, 100)))
      return [name, value]
    }),
  )
}
