import { defineModule, type Module } from '../../http/module'
import { type CleaningServices, cleanTemporary } from './clean-temporary'
import { maintainDatabase } from './maintain-database'
import { addSchedules } from './seeds/schedules'

export { isBuiltInSchedule } from './seeds/schedules'

/**
 * What keeps an installation tidy by schedules of its own. `services`: what its jobs reach, once the server has it; `ownerUrl`: address of the
 * database for the owner of the tables.
 */
export const housekeeping = (services: () => CleaningServices, ownerUrl: () => string): Module =>
  defineModule({
    name: 'housekeeping',
    rows: 'none',
    outgoing: 'none',
    declare: ({ jobs }) => {
      jobs.declare(cleanTemporary(services))
      jobs.declare(maintainDatabase(ownerUrl))
    },
    prepare: owner => addSchedules(owner),
    handlers: {},
  })
