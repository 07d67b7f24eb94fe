import { expect, it } from 'vitest'
import { testGrid } from '../../../tests/helpers/grid'
import { type KeyBinding, KeyMap, type KeyMode, keyName } from '../surface/keys'
import { gridFeatures } from './features'

const keyOf = (keys: string) => {
  const parts = keys.split('+')
  const held = (name: string) => parts.slice(0, -1).includes(name)
  return { key: parts.at(-1) ?? '', shiftKey: held('Shift'), ctrlKey: held('Ctrl'), metaKey: held('Meta'), altKey: held('Alt') }
}

/** Which features bind a key, in the order in which they are asked. */
function askedFor(keys: string, mode: KeyMode): readonly string[] {
  const asked: string[] = []
  const bindings = gridFeatures.flatMap(({ name, keys = [] }) =>
    keys.map((binding): KeyBinding => ({ ...binding, run: () => asked.push(name) < 0 })),
  )
  new KeyMap(bindings).run(testGrid([]), keyOf(keys), mode)
  return asked
}

it.each([
  ['Enter', 'Enter'],
  ['Shift+ ', 'Shift-Space'],
  ['Ctrl+Shift+Z', 'Mod-Shift-z'],
  ['Meta+A', 'Mod-a'],
  ['Alt+ArrowDown', 'Alt-ArrowDown'],
  ['Shift+F10', 'Shift-F10'],
])('%s goes by the name %s', (keys, name) => {
  expect(keyName(keyOf(keys))).toBe(name)
})

it.each([
  ['Enter', ['editing']],
  ['Shift+Enter', ['editing']],
  ['Tab', ['editing']],
  ['Shift+Tab', ['editing']],
  ['F2', ['editing']],
  ['Shift+F2', ['editing']],
  ['Alt+ArrowDown', ['editing']],
  ['Delete', ['editing']],
  ['Backspace', ['editing']],
  ['Escape', ['selection']],
  ['Ctrl+a', ['editing', 'selection']],
  ['Meta+A', ['editing', 'selection']],
  ['Ctrl+d', ['fill']],
  ['Ctrl+z', ['editing', 'editing']],
  ['Ctrl+y', ['editing', 'editing']],
  ['Ctrl+Shift+Z', ['editing', 'editing']],
  ['Ctrl+f', ['find']],
  ['Ctrl+h', ['find']],
  [' ', ['editing', 'selection']],
  ['Shift+ ', ['selection']],
  ['Shift+F10', ['row menu']],
  ['F10', []],
  ['ContextMenu', ['row menu']],
  ['ArrowDown', ['selection']],
  ['Shift+ArrowDown', ['selection']],
  ['ArrowLeft', ['details', 'selection']],
  ['Ctrl+ArrowLeft', ['selection']],
  ['Ctrl+Home', ['selection']],
  ['PageUp', ['selection']],
  ['a', []],
  ['Ctrl+c', []],
  ['Ctrl+Enter', []],
  ['Alt+ArrowUp', []],
])('%s on a closed cell is asked of %o', (keys, features) => {
  expect(askedFor(keys, 'closed')).toEqual(features)
})

it.each([
  ['Escape', 'typed', ['editing']],
  ['Enter', 'open', ['editing']],
  ['Alt+Enter', 'open', []],
  ['Tab', 'open', ['editing']],
  ['Shift+Tab', 'open', ['editing']],
  ['ArrowUp', 'typed', ['editing', 'selection']],
  ['ArrowLeft', 'typed', ['editing', 'details', 'selection']],
  ['ArrowLeft', 'open', []],
  ['Shift+ArrowLeft', 'typed', []],
  ['Home', 'typed', []],
  ['Ctrl+z', 'typed', []],
] as const)('%s in a text (%s) is asked of %o', (keys, mode, features) => {
  expect(askedFor(keys, mode)).toEqual(features)
})
