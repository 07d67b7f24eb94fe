import { records, textOf } from '../../controls/base/records'
import { type PickRow, type PickSource, pageOf, pickField } from '../../controls/picker/pick'
import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'
import type { PositionSettings } from './definition'
import { texts } from './texts'

type Store = PositionSettings['store']

/** Every position, as the dictionary out of their table has them: open to everybody who has signed in. */
async function loadPositions(host: Host, store: Store, signal?: AbortSignal): Promise<readonly PickRow[]> {
  const path = `/sys/dict/getDictItems/${encodeURIComponent(`sys_position,name,${store}`)}`
  const answer = await host.client.request({ method: 'GET', path, silent: true, signal })
  return records(answer).flatMap(option => {
    const key = textOf(option, 'value')
    const text = textOf(option, 'text') ?? key
    return key === undefined || text === undefined ? [] : [{ key, text, row: { name: text, [store]: key } }]
  })
}

/** Positions to choose from, searched for by their names. */
export function positionSource(store: Store): PickSource {
  const { columns } = texts
  return {
    name: 'position',
    filters: [pickField('name', columns.name, { query: 'like' })],
    columns: [pickField('name', columns.name), pickField(store, columns[store])],
    load: async (host, ask, signal) => pageOf(await loadPositions(host, store, signal), ask),
  }
}

/** All of them are read at once, whichever is asked for. */
function namesOf(what: string, store: Store): CellNames {
  const all = async (host: Host) => new Map((await loadPositions(host, store)).map(({ key, text }) => [key, text]))
  return { what, fetch: all, find: all }
}

/** The word under which names of positions are kept, and who asks for them. */
export const positionLabels = {
  code: namesOf('position', 'code'),
  id: namesOf('position id', 'id'),
} as const
