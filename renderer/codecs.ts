/** The codecs of the built-in cell types, for a server: wire, value and text of a field mean the same on both sides. */
export { learnAreas } from './cells/area/areas'
export { cellCodecs } from './cells/generated/codecs'
export { type CellCodec, CellValueError } from './model/cell-type'
