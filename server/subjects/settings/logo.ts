import { createHash } from 'node:crypto'
import type { PagePicture } from '../../http/web/page-facts'
import { defineSetting } from './define'
import type { Settings } from './settings'
import { texts } from './texts'

const PREFIX = 'data:image/png;base64,'
const SIGNATURE = '89504e470d0a1a0a'
/** Bytes at which the width stands in a PNG; the height follows. */
const WIDTH_AT = 16
const MOST_PIXELS = 512

/** The bytes of a PNG that a data URL holds; undefined where it holds none. */
function pngOf(value: string): Buffer | undefined {
  if (!value.startsWith(PREFIX)) return undefined
  const bytes = Buffer.from(value.slice(PREFIX.length), 'base64')
  const isPng = bytes.length > WIDTH_AT + 8 && bytes.subarray(0, 8).toString('hex') === SIGNATURE
  return isPng && `${PREFIX}${bytes.toString('base64')}` === value ? bytes : undefined
}

function faultOf(value: string): string | undefined {
  if (value === '') return undefined
  const bytes = pngOf(value)
  if (!bytes) return texts.noLogo
  const sides = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(WIDTH_AT + 4)]
  return sides.some(side => side === 0 || side > MOST_PIXELS) ? texts.largeLogo(MOST_PIXELS) : undefined
}

/** The mark that stands beside the name of the system; empty: the one that it ships with. */
export const logo = defineSetting({
  code: 'base.logo',
  area: 'base',
  title: () => texts.logo,
  help: () => texts.logoHelp,
  default: '',
  // A picture of 96 by 96 that cannot be compressed.
  most: 60_000,
  picture: true,
  check: faultOf,
})

/** The mark that an administrator has chosen; undefined: pages have the one that they ship with. */
export function chosenLogo(settings: Settings): PagePicture | undefined {
  const bytes = pngOf(settings.value(logo))
  return bytes && { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) }
}
