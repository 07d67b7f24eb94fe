import { createHash } from 'node:crypto'
import { isStorable, storableText } from '../../../util/storable'
import type { IdentitySettings } from '../config'
import { ask } from './ask'

/** A user as the provider knows them. */
export interface Identity {
  /** Never changes, unlike names. */
  readonly subject: string
  /** Suggested account; empty when the provider has none. */
  readonly username: string
  readonly realname: string
}

/** An OAuth 2.0 provider: authorization code with PKCE (RFC 7636), then its userinfo. */
export interface IdentityProvider {
  readonly source: string
  /** Where the browser goes; `verifier` stays here until it is back. */
  authorizeAddress(state: string, verifier: string): string
  /** Throws when the provider refuses the code. */
  identify(code: string, verifier: string): Promise<Identity>
}

type Claims = { readonly [name: string]: unknown }

/** Texts of JSON, so that nothing in them counts, and numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g

/** Reads JSON whose long numbers stay as the provider writes them: as doubles, two users would be one. */
function readJson(text: string): Claims {
  JSON.parse(text)
  const exact = text.replace(TOKENS, token => (token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`))
  const value: unknown = JSON.parse(exact)
  return typeof value === 'object' && value !== null ? (value as Claims) : {}
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const nameOf = (value: unknown) => storableText(textOf(value).slice(0, 100))

/** OpenID Connect says `sub`; others `id`. */
function identityOf(claims: Claims): Identity {
  const subject = textOf(claims.sub) || textOf(claims.id)
  if (subject === '' || subject.length > 255 || !isStorable(subject)) throw new Error('The provider does not say who it is.')
  const username = nameOf(claims.preferred_username) || nameOf(claims.login)
  return { subject, username, realname: nameOf(claims.name) || username }
}

export function identityProvider(settings: IdentitySettings, redirectUri: string): IdentityProvider {
  const { clientId, clientSecret } = settings
  const basic = () => Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret ?? '')}`).toString('base64')
  return {
    source: settings.source,
    authorizeAddress(state, verifier) {
      const url = new URL(settings.authorizeUrl)
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: settings.scope, state }
      for (const [name, value] of Object.entries({ ...query, code_challenge: challenge, code_challenge_method: 'S256' }))
        url.searchParams.set(name, value)
      return url.href
    },
    async identify(code, verifier) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
      const answer = await ask(settings.tokenUrl, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
          ...(clientSecret !== null && { authorization: `Basic ${basic()}` }),
        },
        body: new URLSearchParams(clientSecret === null ? { ...form, client_id: clientId } : form).toString(),
      })
      const token = textOf(readJson(answer).access_token)
      if (token === '') throw new Error('The provider gives no token.')
      return identityOf(
        readJson(await ask(settings.userinfoUrl, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } })),
      )
    },
  }
}
