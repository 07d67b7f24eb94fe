import type { Lineage, LineageLine, LineageSheet } from '../calls'
import { texts } from './texts'

export interface MadeBy {
  /** The recipe or the file; empty where that is not told. */
  readonly text: string
  readonly recipeId: string | null
  /** Sheets that were read for it. */
  readonly reads: readonly { readonly line: LineageLine; readonly sheet: LineageSheet }[]
}

/** What made the current rows of a sheet. */
export function madeBy({ sheets, lines }: Lineage, { key, origin }: LineageSheet): MadeBy {
  const reads = lines
    .filter(({ to }) => to === key)
    .flatMap(line => sheets.filter(sheet => sheet.key === line.from).map(sheet => ({ line, sheet })))
  const [first] = reads
  if (!first) return { text: origin ?? '', recipeId: null, reads }
  const { recipe, recipeId } = first.line
  return { text: recipe === null ? texts.hiddenRecipe : texts.recipe(recipe), recipeId, reads }
}
