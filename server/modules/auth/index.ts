import { type Answer, answer } from '../../answers'
import { fail, ServerError } from '../../errors'
import type { LoginResult } from '../../generated/operations'
import { type CallOf, defineModule } from '../../plugins/module'
import { departsOf, everyOption } from '../../query'
import * as people from './repository'
import { texts } from './texts'

type LoginCall = CallOf<'sysLogin'>
type AnyCall = Pick<LoginCall, 'withActor' | 'request'>

/** What a person is given at the door; his only department becomes the current one, of several the first if none was. */
async function welcome(call: AnyCall, token: string, userId: string, actor: Parameters<LoginCall['withActor']>[0]): Promise<LoginResult> {
  return call.withActor(actor, async trx => {
    const departs = await departsOf(trx, userId)
    const first = departs[0]?.orgCode
    const known = departs.some(depart => depart.orgCode === actor.orgCode)
    if (first && (departs.length === 1 ? actor.orgCode !== first : !known)) await people.setCurrentDepart(trx, userId, first)
    await people.noteSignIn(trx, {
      content: texts.logSignedIn(actor.username),
      username: actor.username,
      userid: userId,
      ip: call.request.ip,
      method: 'sysLogin',
    })
    return {
      token,
      userInfo: await people.findUser(trx, userId),
      departs,
      multi_depart: departs.length === 0 ? 0 : departs.length === 1 ? 1 : 2,
      sysAllDictItems: await everyOption(trx),
    }
  })
}

async function login(call: LoginCall | CallOf<'sysMLogin'>): Promise<Answer<LoginResult>> {
  const { username, password } = call.body
  const { ip } = call.request
  try {
    const { token, session } = await call.accounts.signIn(username, password, ip)
    const { tenantId, orgCode, userId } = session
    const result = await welcome(call, token, userId, { tenantId, orgCode, username: session.username })
    return answer({ message: texts.signedIn, result })
  } catch (error) {
    if (error instanceof ServerError && error.kind === 'refused') {
      await call.withActor(people.house, trx =>
        people.noteSignIn(trx, { content: texts.logRefused(username), username, ip, method: 'sysLogin' }),
      )
    }
    throw error
  }
}

async function appLogin(call: CallOf<'sysMLogin'>) {
  const { message, result } = await login(call)
  return answer({ message, result: result && { token: result.token, userInfo: result.userInfo } })
}

async function logout(call: CallOf<'sysLogout'>): Promise<Answer<null>> {
  const { session, request } = call
  if (!session) fail(texts.notSignedOut)
  await call.accounts.signOut(session.tokenHash)
  await call.withTenant(trx =>
    people.noteSignIn(trx, {
      content: texts.logSignedOut(session.realname),
      username: session.username,
      userid: session.userId,
      ip: request.ip,
      method: 'sysLogout',
    }),
  )
  return answer({ message: texts.signedOut })
}

export const auth = defineModule({
  name: 'auth',
  handlers: { sysLogin: login, sysMLogin: appLogin, sysLogout: logout, sysLogoutGet: logout },
})
