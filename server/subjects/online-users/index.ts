import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { fail } from '../../util/errors'
import { checkAccounts } from '../grants'
import * as online from './repository'
import { texts } from './texts'

async function end(call: CallOf<'sysOnlineForceLogout'>) {
  const { session, body } = call
  const found = await call.withTenant(async trx => {
    const row = (await online.findSession(trx, session.tokenHash, body.token)) ?? fail(texts.over)
    if (row.own) fail(texts.own)
    await checkAccounts(trx, session, [row.userId])
    return row
  })
  if (!(await call.accounts.openSessions.end(found.id))) fail(texts.over)
  await call.audit({ table: 'sys_user', recordId: found.userId, action: 'endSession', detail: { address: found.address } })
  return answer({ message: texts.ended })
}

/** The account of a user whom the caller may look after. */
const accountOf = (call: CallOf<'sysOnlineEndAll'> | CallOf<'sysOnlineUnlock'>) =>
  call.withTenant(async trx => {
    const { userId } = call.body
    const username = (await online.usernameOf(trx, userId)) ?? fail(texts.noUser)
    await checkAccounts(trx, call.session, [userId])
    return username
  })

async function endAll(call: CallOf<'sysOnlineEndAll'>) {
  const { session, body } = call
  await accountOf(call)
  const count = await call.accounts.openSessions.endAllBut(body.userId, session.tokenHash)
  await call.audit({ table: 'sys_user', recordId: body.userId, action: 'endSessions', detail: { count } })
  return answer({ message: texts.endedAll(count) })
}

async function unlock(call: CallOf<'sysOnlineUnlock'>) {
  const username = await accountOf(call)
  await call.accounts.openSessions.forgetFailures(username)
  await call.audit({ table: 'sys_user', recordId: call.body.userId, action: 'unlock' })
  return answer({ message: texts.unlocked })
}

const own = ({ accounts, session }: Pick<CallOf<'sysOnlineOwn'>, 'accounts' | 'session'>) =>
  accounts.openSessions.of(session.userId, session.tokenHash)

async function endOwn(call: CallOf<'sysOnlineEndOwn'>) {
  const { accounts, session, body } = call
  const current = (await own({ accounts, session })).find(row => row.own)
  if (current?.id === body.id) fail(texts.own)
  if (!(await accounts.openSessions.endOf(session.userId, body.id))) fail(texts.over)
  await call.audit({ table: 'sys_user', recordId: session.userId, action: 'endOwnSession' })
  return answer({ message: texts.ended })
}

async function endOthers(call: CallOf<'sysOnlineEndOthers'>) {
  const { accounts, session } = call
  const count = await accounts.openSessions.endAllBut(session.userId, session.tokenHash)
  await call.audit({ table: 'sys_user', recordId: session.userId, action: 'endOwnSessions', detail: { count } })
  return answer({ message: texts.endedAll(count) })
}

/** Who is signed in, and whose sign-ins fail. */
export const onlineUser = defineModule({
  name: 'onlineUser',
  rows: 'subject',
  outgoing: 'none',
  handlers: {
    sysOnlineList: call => call.readTenant(trx => online.sessionPage(trx, call.session.tokenHash, call.query)),
    sysOnlineOwn: async call => [...(await own(call))],
    sysOnlineEndOwn: endOwn,
    sysOnlineEndOthers: endOthers,
    sysOnlineFailures: call => call.readTenant(trx => online.failurePage(trx, call.query)),
    sysOnlineForceLogout: end,
    sysOnlineEndAll: endAll,
    sysOnlineUnlock: unlock,
  },
})
