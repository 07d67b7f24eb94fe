import { commaList } from '../../comma-list'
import { type CallOf, defineModule } from '../../plugins/module'

async function queryList({ accounts, session, query }: CallOf<'sysTenantQueryList'>) {
  const own = await accounts.people.tenantsOf(session.userId)
  const ids = commaList(query.ids ?? '').map(Number)
  return ids.length === 0 ? own : own.filter(({ id }) => ids.includes(id))
}

export const tenant = defineModule({ name: 'tenant', handlers: { sysTenantQueryList: queryList } })
