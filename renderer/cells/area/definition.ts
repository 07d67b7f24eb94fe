import { wireText } from '../../controls/base/text'
import type { CellCodec, CellDefinition } from '../../model/cell-type'
import { areaNames, knownAreas } from './areas'
import { fits } from './levels'

export interface AreaSettings {
  /** How far down the choice goes. */
  readonly level: 'province' | 'city' | 'district'
  /** True: a place above that level can be chosen too. */
  readonly anyLevel: boolean
  /** What is kept: the code of the last place, or the names of all of them, joined by `/`. */
  readonly store: 'code' | 'text'
  /** Code of the place whose places are offered; `86` is the whole country. */
  readonly root: string
}

/** A place, by its code or its names. Without the data, which browsers load when a place is first shown, a code stands for itself. */
const codec: CellCodec<string, AreaSettings> = {
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

/** Province, city and district. */
export const definition: CellDefinition<string, AreaSettings> = {
  type: 'area',
  aliases: ['pca'],
  title: '省市区',
  kind: 'text',
  // A province finds what lies in it: codes and names of places begin with those of the place around them.
  operators: ['right_like'],
  labels: 'area:{store},name',
  settings: {
    type: 'object',
    properties: {
      level: { type: 'string', enum: ['province', 'city', 'district'], default: 'district' },
      anyLevel: { type: 'boolean', default: false },
      store: { type: 'string', enum: ['code', 'text'], default: 'code' },
      root: { type: 'string', pattern: '^(86|\\d{6})$', default: '86' },
    },
    required: ['level', 'anyLevel', 'store', 'root'],
    additionalProperties: false,
  },
  codec,
  names: areaNames,
}
