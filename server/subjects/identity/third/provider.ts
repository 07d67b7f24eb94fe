import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { defined } from '../../../../renderer/core'
import { answer, type PageAnswer, RedirectAnswer } from '../../../http/answers'
import { readCookie, writeCookie } from '../../../http/cookies'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import type { Identity } from '../integrations'
import { admit } from '../sign-in'
import { popUpPage } from './page'
import { POSTED_BINDING, POSTED_FAILURE, texts } from './texts'

type CallbackCall = CallOf<'sysThirdLoginCallback'>

/** Ties the way back to the browser that went: no other browser can finish a sign-in that this one began. */
const COOKIE = 'weft_third'
const STATE_MINUTES = 10
const BINDING_MINUTES = 10
const TOKEN_MINUTES = 1

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A token for getLoginUser. */
export const signInToken = ({ accounts }: Pick<CallbackCall, 'accounts'>, source: string, userId: string): Promise<string> =>
  accounts.tickets.make('third-sign-in', { userId, detail: { source } }, TOKEN_MINUTES)

function cookieFor({ request, signIn }: CallOf<'sysThirdLoginRender'>, value: string): string {
  const path = request.url.slice(0, request.url.indexOf('/thirdLogin/') + '/thirdLogin/'.length)
  return writeCookie(COOKIE, value, { path, seconds: STATE_MINUTES * 60, secure: signIn.publicUrl?.startsWith('https:') ?? false })
}

/** Sends the pop-up on to the provider. */
export async function render(call: CallOf<'sysThirdLoginRender'>): Promise<PageAnswer | RedirectAnswer> {
  const { identity } = call.integrations
  if (identity?.source !== call.params.source) return popUpPage(POSTED_FAILURE, texts.noProvider)
  const [verifier, browser] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const detail = { source: identity.source, verifier, browser: digest(browser) }
  const state = await call.accounts.tickets.make('provider-state', { userId: null, detail }, STATE_MINUTES)
  return new RedirectAnswer(identity.authorizeAddress(state, verifier), [cookieFor(call, browser)])
}

/** Whom the provider has sent back; null when it has refused, or when this is not the browser that went there. */
async function identify(call: CallbackCall): Promise<Identity | null> {
  const { identity } = call.integrations
  const { code, state } = call.query
  if (identity?.source !== call.params.source || !code || !state) return null
  const ticket = await call.accounts.tickets.take('provider-state', state)
  const browser = digest(readCookie(call.request.headers.cookie, COOKIE))
  const { verifier, browser: wanted } = ticket?.detail ?? {}
  if (!verifier || !wanted || !timingSafeEqual(Buffer.from(wanted), Buffer.from(browser))) return null
  try {
    return await identity.identify(code, verifier)
  } catch (error) {
    call.log.warn({ err: error }, 'the identity provider has refused a code')
    return null
  }
}

/** What the pop-up posts: a token, or what the account is to be bound with. */
export async function callback(call: CallbackCall): Promise<PageAnswer> {
  const { source } = call.params
  const found = await identify(call)
  if (!found) return popUpPage(POSTED_FAILURE, texts.failed)
  const userId = await call.accounts.thirdAccounts.find(source, found.subject)
  if (userId !== null) return popUpPage(await signInToken(call, source, userId), '')
  const uuid = await call.accounts.tickets.make('third-binding', { userId: null, detail: { source, ...found } }, BINDING_MINUTES)
  return popUpPage(POSTED_BINDING(uuid), '')
}

/** The token of the pop-up for a session. */
export async function getLoginUser(call: CallOf<'sysThirdLoginGetLoginUser'>) {
  const { token, thirdType } = call.params
  const ticket = await call.accounts.tickets.take('third-sign-in', token)
  if (!ticket?.userId || ticket.detail.source !== thirdType) fail(texts.over)
  const { message, result } = await admit(call, { userId: ticket.userId }, 'sysThirdLoginGetLoginUser')
  return answer({
    message,
    result: result && { token: result.token, userInfo: result.userInfo, ...defined({ tenantList: result.tenantList }) },
  })
}
