import type { CellCodec } from '../../model/cell-type'
import { boundedCodec } from '../shared/bounded-codec'
import type { SliderSettings } from './schema'

const bare = boundedCodec<SliderSettings>(settings => settings)

/** A suffix is shown, and need not be typed. */
export const codec: CellCodec<number, SliderSettings> = {
  ...bare,
  text: (value, { settings }) => (value === null ? '' : `${value}${settings.suffix ?? ''}`),
  fromText: (text, at) => {
    const { suffix } = at.settings
    return bare.fromText(suffix && text.trim().endsWith(suffix) ? text.trim().slice(0, -suffix.length) : text, at)
  },
}
