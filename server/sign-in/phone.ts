import { fail } from '../errors'
import type { Person } from '../plugins/sign-in/people'
import { texts as doorTexts } from '../plugins/sign-in/texts'
import type { SignInCall } from './call'
import { texts } from './texts'

/** A mobile number, as the preset `m` of the rules knows it. */
export const phonePattern = /^1[3-9]\d{9}$/

/** The one person with this phone; refuses when there is none or more than one. */
export async function onlyPhoneOwner(call: SignInCall, phone: string): Promise<Person> {
  const [person, ...others] = await call.accounts.people.byPhone(phone)
  if (others.length > 0) fail(doorTexts.phoneShared)
  return person ?? fail(texts.unknownPhone)
}
