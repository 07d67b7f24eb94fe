import type { CellCodec } from '../../model/cell-type'
import { wireText } from '../shared/text'
import type { FilterSettings } from './schema'

const marks: { readonly [filter in FilterSettings['filter']]: readonly [before: string, behind: string] } = {
  like: ['*', '*'],
  ne: ['!', ''],
  ge: ['>=', ''],
  le: ['<=', ''],
  eq: ['', ''],
}

function stripped(wire: string, filter: FilterSettings['filter']): string {
  const [before, behind] = marks[filter]
  const rest = wire.startsWith(before) ? wire.slice(before.length) : wire
  return behind !== '' && rest.endsWith(behind) ? rest.slice(0, -behind.length) : rest
}

/** People see the bare value, the API gets it with what stands around it. */
export const codec: CellCodec<string, FilterSettings> = {
  decode: (wire, { settings }) => {
    const text = wireText(wire)
    return text === null ? null : stripped(text, settings.filter) || null
  },
  encode: (value, { settings }) => {
    const text = settings.trim ? (value?.trim() ?? '') : (value ?? '')
    return text === '' ? null : marks[settings.filter].join(text)
  },
  text: value => value ?? '',
  fromText: (typed, { settings }) => (settings.trim ? typed.trim() : typed) || null,
}
