import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = execFileSync('git', ['ls-files', 'renderer/*.css', 'src/*.css'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Classes that a style sheet draws by themselves, in any state and place. */
const drawn = (styles: string) => new Set([...styles.matchAll(/^\.(weft-[\w-]+)(?=,$| \{$)/gm)].map(([, name = '']) => name))

it('each class is drawn by one style sheet', () => {
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const name of drawn(readFileSync(`${root}${file}`, 'utf8'))) places.set(name, [...(places.get(name) ?? []), file])
  expect(places.size).toBeGreaterThan(300)
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([])
})

it('finds the classes of a style sheet', () => {
  expect([...drawn('.weft-a,\n.weft-b {\n}\n.weft-c .weft-d {\n}\n@media print {\n  .weft-e {\n  }\n}')]).toEqual(['weft-a', 'weft-b'])
})
