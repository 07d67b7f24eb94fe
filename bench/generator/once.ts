import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

/**
 * Files of folders which are the same as in another one, and import nothing but such files, refer to the first: a compiler finds in
 * them what it finds there, and reads them once.
 */
export function writeOnce(folders: readonly string[]): void {
  const first = new Map<string, string>()
  for (const folder of folders) {
    const names = readdirSync(folder).filter(name => name.endsWith('.ts'))
    const texts = new Map(names.map(name => [basename(name, '.ts'), readFileSync(join(folder, name), 'utf8')]))
    const keys = new Map<string, string>()
    for (const name of texts.keys()) {
      const key = keyOf(name, texts, keys)
      const at = first.get(key)
      if (at === undefined) first.set(key, join(folder, name))
      else writeFileSync(join(folder, `${name}.ts`), `export * from './${relative(folder, at)}'\n`)
    }
  }
}

/** Says what a file is and what it imports from beside it. `keys`: those that are known; one that is being made is its name. */
function keyOf(name: string, texts: ReadonlyMap<string, string>, keys: Map<string, string>): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  keys.set(name, name)
  const text = texts.get(name) ?? ''
  const imported = [...text.matchAll(/\bfrom '\.\/([^']+)'/g)].map(([, one = '']) => keyOf(one, texts, keys))
  const key = createHash('sha256')
    .update(JSON.stringify([name, text, imported]))
    .digest('hex')
  keys.set(name, key)
  return key
}
