import type { FieldModel, ScreenModel } from '../../../renderer/core'
import { atFirstCall } from '../../util/at-first-call'

/** The addresses that a source writes to: below its base, and by requests of their own. */
function pathsOf({ base, operations }: NonNullable<ScreenModel['source']>): readonly string[] {
  const own = Object.values(operations).flatMap(request => (request ? [request.path] : []))
  return base === undefined ? own : [`${base}/`, ...own]
}

/**
 * Titles of fields by the address of an operation: those of the screens whose rows are written there. Screens are read at the first question;
 * of several with the same field the first one counts.
 */
export function titlesOfScreens(read: () => readonly ScreenModel[]): (path: string, name: string) => string | undefined {
  const byPath = atFirstCall(() => {
    const found = new Map<string, Map<string, string>>()
    const add = (path: string, fields: readonly FieldModel[]) => {
      const titles = found.get(path) ?? new Map<string, string>()
      for (const { name, title } of fields) if (title !== '' && !titles.has(name)) titles.set(name, title)
      found.set(path, titles)
    }
    for (const { source, fields } of read()) if (source) for (const path of pathsOf(source)) add(path, fields)
    return found
  })
  return (path, name) => (byPath().get(path) ?? byPath().get(path.replace(/[^/]*$/, '')))?.get(name)
}
