import { expect, it } from 'vitest'
import { editCommand, gridCommand } from './grid-keys'

const keyOf = (keys: string) => {
  const parts = keys.split('+')
  const held = (name: string) => parts.slice(0, -1).includes(name)
  return { key: parts.at(-1) ?? '', shiftKey: held('Shift'), ctrlKey: held('Ctrl'), metaKey: held('Meta'), altKey: held('Alt') }
}

it.each([
  ['Enter', { do: 'enter', back: false }],
  ['Shift+Enter', { do: 'enter', back: true }],
  ['F2', { do: 'open' }],
  ['Alt+ArrowDown', { do: 'open' }],
  ['Delete', { do: 'clear' }],
  ['Backspace', { do: 'clear' }],
  ['Escape', { do: 'cancel' }],
  ['Ctrl+a', { do: 'selectAll' }],
  ['Meta+A', { do: 'selectAll' }],
  ['Ctrl+d', { do: 'fillDown' }],
  ['Ctrl+z', { do: 'undo' }],
  ['Ctrl+y', { do: 'redo' }],
  ['Ctrl+Shift+Z', { do: 'redo' }],
  ['Ctrl+f', { do: 'find' }],
  ['Ctrl+h', { do: 'find' }],
  [' ', { do: 'toggle' }],
  ['Shift+ ', { do: 'toggleRow' }],
  ['Shift+F10', { do: 'menu' }],
  ['ContextMenu', { do: 'menu' }],
  ['Shift+ArrowDown', { do: 'move', move: { by: 'cell', rows: 1, columns: 0 }, extend: true }],
  ['Shift+Tab', { do: 'move', move: { by: 'tab', back: true }, extend: false }],
  ['Ctrl+Home', { do: 'move', move: { by: 'first' }, extend: false }],
  ['a', undefined],
  ['Ctrl+c', undefined],
  ['Ctrl+Enter', undefined],
  ['Alt+ArrowUp', undefined],
])('%s on a closed cell asks for %o', (keys, command) => {
  expect(gridCommand(keyOf(keys))).toEqual(command)
})

it.each([
  ['Escape', true, { do: 'cancel' }],
  ['Enter', false, { do: 'enter', back: false }],
  ['Alt+Enter', false, undefined],
  ['Tab', false, { do: 'move', move: { by: 'tab', back: false }, extend: false }],
  ['ArrowLeft', true, { do: 'move', move: { by: 'cell', rows: 0, columns: -1 }, extend: false }],
  ['ArrowLeft', false, undefined],
  ['Shift+ArrowLeft', true, undefined],
  ['Home', true, undefined],
  ['Ctrl+z', true, undefined],
])('%s in a text (begun by typing: %s) asks for %o', (keys, begun, command) => {
  expect(editCommand(keyOf(keys), begun)).toEqual(command)
})
