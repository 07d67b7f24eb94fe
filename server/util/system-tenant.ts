/** The tenant that keeps the others. */
export const SYSTEM_TENANT = 0

/** Tenants, menus, the sites of frames, monitoring, routes of the gateway, data sources, channels of messages, settings, backups, the seals of the log and the rules by which it is kept are the system tenant's alone; everything else is kept by each tenant for itself. */
const AREAS =
  'tenant|permission|frameOrigin|monitor(?:Server|Database|Call|Front|Alarm)|watchRule|logSeal|logRetention|gatewayRoute|dataSource|messageChannel|setting|backup'
const SYSTEM_RIGHT = new RegExp(`^(${AREAS}):`)

/** Whether a right such as `permission:add` counts in the system tenant alone. */
export const isSystemRight = (right: string): boolean => SYSTEM_RIGHT.test(right.trim())

/** Whether a comma list of rights names such ones and no others; false for an empty one. */
export const namesSystemRightsOnly = (perms: string | null | undefined): boolean =>
  Boolean(perms) && perms?.split(',').every(isSystemRight) === true

/** The same as a regular expression of PostgreSQL. */
export const SYSTEM_RIGHTS_ONLY = `^\\s*(${AREAS}):[^,]*(,\\s*(${AREAS}):[^,]*)*$`
