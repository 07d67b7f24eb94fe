import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconOf } from '../../renderer/ui/look/icon'
import { root } from '../../server/util/root'

const textsBelow = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => readFileSync(join(root, folder, file), 'utf8'))

/** Every name that the pattern finds, once. */
const named = (texts: string[], pattern: RegExp) =>
  [...new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(found => found[1])))].sort()

// Those of screens are held by their checker.
it('the icons that built-in actions name are there', () => {
  const names = named(textsBelow('renderer/actions/built-in', '.ts'), /icon: '([^']+)'/g)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter(name => iconOf(name) === undefined)).toEqual([])
})

it('a name that is none leaves no room for an icon', () => {
  expect(iconOf('no-such-icon')).toBeUndefined()
})
