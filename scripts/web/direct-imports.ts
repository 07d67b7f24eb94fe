import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { withLighterImports } from './lighter-imports'

const ROOT = join(import.meta.dirname, '..', '..')
const IN_PAGES = /[\\/]src[\\/](?!.*node_modules).*\.tsx?$/

/** Packages whose door names everything they have, and the file behind each name. */
const DOORS: Readonly<Record<string, (name: string) => string>> = {
  antd: name => `antd/es/${name.replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()}`,
  '@ant-design/icons': name => `@ant-design/icons/es/icons/${name}`,
}

const NAMED = /import\s*\{([^}]*)\}\s*from\s*["'](antd|@ant-design\/icons)["'];?/g

/** The names in the braces of an import or an export, with those that they have outside. */
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => {
      const [first = '', second = first] = name.split(/\s+as\s+/)
      return [first, second] as const
    })

/** The text of a module with `import { Button } from 'antd'` as `import Button from 'antd/es/button'`. */
export function withDirectImports(code: string): string {
  return code.replace(NAMED, (_whole, names: string, door: string) =>
    namesIn(names)
      .map(([exported, local]) => `import ${local} from ${JSON.stringify(DOORS[door]?.(exported))};`)
      .join(' '),
  )
}

const FROM_RENDERER = /import\s*\{([^}]*)\}\s*from\s*["']((?:\.\.\/)+renderer)(?:\/index)?["'];?/g
const EXPORTED = /export\s*\{([^}]*)\}\s*from\s*'\.\/([^']+)'/g

/** The file behind each name of the renderer's own door, by the text of that. */
const filesOf = (door: string) =>
  new Map([...door.matchAll(EXPORTED)].flatMap(([, names = '', file = '']) => namesIn(names).map(([name]) => [name, file] as const)))

/** The same for the door of the renderer; what that has from the contract as a whole comes from there. */
export function withDirectRenderer(code: string, door: string): string {
  const files = filesOf(door)
  return code.replace(FROM_RENDERER, (_whole, names: string, place: string) =>
    namesIn(names)
      .map(([exported, local]) => `import { ${exported} as ${local} } from "${place}/${files.get(exported) ?? 'contract'}";`)
      .join(' '),
  )
}

/**
 * Imports what is used of antd, and by pages of the renderer, from its own file. Through the door of a package every module that uses one
 * part of it would seem to need all of them, and the first page would load what only later ones show.
 */
export function directImports(): Plugin {
  const door = readFileSync(join(ROOT, 'renderer', 'index.ts'), 'utf8')
  return {
    name: 'weft-direct-imports',
    apply: 'build',
    transform(code, id) {
      const lighter = withLighterImports(code, id)
      if (lighter !== undefined) return { code: withDirectImports(lighter), map: null }
      if (IN_PAGES.test(id)) return { code: withDirectRenderer(withDirectImports(code), door), map: null }
      if (id.includes('node_modules') || !/["'](?:antd|@ant-design\/icons)["']/.test(code)) return undefined
      return { code: withDirectImports(code), map: null }
    },
  }
}
