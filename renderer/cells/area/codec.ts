import type { CellCodec } from '../../model/cell-type'
import { wireText } from '../shared/text'
import { knownAreas } from './areas'
import { fits } from './levels'
import type { AreaSettings } from './schema'

/** A place, by its code or its names. Without the data, which browsers load when a place is first shown, a code stands for itself. */
export const codec: CellCodec<string, AreaSettings> = {
  decode: wire => wireText(wire),
  encode: value => (value === '' ? null : value),
  text: (value, { settings }) => {
    if (value === null) return ''
    return settings.store === 'text' ? value : (knownAreas().table?.text(value) ?? value)
  },
  fromText: (text, { settings }) => {
    const written = text.trim()
    if (written === '') return null
    const { table } = knownAreas()
    if (table === undefined) return settings.store === 'text' || /^\d{6}$/.test(written) ? written : undefined
    const [area, ...others] = table.find(written).filter(found => fits(found, settings, table))
    if (area === undefined || others.length > 0) return undefined
    return settings.store === 'text' ? table.text(area.code) : area.code
  },
}
