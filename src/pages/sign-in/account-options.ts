import type { ChoosableAccount } from '../../api/generated/sms'
import { texts } from '../texts'

/** Accounts of a phone as a user tells them apart: by name and tenants. */
export const accountOptions = (accounts: readonly ChoosableAccount[]) =>
  accounts.map(({ username, realname, tenants }) => ({ value: username, text: texts.signIn.accountOption(realname, username, tenants) }))
