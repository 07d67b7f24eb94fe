import type { AuthoredFieldObject } from '../generated/authored'
import type { CellInfo } from '../registry-info'

const defaultType = 'input'
const choiceType = 'select'
/** The cell type of rows. */
export const rowsType = 'grid'

/** The word for the cell type of a field, written or not. */
export const cellWord = ({ type, fields, dict, options }: AuthoredFieldObject): string =>
  type ?? (fields ? rowsType : dict !== undefined || options ? choiceType : defaultType)

/** The cell type that a field means; undefined where there is none of that word. */
export function meantCell(written: AuthoredFieldObject, cells: readonly CellInfo[]): CellInfo | undefined {
  const word = cellWord(written)
  const found = cells.find(cell => cell.type === word || cell.aliases?.includes(word))
  return found && withoutChoices(found, written, cells)
}

/** Some words mean another type where the field offers nothing to choose. */
function withoutChoices(found: CellInfo, { dict, options }: AuthoredFieldObject, cells: readonly CellInfo[]): CellInfo {
  if (found.withoutChoices === undefined || dict !== undefined || options !== undefined) return found
  return cells.find(({ type }) => type === found.withoutChoices) ?? found
}
