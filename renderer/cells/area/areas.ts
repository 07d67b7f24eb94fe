import type { CellNames } from '../../model/cell-type'
import { type ReadableStore, Store } from '../../model/store'
import { AreaTable } from './area-table'

/** As the file of the national data holds it. */
export interface AreaData {
  readonly areas: readonly string[]
}

/** What is known of the places. `failed`: they could not be loaded. */
export interface KnownAreas {
  readonly table: AreaTable | undefined
  readonly failed: boolean
}

const store = new Store<KnownAreas>({ table: undefined, failed: false })
let loading: Promise<void> | undefined
let given: AreaData | undefined

/** For programs that have the data at hand, such as a server: it is read when it is first asked for. */
export function learnAreas(data: AreaData): void {
  given = data
}

/** What is known now; the same object until it changes. */
export function knownAreas(): KnownAreas {
  if (given !== undefined && store.get().table === undefined) store.set({ table: new AreaTable(given.areas), failed: false })
  return store.get()
}

export const areas: ReadableStore<KnownAreas> = { get: knownAreas, subscribe: store.subscribe }

/** Loads the file once; after a failure a further call tries again. Never rejects. */
export function loadAreas(): Promise<void> {
  if (knownAreas().table !== undefined) return Promise.resolve()
  loading ??= import('../../../schemas/areas/generated/areas.json')
    .then(
      module => store.set({ table: new AreaTable(module.default.areas), failed: false }),
      () => store.set({ table: undefined, failed: true }),
    )
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** The codec knows the names of places as soon as the file is here. */
const names: CellNames = {
  what: 'area',
  fetch: async (_, codes) => {
    await loadAreas()
    const { table } = knownAreas()
    return new Map(codes.map(code => [code, table?.text(code) ?? code]))
  },
  find: async () => {
    await loadAreas()
    return new Map()
  },
}

/** Who knows the names of stored codes; undefined where names are stored. */
export const areaNames = ({ store }: { readonly store: 'code' | 'text' }): CellNames | undefined => (store === 'code' ? names : undefined)
