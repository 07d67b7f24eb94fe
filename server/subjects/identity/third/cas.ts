import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import { admit, noteRefusal } from '../sign-in'
import { texts } from './texts'

type CasCall = CallOf<'sysCasClientValidateLogin'> | CallOf<'sysCasClientValidateLoginPost'>

interface Given {
  readonly ticket?: string | null
  readonly service?: string | null
}

/** Whose ticket it is. Only tickets for an address of ours are taken: one that was made for another application opens nothing. */
async function userOf(call: CasCall, { ticket, service }: Given): Promise<string> {
  const { cas } = call.integrations
  if (!cas) fail(texts.noCas)
  if (!ticket || !service) fail(texts.ticketMissing)
  if (!cas.isOurs(service)) fail(texts.ticketForeign)
  try {
    const user = await cas.validate(ticket, service)
    if (user !== null) return user
  } catch (error) {
    call.log.warn({ err: error }, 'the CAS server gives no answer')
    fail(texts.casAway)
  }
  return fail(texts.ticketInvalid)
}

export async function validateLogin(call: CasCall, given: Given) {
  const username = await userOf(call, given)
  const person = await call.accounts.people.byUsername(username)
  if (!person) {
    await noteRefusal(call, username, 'sysCasClientValidateLogin')
    fail(texts.unknownUser)
  }
  const { message, result } = await admit(call, { userId: person.id }, 'sysCasClientValidateLogin')
  if (!result) fail(texts.unknownUser)
  const { sysAllDictItems: _fetchedLater, ...kept } = result
  return answer({ message, result: kept })
}
