import type { Row } from '../model/source'

/** What a named block shows its siblings' expressions. */
export interface BlockValue {
  /** The row that was selected first, or what a widget says is selected; null without one. */
  readonly selected: unknown
  readonly rows: readonly Row[]
  readonly query: { readonly [parameter: string]: string }
}

export type BlockValues = { readonly [name: string]: BlockValue }

const NOTHING: BlockValue = { selected: null, rows: [], query: {} }

/** Every named block before anything is selected in it. */
export function startBlocks(names: readonly string[]): BlockValues {
  return Object.fromEntries(names.map(name => [name, NOTHING]))
}

/** The blocks with one of them changed; the same object when it says what it said before. */
export function changeBlock(blocks: BlockValues, name: string, change: Partial<BlockValue>): BlockValues {
  const before = blocks[name] ?? NOTHING
  const after = { ...before, ...change }
  return JSON.stringify(before) === JSON.stringify(after) ? blocks : { ...blocks, [name]: after }
}

/** Evaluated parameters in the API's spelling; what is null or empty filters nothing. */
export function parameterTexts(evaluated: { readonly [name: string]: unknown }): { readonly [name: string]: string } {
  const entries = Object.entries(evaluated).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.map(item => String(item ?? '')).join(',') : String(value ?? '')
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entries)
}
