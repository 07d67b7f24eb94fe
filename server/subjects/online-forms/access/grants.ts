import { answer } from '../../../http/answers'
import type { CallOf, Handlers } from '../../../http/module'
import { fail } from '../../../util/errors'
import { mustFind } from '../admin/find'
import { readJson } from '../model/settings'
import { texts } from '../texts'
import { BUTTONS, COLUMNS, type GrantType, ROWS } from './model'
import * as access from './repository'

type Granting = CallOf<'onlineCgformApiRoleColumnAuth'> | CallOf<'onlineCgformApiRoleButtonAuth'> | CallOf<'onlineCgformApiRoleDataAuth'>

/** `authId` is a JSON text inside of JSON: a list of ids. */
function readIds(text: string): readonly string[] {
  const read = readJson(text)
  return Array.isArray(read) && read.every(id => typeof id === 'string') ? [...new Set<string>(read)] : fail(texts.badGrant)
}

/** The whole set of one kind; each tenant grants forms of the system to its own roles, departments and users. */
async function grant(call: Granting, type: GrantType) {
  const { roleId, headId } = call.params
  const mode = call.body.authMode ?? 'role'
  const ids = readIds(call.body.authId)
  await call.withTenant(async trx => {
    await mustFind(trx, headId)
    if (!(await access.isThere(trx, mode, roleId))) fail(texts.noGrantee)
    if (!(await access.setGrants(trx, { headId, mode, id: roleId, type }, ids))) fail(texts.badGrant)
  })
  return answer({ message: texts.saved })
}

const granted = (call: CallOf<'onlineCgformApiRoleAuth'>) => {
  const { roleId, cgformId, type, authMode = 'role' } = call.query
  return call.readTenant(trx => access.grantsOf(trx, { headId: cgformId, mode: authMode, id: roleId, type: Number(type) as GrantType }))
}

export const grantHandlers = {
  onlineCgformApiRoleAuth: granted,
  onlineCgformApiRoleColumnAuth: call => grant(call, COLUMNS),
  onlineCgformApiRoleButtonAuth: call => grant(call, BUTTONS),
  onlineCgformApiRoleDataAuth: call => grant(call, ROWS),
} satisfies Handlers
