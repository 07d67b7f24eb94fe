import { defineModule } from '../../plugins/module'

export const tenant = defineModule({ name: 'tenant', handlers: { sysTenantQueryList: async () => [] } })
