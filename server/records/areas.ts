import { cellCodecs, learnAreas } from '../../renderer/codecs'
import areas from '../../schemas/areas/generated/areas.json'
import type { Catalog } from '../query'

/**
 * Names of places by their codes; what keeps names needs none. Browsers load the places when they choose one; here they are at hand, for
 * workbooks and for the names of what is listed.
 */
export function declareAreas({ labels }: Pick<Catalog, 'labels'>): void {
  learnAreas(areas)
  labels.declare('area', async (_trx, rest, values = []) => {
    const [store = ''] = rest.split(',')
    const codec = cellCodecs.get('area')
    if (codec === undefined || store !== 'code') return new Map()
    const at = { settings: { store } as never, options: [] }
    return new Map(values.map(value => [value, codec.text(value, at)]))
  })
}
