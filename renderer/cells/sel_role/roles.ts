import { records, textOf } from '../../controls/base/records'
import { type PickRow, type PickSource, pageOf, pickField } from '../../controls/picker/pick'
import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'
import type { RoleSettings } from './definition'
import { texts } from './texts'

type Store = RoleSettings['store']

/** Every role. They are few, and this list is open to everybody who has signed in, as that of their administration is not. */
async function loadRoles(host: Host, store: Store, signal?: AbortSignal): Promise<readonly PickRow[]> {
  const answer = await host.client.request({ method: 'GET', path: '/sys/role/queryall', silent: true, signal })
  return records(answer).flatMap(row => {
    const key = textOf(row, store)
    return key === undefined ? [] : [{ key, text: textOf(row, 'roleName') ?? key, row }]
  })
}

/** Roles to choose from, searched for by their names. */
export function roleSource(store: Store): PickSource {
  return {
    name: 'role',
    filters: [pickField('roleName', texts.columns.roleName, { query: 'like' })],
    columns: (['roleName', 'roleCode', 'description'] as const).map(name => pickField(name, texts.columns[name])),
    load: async (host, ask, signal) => pageOf(await loadRoles(host, store, signal), ask),
  }
}

/** All of them are read at once, whichever is asked for. */
function namesOf(what: string, store: Store): CellNames {
  const all = async (host: Host) => new Map((await loadRoles(host, store)).map(({ key, text }) => [key, text]))
  return { what, fetch: all, find: all }
}

/** The word under which names of roles are kept, and who asks for them. */
export const roleLabels = {
  id: namesOf('role', 'id'),
  roleCode: namesOf('role code', 'roleCode'),
} as const
