import type { Session } from '../../../http/session'
import { sendMessage } from '../../announcements'
import { ADMIN_ROLE_CODE } from '../../grants'
import type { SessionOrigin } from '../accounts'
import type { SignInCall } from './call'
import * as people from './repository'
import { texts } from './texts'

interface Notice {
  readonly userId: string
  readonly username: string
  readonly tenantId: number
  readonly title: string
}

/** Tells a user, and the administrators of the tenant that keeps the account. */
async function tell(call: SignInCall, { userId, username, tenantId, title }: Notice): Promise<void> {
  await call.withActor({ tenantId, username, orgCode: null }, async trx => {
    const userIds = [...new Set([userId, ...(await people.administrators(trx, ADMIN_ROLE_CODE))])]
    await sendMessage(trx, { title, userIds, sender: username, busType: 'signIn', busId: userId, page: null })
  })
}

/** A sign-in at an address, by a device, that the account has not had before. */
export async function notifyNewAddress(call: SignInCall, { userId, username }: Session, { address, device }: SessionOrigin): Promise<void> {
  const person = await call.accounts.people.byId(userId)
  if (!person) return
  const title = texts.newAddress(username, address, device || texts.unknownDevice)
  await tell(call, { userId, username, tenantId: person.tenantId, title })
}

/** Failures that have become too many. Behind the answer: how long it takes must not say whether there is such an account. */
export function notifyFailures(call: SignInCall, username: string): void {
  const telling = async () => {
    const found = await call.accounts.notices.failuresOf(username)
    if (found) await tell(call, { ...found, title: texts.manyFailures(found.username, found.failures, call.request.ip) })
  }
  telling().catch(error => call.log.warn({ err: error }, 'failed sign-ins could not be told'))
}
