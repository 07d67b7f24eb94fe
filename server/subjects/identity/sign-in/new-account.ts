import { fail } from '../../../util/errors'
import type { SignInCall } from './call'
import * as people from './repository'
import { texts } from './texts'

/** A user who makes an account for themselves. */
export interface NewAccount {
  readonly username: string
  readonly realname?: string
  readonly phone?: string
  readonly email?: string | undefined
  /** Absent: none, until its person makes one by a forgotten password. */
  readonly password?: string | undefined
}

/** Refuses a name that lists and paths cannot hold, or that a user has. */
export async function checkNewName({ accounts }: SignInCall, username: string): Promise<void> {
  if (username.length > 100 || !/^[\p{L}\p{N}_.@-]+$/u.test(username)) fail(texts.badName)
  if (await accounts.people.isTaken('username', username)) fail(texts.nameTaken)
}

/** Adds the account to the system, with the role that the installation gives to new people; their id. */
export async function addNewAccount(call: SignInCall, newAccount: NewAccount): Promise<string> {
  const { username, realname = username, phone = null, email = null, password } = newAccount
  const role = call.signIn.registrationRole
  const id = await call.withActor({ ...people.systemActor, username }, async trx => {
    const added = await people.addUser(trx, { username, realname, phone, email })
    if (!(await people.giveRole(trx, added, role))) call.log.warn(`REGISTRATION_ROLE: there is no role ${role}.`)
    return added
  })
  if (password !== undefined) await call.accounts.setPassword(id, password)
  return id
}
