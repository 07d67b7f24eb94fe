import { defineModule } from '../../http/module'
import { allowedTables } from './repository'
import { texts } from './texts'

/** The list of tables that fields and statements made while the server runs may read. */
export const tableLimits = defineModule({
  name: 'tableLimits',
  rows: 'none',
  outgoing: 'none',
  declare: ({ entities, tableLimits: limits }) => {
    entities.declare('/sys/tableWhiteList', { edited: () => texts.edited })
    limits.declare(allowedTables)
  },
  handlers: {},
})
