import type { Grid } from '../engine/grid'

/** A key as the browser tells it. */
export interface GridKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Whether no cell is open, one was opened by typing (so that arrows leave it, as in a spreadsheet), or one is open otherwise. */
export type KeyMode = 'closed' | 'typed' | 'open'

/** What some keys do. */
export interface KeyBinding {
  /**
   * Names as `KeyboardEvent.key` has them, letters small, behind the modifiers that are held, such as `Mod-Shift-z`: `Mod` (Ctrl or
   * Command), `Alt`, `Shift`, in this order. While no cell is open, a name without `Shift` stands for both unless another binding has the
   * exact one.
   */
  readonly keys: readonly string[]
  /** Default: `closed` only. */
  readonly modes?: readonly KeyMode[]
  /** False leaves the key to the bindings behind this one, and to the browser where there is none. */
  readonly run: (grid: Grid, key: GridKey, mode: KeyMode) => boolean
}

/** A key as bindings name it. `shift`: whether Shift is part of the name, default: where it is held. */
export function keyName({ key, shiftKey, ctrlKey, metaKey, altKey }: GridKey, shift = shiftKey): string {
  const letter = key.length === 1 ? key.toLowerCase() : key
  const held = [ctrlKey || metaKey ? 'Mod' : '', altKey ? 'Alt' : '', shift ? 'Shift' : ''].filter(Boolean)
  return [...held, letter === ' ' ? 'Space' : letter].join('-')
}

/** The bindings of all features, in their order. */
export class KeyMap {
  private readonly byName = new Map<string, KeyBinding[]>()

  constructor(bindings: readonly KeyBinding[]) {
    for (const binding of bindings) for (const name of binding.keys) this.byName.set(name, [...(this.byName.get(name) ?? []), binding])
  }

  /** Runs what is bound to the key; false where the browser is to have it. */
  run(grid: Grid, key: GridKey, mode: KeyMode): boolean {
    return this.bindingsOf(key, mode).some(binding => binding.run(grid, key, mode))
  }

  private bindingsOf(key: GridKey, mode: KeyMode): readonly KeyBinding[] {
    const inMode = ({ modes = CLOSED }: KeyBinding) => modes.includes(mode)
    const exact = (this.byName.get(keyName(key)) ?? []).filter(inMode)
    if (exact.length > 0 || mode !== 'closed' || !key.shiftKey) return exact
    return (this.byName.get(keyName(key, false)) ?? []).filter(inMode)
  }
}

const CLOSED: readonly KeyMode[] = ['closed']
