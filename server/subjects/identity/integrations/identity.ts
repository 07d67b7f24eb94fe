import { createHash } from 'node:crypto'
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

function readJson(text: string): Claims {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? (value as Claims) : {}
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** OpenID Connect says `sub`; others `id`. */
function identityOf(claims: Claims): Identity {
  const subject = textOf(claims.sub) || textOf(claims.id)
  if (subject === '' || subject.length > 255) throw new Error('The provider does not say who it is.')
  const username = textOf(claims.preferred_username) || textOf(claims.login)
  return { subject, username: username.slice(0, 100), realname: (textOf(claims.name) || username).slice(0, 100) }
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
