import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { checkRestoredGrants } from '../../grants'
import { isTaken } from '../repository'
import { texts } from '../texts'
import * as bin from './repository'

export { keep } from './repository'

/** Everything that belonged to a role, in single pieces. */
const piecesOf = ({ grants, members, queries, screens }: bin.KeptRole): number =>
  grants.reduce((sum, { dataRuleIds }) => sum + 1 + dataRuleIds.length, 0) + members.length + queries.length + screens.length

/** Puts one role back with all of it that still exists; how many pieces do not. */
async function putBack(trx: bin.Trx, session: CallOf<'sysRolePutRecycleBin'>['session'], role: bin.KeptRole): Promise<number> {
  if (await isTaken(trx, role.roleCode, role.id)) fail(texts.codeUsed(role.roleName, role.roleCode))
  const grants = await bin.livingGrants(trx, role)
  await checkRestoredGrants(trx, session, grants)
  const joined = await bin.putBack(trx, role, grants)
  return piecesOf(role) - piecesOf({ ...role, grants, members: [], queries: [], screens: [] }) - joined
}

async function restore(call: CallOf<'sysRolePutRecycleBin'>) {
  const ids = commaList(call.body.ids)
  if (ids.length === 0) fail(texts.noneChosen)
  const lost = await call.withTenant(async trx => {
    const found = await bin.find(trx, ids)
    if (found.length < new Set(ids).size) fail(texts.notInBin)
    let missing = 0
    for (const role of found) missing += await putBack(trx, call.session, role)
    return missing
  })
  return answer({ message: lost > 0 ? texts.restoredPart(lost) : texts.restored })
}

async function erase(call: CallOf<'sysRoleDeleteRecycleBin'>) {
  const ids = commaList(call.query.ids)
  if (ids.length === 0) fail(texts.noneChosen)
  await call.withTenant(async trx => {
    if ((await bin.erase(trx, ids)) === 0) fail(texts.notInBin)
  })
  return answer({ message: texts.erased })
}

/** The recycle bin of roles. */
export const binHandlers = {
  sysRoleDeleteList: (call: CallOf<'sysRoleDeleteList'>) => call.readTenant(trx => bin.inBin(trx, { ...call.query })),
  sysRolePutRecycleBin: restore,
  sysRoleDeleteRecycleBin: erase,
}
