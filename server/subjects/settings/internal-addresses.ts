import { type NamedPlace, readPlace } from '../../util/outgoing'
import { defineSetting } from './define'
import type { Settings } from './settings'
import { texts } from './texts'

const partsOf = (text: string) => text.split(/[\s,，]+/).filter(Boolean)

/** Addresses inside, each with its port, that jobs and channels of every tenant may call beside those outside. */
export const internalAddresses = defineSetting({
  code: 'base.internalAddresses',
  area: 'base',
  title: () => texts.internalAddresses,
  help: () => texts.internalAddressesHelp,
  default: '',
  most: 10_000,
  lines: true,
  env: 'INTERNAL_ADDRESSES',
  check: text => {
    const wrong = partsOf(text).find(part => typeof readPlace(part)?.port !== 'number')
    return wrong === undefined ? undefined : texts.badPlace(wrong.slice(0, 100))
  },
})

/** What the installation names of its own network, as it is set now. */
export const internalPlaces = ({ value }: Pick<Settings, 'value'>): readonly NamedPlace[] =>
  partsOf(value(internalAddresses)).flatMap(part => readPlace(part) ?? [])
