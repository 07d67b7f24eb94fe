import { answer } from '../../../http/answers'
import { type CallOf, defineModule } from '../../../http/module'
import { fail } from '../../../util/errors'
import { checkAccounts } from '../../grants'
import { isOffered, totpSecretOf } from '../sign-in'
import { login } from './login'
import * as users from './repository'
import { texts } from './texts'

type OwnCall = CallOf<'sysTotpEnrol'> | CallOf<'sysTotpDisable'> | CallOf<'sysTotpRecoveryCodes'>
type ProofCall = CallOf<'sysTotpDisable'> | CallOf<'sysTotpRecoveryCodes'>

async function state({ accounts, session, signIn }: CallOf<'sysTotpState'>) {
  const own = await accounts.secondFactor.stateOf(session.userId)
  return { mode: signIn.totp, offered: isOffered({ signIn }, session.roleCodes), ...own }
}

async function checkPassword({ accounts, session, request, body }: OwnCall): Promise<void> {
  if (!(await accounts.checkPassword(session, body.password, request.ip))) fail(texts.passwordWrong)
}

async function checkProof(call: ProofCall): Promise<void> {
  const { accounts, session, request, body } = call
  if (!(await accounts.secondFactor.stateOf(session.userId)).enabled) fail(texts.notEnabled)
  await checkPassword(call)
  const right = await accounts.attempt(`totp:${session.userId}`, request.ip, () => accounts.secondFactor.check(session.userId, body.code))
  if (!right) fail(texts.codeWrong)
}

const audit = (call: OwnCall | CallOf<'sysTotpConfirm'> | CallOf<'sysTotpReset'>, userId: string, action: string) =>
  call.audit({ table: 'sys_user', recordId: userId, action })

async function enrol(call: CallOf<'sysTotpEnrol'>) {
  const { accounts, session, signIn } = call
  if (signIn.totp === 'off') fail(texts.off)
  if (!isOffered(call, session.roleCodes)) fail(texts.notOffered)
  await checkPassword(call)
  const secret = (await accounts.secondFactor.enrol(session.userId)) ?? fail(texts.enabledAlready)
  return totpSecretOf(call, secret, session.username)
}

async function confirm(call: CallOf<'sysTotpConfirm'>) {
  const { accounts, session, request, body, signIn } = call
  if (signIn.totp === 'off') fail(texts.off)
  let recoveryCodes: string[] | null = null
  await accounts.attempt(`totp:${session.userId}`, request.ip, async () => {
    recoveryCodes = await accounts.secondFactor.confirm(session.userId, body.code)
    return recoveryCodes !== null
  })
  if (recoveryCodes === null) fail(texts.codeWrong)
  await audit(call, session.userId, 'second-factor-on')
  return answer({ message: texts.enabled, result: { recoveryCodes } })
}

async function renew(call: CallOf<'sysTotpRecoveryCodes'>) {
  await checkProof(call)
  const recoveryCodes = await call.accounts.secondFactor.renewRecoveryCodes(call.session.userId)
  await audit(call, call.session.userId, 'recovery-codes')
  return answer({ message: texts.renewed, result: { recoveryCodes } })
}

async function disable(call: CallOf<'sysTotpDisable'>) {
  const { accounts, session, signIn } = call
  if (signIn.totp === 'required' && isOffered(call, session.roleCodes)) fail(texts.required)
  await checkProof(call)
  await accounts.secondFactor.remove(session.userId)
  await audit(call, session.userId, 'second-factor-off')
  return answer({ message: texts.disabled })
}

/** For a user who has lost telephone and recovery codes; their sessions end, and the next sign-in asks for the password alone. */
async function reset(call: CallOf<'sysTotpReset'>) {
  const { accounts, session, body } = call
  const userId = await call.withTenant(async trx => {
    const id = (await users.idOf(trx, body.username)) ?? fail(texts.noUser)
    await checkAccounts(trx, session, [id])
    return id
  })
  if (!(await accounts.secondFactor.remove(userId))) fail(texts.notEnabled)
  if (userId !== session.userId) await accounts.endSessions(userId)
  await audit(call, userId, 'second-factor-off')
  return answer({ message: texts.reset })
}

export const totp = defineModule({
  name: 'totp',
  rows: 'own',
  outgoing: 'none',
  handlers: {
    sysTotpState: state,
    sysTotpEnrol: enrol,
    sysTotpConfirm: confirm,
    sysTotpRecoveryCodes: renew,
    sysTotpDisable: disable,
    sysTotpReset: reset,
    sysTotpLogin: login,
  },
})
