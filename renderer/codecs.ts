/** The codecs of the built-in cell types, for a server: wire, value and text of a field mean the same on both sides. */

import { cellCodecs } from './cells/generated/codecs'
import { CellValueError } from './model/cell-type'

export { learnAreas } from './cells/area/areas'
export { cellCodecs } from './cells/generated/codecs'
export { type CellCodec, CellValueError } from './model/cell-type'

/** Why a cell of that type cannot hold a value of the API; undefined when it can. For those who check what authors write. */
export function cellRefusal(type: string, wire: unknown, settings: object): string | undefined {
  try {
    cellCodecs.get(type)?.decode(wire, { settings: settings as never, options: [] })
    return undefined
  } catch (error) {
    if (error instanceof CellValueError) return error.message
    throw error
  }
}
