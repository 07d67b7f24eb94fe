import type { AccountChoice } from '../../../generated/operations'
import { errors } from '../../../util/errors'
import type { CodeMode } from '../accounts/codes'
import type { Person } from '../accounts/people'
import { isToken } from '../accounts/tickets'
import type { SignInCall } from './call'

/** A mobile number, as the preset `m` of the rules knows it. */
export const phonePattern = /^1[3-9]\d{9}$/

/** What a user shows to be the owner of a phone. */
export interface PhoneProof {
  readonly phone: string
  /** The code of a message; or the ticket that stands for it while the user chooses among accounts. */
  readonly code: string
  /** Which account of the phone is meant. */
  readonly username?: string | null | undefined
  /** Said, beside the choice, to users whose client cannot show it. */
  readonly advice: string
}

const CHOICE_MINUTES = 5
const NORMAL = 1

/** Whether the phone is the caller's. A code is used up; a ticket counts for what the code was made for, and at its address. */
async function isProven({ accounts, request }: SignInCall, mode: CodeMode, { phone, code }: PhoneProof): Promise<boolean> {
  if (!isToken(code)) return (await accounts.codes.use(phone, mode, code, request.ip)) === 'right'
  const { detail } = (await accounts.tickets.attempt('phone-choice', code)) ?? {}
  return detail?.phone === phone && detail.mode === mode && detail.address === request.ip
}

/** The accounts with this phone that may sign in; where none may, all of them, since their refusals say why. */
async function accountsOf({ accounts }: SignInCall, phone: string): Promise<readonly Person[]> {
  const found = await accounts.people.byPhone(phone)
  const tenants = await Promise.all(found.map(({ id }) => accounts.people.tenantsOf(id)))
  const able = found.filter(({ status }, index) => status === NORMAL && (tenants[index]?.length ?? 0) > 0)
  return able.length > 0 ? able : found
}

async function choiceOf(
  { accounts, request }: SignInCall,
  mode: CodeMode,
  phone: string,
  owners: readonly Person[],
): Promise<AccountChoice> {
  const detail = { phone, mode, address: request.ip }
  return {
    choice: await accounts.tickets.make('phone-choice', { userId: null, detail }, CHOICE_MINUTES),
    accounts: await Promise.all(
      owners.map(async ({ id, username, realname }) => {
        const tenants = await accounts.people.tenantsOf(id)
        return { username, realname, tenants: tenants.map(({ name }) => name ?? '') }
      }),
    ),
  }
}

/**
 * The user whose phone is proven; null when it is not, or has no account, which nothing tells apart. Where several accounts have the
 * phone, such as one in each of two tenants, and none is named, throws what there is to choose among.
 */
export async function phoneOwner(call: SignInCall, mode: CodeMode, proof: PhoneProof): Promise<Person | null> {
  const { phone, code, username, advice } = proof
  if (!(await isProven(call, mode, proof))) return null
  const owners = await accountsOf(call, phone)
  const chosen = owners.length === 1 ? owners[0] : owners.find(owner => owner.username === username)
  if (!isToken(code)) {
    if (!chosen && owners.length > 1) throw errors.severalAccounts(advice, await choiceOf(call, mode, phone, owners))
    return chosen ?? null
  }
  // Of two at once one is let in.
  return chosen && (await call.accounts.tickets.take('phone-choice', code)) ? chosen : null
}
