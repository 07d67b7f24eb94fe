import { type CellMove, moveOf } from '../engine/cell-range'

/** A key as the browser tells it. */
export interface GridKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key asks of a grid. */
export type GridCommand =
  | { readonly do: 'move'; readonly move: CellMove; readonly extend: boolean }
  /** Enter: the value is kept, and the cell below (Shift: above) becomes active. */
  | { readonly do: 'enter'; readonly back: boolean }
  | { readonly do: 'open' | 'clear' | 'selectAll' | 'fillDown' | 'undo' | 'redo' | 'find' | 'toggle' | 'toggleRow' | 'cancel' | 'menu' }

/** What a key asks for while no cell is open; undefined: the browser's own doing, such as typing. */
export function gridCommand(key: GridKey): GridCommand | undefined {
  const held = key.ctrlKey || key.metaKey
  if (key.altKey) return key.key === 'ArrowDown' && !held ? { do: 'open' } : undefined
  const command = held ? lettered(key) : named(key)
  if (command !== undefined) return command
  const move = moveOf(key)
  return move && { do: 'move', move, extend: key.shiftKey && move.by !== 'tab' }
}

function named({ key, shiftKey }: GridKey): GridCommand | undefined {
  if (key === 'Enter') return { do: 'enter', back: shiftKey }
  if (key === ' ') return { do: shiftKey ? 'toggleRow' : 'toggle' }
  if (key === 'F10' && shiftKey) return { do: 'menu' }
  const word = NAMED.get(key)
  return word && { do: word }
}

const NAMED = new Map<string, 'open' | 'clear' | 'cancel' | 'menu'>([
  ['F2', 'open'],
  ['Delete', 'clear'],
  ['Backspace', 'clear'],
  ['Escape', 'cancel'],
  ['ContextMenu', 'menu'],
])

const LETTERS = new Map<string, 'selectAll' | 'fillDown' | 'undo' | 'redo' | 'find'>([
  ['a', 'selectAll'],
  ['d', 'fillDown'],
  ['z', 'undo'],
  ['y', 'redo'],
  ['f', 'find'],
  ['h', 'find'],
])

function lettered({ key, shiftKey }: GridKey): GridCommand | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z' && shiftKey) return { do: 'redo' }
  const named = LETTERS.get(letter)
  return named && { do: named }
}

/** What a key asks for while a text is typed into a cell. `begun`: by typing, so that arrows leave the cell as in a spreadsheet. */
export function editCommand(key: GridKey, begun: boolean): GridCommand | undefined {
  if (key.key === 'Escape') return { do: 'cancel' }
  if (key.key === 'Enter' && !key.altKey && !key.ctrlKey && !key.metaKey) return { do: 'enter', back: key.shiftKey }
  if (key.key === 'Tab' && !key.ctrlKey && !key.altKey) return { do: 'move', move: { by: 'tab', back: key.shiftKey }, extend: false }
  const arrow = begun && !key.shiftKey && !key.ctrlKey && !key.metaKey && !key.altKey && key.key.startsWith('Arrow')
  const move = arrow ? moveOf(key) : undefined
  return move && { do: 'move', move, extend: false }
}
