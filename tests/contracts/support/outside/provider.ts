import { createHash, randomBytes } from 'node:crypto'
import { answerJson, bodyOf, type Listening, listen } from './listen'

/** A person of the provider. */
export interface Member {
  readonly sub: string
  readonly preferred_username?: string
  readonly name?: string
}

/** A small identity provider: authorization code with PKCE, each code once, then userinfo. */
export interface Provider extends Listening {
  readonly clientId: string
  readonly clientSecret: string
  /** Who is signed in there; null: the person refuses. */
  member: Member | null
}

interface Grant {
  readonly challenge: string
  readonly redirectUri: string
  readonly member: Member
}

export async function startProvider(): Promise<Provider> {
  const [clientId, clientSecret] = ['weft', 'provider: secret/1']
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Member>()
  const state: { member: Member | null } = { member: null }
  const basic = `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret)}`).toString('base64')}`

  const authorize = (query: URLSearchParams): string => {
    const back = new URL(query.get('redirect_uri') ?? '')
    const right =
      query.get('client_id') === clientId && query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256'
    if (!right || state.member === null) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(8).toString('hex')
      grants.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri: query.get('redirect_uri') ?? '', member: state.member })
      back.searchParams.set('code', code)
    }
    back.searchParams.set('state', query.get('state') ?? '')
    return back.href
  }
  const exchange = (form: URLSearchParams): string | null => {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) return null
    const token = randomBytes(8).toString('hex')
    tokens.set(token, grant.member)
    return token
  }
  const server = await listen(async (request, response, url) => {
    if (url.pathname === '/authorize') return void response.writeHead(302, { location: authorize(url.searchParams) }).end()
    if (url.pathname === '/userinfo') {
      const member = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
      return answerJson(response, member ? 200 : 401, member ?? { error: 'invalid_token' })
    }
    const form = new URLSearchParams(await bodyOf(request))
    const token = request.headers.authorization === basic && form.get('grant_type') === 'authorization_code' ? exchange(form) : null
    answerJson(
      response,
      token === null ? 400 : 200,
      token === null ? { error: 'invalid_grant' } : { access_token: token, token_type: 'Bearer' },
    )
  })
  return {
    ...server,
    clientId,
    clientSecret,
    get member() {
      return state.member
    },
    set member(member) {
      state.member = member
    },
  }
}

/** What a server is told of the provider. */
export const settingsOf = ({ url, clientId, clientSecret }: Provider) => ({
  OAUTH_SOURCE: 'test_id',
  OAUTH_TITLE: '测试认证',
  OAUTH_CLIENT_ID: clientId,
  OAUTH_CLIENT_SECRET: clientSecret,
  OAUTH_AUTHORIZE_URL: `${url}/authorize`,
  OAUTH_TOKEN_URL: `${url}/token`,
  OAUTH_USERINFO_URL: `${url}/userinfo`,
})
