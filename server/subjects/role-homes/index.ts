import type { RoleHome } from '../../generated/operations'
import { answer } from '../../http/answers'
import { defineModule } from '../../http/module'
import { lockFor } from '../../query'
import * as homes from './repository'
import { texts } from './texts'

/** The home page as it is without any configuration. */
const USUAL: RoleHome = {
  id: null,
  roleCode: homes.EVERYBODY,
  url: '/dashboard/analysis',
  component: 'dashboard/Analysis',
  priority: null,
  status: '1',
}

export { homesOf } from './repository'

/** Which page the holders of a role open first. */
export const roleHome = defineModule({
  name: 'roleHome',
  rows: 'subject',
  outgoing: 'none',
  declare: ({ entities }) => entities.declare('/sys/sysRoleIndex', { edited: () => texts.edited }),
  handlers: {
    sysSysRoleIndexQueryByCode: async call => (await call.readTenant(trx => homes.homeOfRole(trx, call.query.roleCode))) ?? null,
    sysSysRoleIndexQueryDefIndex: async call => (await call.readTenant(trx => homes.homeOfRole(trx, homes.EVERYBODY))) ?? USUAL,
    sysSysRoleIndexUpdateDefIndex: async call => {
      await call.withTenant(async trx => {
        await lockFor(trx, 'home page of everybody')
        await homes.setEverybodys(trx, call.query.url)
      })
      return answer({ message: texts.done })
    },
    sysSysRoleIndexCleanDefaultIndexCache: async () => answer({ message: texts.done }),
  },
})
