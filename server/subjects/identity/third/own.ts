import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import type { BoundAccount } from '../accounts/third-accounts'
import { texts } from './texts'

type OwnCall = CallOf<'sysThirdLoginAccounts'> | CallOf<'sysThirdLoginUnbind'>

const audit = (call: CallOf<'sysThirdLoginBindOwn'> | CallOf<'sysThirdLoginUnbind'>, action: string, source: string) =>
  call.audit({ table: 'sys_third_account', recordId: call.session.userId, action, detail: { source } })

/** Whether a person could sign in with these accounts alone, or in another way. */
async function hasWay({ accounts, session, signIn }: OwnCall, left: readonly BoundAccount[]): Promise<boolean> {
  if (signIn.casUrl !== null || left.some(({ source }) => source === signIn.identity?.source)) return true
  if (await accounts.thirdAccounts.hasPassword(session.userId)) return true
  return signIn.sms !== null && Boolean((await accounts.people.byId(session.userId))?.phone)
}

/** The accounts of providers that the person has bound, and the provider that they may bind. */
export async function list(call: CallOf<'sysThirdLoginAccounts'>) {
  const { accounts, session, signIn } = call
  const bound = await accounts.thirdAccounts.of(session.userId)
  const offered = signIn.identity ? [signIn.identity] : []
  const sources = [...new Set([...offered.map(({ source }) => source), ...bound.map(({ source }) => source)])]
  return Promise.all(
    sources.map(async source => {
      const own = bound.find(account => account.source === source)
      const left = bound.filter(account => account.source !== source)
      return {
        source,
        title: offered.find(provider => provider.source === source)?.title ?? source,
        offered: offered.some(provider => provider.source === source),
        bindTime: own?.createTime ?? null,
        removable: own !== undefined && (await hasWay(call, left)),
      }
    }),
  )
}

/** Binds the account that a user who is signed in has just shown to the provider. */
export async function bindOwn(call: CallOf<'sysThirdLoginBindOwn'>) {
  const { accounts, session, body } = call
  const ticket = (await accounts.tickets.take('third-binding', body.uuid)) ?? fail(texts.checkFailed)
  const { source = '', subject = '' } = ticket.detail
  if ((await accounts.thirdAccounts.of(session.userId)).some(account => account.source === source)) fail(texts.boundAlready)
  if (!(await accounts.thirdAccounts.bind(source, subject, session.userId))) fail(texts.boundElsewhere)
  await audit(call, 'bind', source)
  return answer({ message: texts.bound })
}

/** The last way of signing in stays. */
export async function unbind(call: CallOf<'sysThirdLoginUnbind'>) {
  const { accounts, session, query } = call
  const bound = await accounts.thirdAccounts.of(session.userId)
  if (!bound.some(({ source }) => source === query.source)) fail(texts.notBound)
  const gone = await accounts.thirdAccounts.remove(session.userId, query.source, left => hasWay(call, left))
  if (!gone) fail(texts.lastWay)
  await audit(call, 'unbind', query.source)
  return answer({ message: texts.unbound })
}
