import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parseDefinition } from '../../renderer/screen/definition'
import { migrate } from '../../renderer/screen/migrate'
import { shapes } from '../../renderer/screen/validate'

const ROOT = join(import.meta.dirname, '..', '..')

/** Whether a text is JSON of the shape that its kind of definitions has. */
export function hasShape(kind: keyof typeof shapes, file: string, text: string): boolean {
  const { parsed } = parseDefinition({ file, text })
  const migrated = parsed.document && migrate(parsed.document)
  if (!migrated?.document) return false
  return [...parsed.issues, ...migrated.issues, ...shapes[kind](migrated.document).issues].length === 0
}

/** Files below a folder of `schemas` that lack the shape. */
function lackingIn(folder: string, kind: keyof typeof shapes): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))
  return files
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => !hasShape(kind, file, readFileSync(join(ROOT, file), 'utf8')))
}

/**
 * Looks at the shape of all screens and entities while the pages are built, so that pages do not load the check for them. What lacks it
 * is named in `import.meta.env.UNCHECKED_DEFINITIONS` and looked at again where it is read, which then says what is wrong.
 */
export function checkedDefinitions(): Plugin {
  return {
    name: 'weft-checked-definitions',
    apply: 'build',
    config: () => {
      const lacking = [...lackingIn('schemas/screens', 'screen'), ...lackingIn('schemas/entities', 'entity')]
      return { define: { 'import.meta.env.UNCHECKED_DEFINITIONS': JSON.stringify(lacking) } }
    },
  }
}
