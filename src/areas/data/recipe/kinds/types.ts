import type { Shape, Step } from '../../calls'

export type Of = 'text' | 'number' | 'date'

interface Titled {
  /** Property of the step. */
  readonly name: string
  readonly title: string
  /** Whether it is asked for; absent: always. */
  readonly when?: (step: Step) => boolean
}

/** One setting of a step, as its form asks for it. */
export type Setting =
  | (Titled & { readonly input: 'columns'; readonly of?: Of })
  | (Titled & { readonly input: 'column'; readonly of?: Of; readonly empty?: boolean })
  | (Titled & { readonly input: 'text'; readonly most: number; readonly hint?: string })
  /** `parameter`: one of the recipe can stand in its place. */
  | (Titled & { readonly input: 'number'; readonly least: number; readonly most: number; readonly parameter?: boolean })
  | (Titled & { readonly input: 'choice'; readonly options: { readonly [value: string]: string } })
  | (Titled & { readonly input: 'flag' })
  | (Titled & { readonly input: 'words' })
  /** `bare`: what becomes of rows is not asked. */
  | (Titled & { readonly input: 'rules'; readonly bare?: boolean })
  | (Titled & {
      readonly input:
        | 'dictionary'
        | 'fixes'
        | 'pairs'
        | 'conditions'
        | 'expression'
        | 'sorts'
        | 'measures'
        | 'renames'
        | 'join'
        | 'union'
        | 'merges'
    })

/** A kind of step as users meet it. */
export interface Kind {
  readonly do: string
  readonly group: 'rows' | 'columns' | 'clean' | 'text' | 'figures' | 'tables' | 'quality'
  readonly title: string
  /** Further words by which it is found. */
  readonly words: string
  /** Settings to begin with. */
  readonly make: (columns: readonly Shape[]) => Omit<Step, 'do'>
  readonly settings: readonly Setting[]
  /** What it does with these settings, in a few words; undefined: not set yet. */
  readonly says: (step: Step, nameOf: (sheetId: string) => string) => string | undefined
}

export const isText = ({ type }: Shape): boolean => type === 'text'
export const isDate = ({ type }: Shape): boolean => type === 'date' || type === 'datetime'
export const isNumeric = ({ type }: Shape): boolean => type === 'whole' || type === 'decimal' || type === 'number'

export const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
export const said = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** Names side by side; of many the first ones. */
export function names(value: unknown): string | undefined {
  const all = list(value)
  if (all.length === 0) return undefined
  return all.length > 3 ? `${all.slice(0, 3).join('、')} … (${all.length})` : all.join('、')
}
