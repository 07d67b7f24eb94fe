import { StartError } from '../../util/start-error'

/** The code of the role that people get who make their own account, unless the installation names another one. */
export const NEWCOMER_ROLE = 'newcomer'

/** An OAuth 2.0 or OpenID Connect provider of this installation. */
export interface IdentitySettings {
  /** The name in addresses. */
  readonly source: string
  /** What the login page calls it. */
  readonly title: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly userinfoUrl: string
  readonly clientId: string
  /** Null: a public client, which PKCE alone protects. */
  readonly clientSecret: string | null
  readonly scope: string
}

/** Which ways to sign in this installation has besides account and password. */
export interface SignInSettings {
  /** Where codes are sent: an address, `console` for the server's own output, null for nowhere. */
  readonly sms: { readonly url: string; readonly token: string | null } | 'console' | null
  readonly registration: boolean
  /** Code of the role that people get who make their own account. */
  readonly registrationRole: string
  /** Where people find the application, such as `https://weft.example.org`; ends without a slash. */
  readonly publicUrl: string | null
  readonly identity: IdentitySettings | null
  /** Address of the CAS server, such as `https://sso.example.org/cas`; ends without a slash. */
  readonly casUrl: string | null
  readonly totp: 'off' | 'optional' | 'required'
  /** Codes of the roles that may, or must, have a second factor. */
  readonly totpRoles: readonly string[]
}

declare module '../../http/module' {
  interface SubjectServices {
    /** Which ways to sign in this installation has. */
    readonly signIn: SignInSettings
  }
}

type Environment = Readonly<Record<string, string | undefined>>

const setting = (env: Environment, name: string) => env[name]?.trim() || undefined

function readAddress(env: Environment, name: string): string | null {
  const text = setting(env, name)
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hash !== '')
    throw new StartError(`${name} must be an address that begins with http:// or https://.`)
  return text.replace(/\/+$/, '')
}

function readWord<Word extends string>(env: Environment, name: string, words: readonly Word[], usual: Word): Word {
  const text = setting(env, name) ?? usual
  const found = words.find(word => word === text)
  if (found === undefined) throw new StartError(`${name} must be ${words.join(' or ')}, not "${text}".`)
  return found
}

function readSms(env: Environment, demo: boolean): SignInSettings['sms'] {
  const text = setting(env, 'SMS_URL') ?? (demo ? 'console' : undefined)
  if (text === undefined || text === 'console') return text ?? null
  const url = readAddress(env, 'SMS_URL')
  return url === null ? null : { url, token: setting(env, 'SMS_TOKEN') ?? null }
}

function readIdentity(env: Environment, publicUrl: string | null): IdentitySettings | null {
  const clientId = setting(env, 'OAUTH_CLIENT_ID')
  const named = ['OAUTH_AUTHORIZE_URL', 'OAUTH_TOKEN_URL', 'OAUTH_USERINFO_URL'] as const
  if (clientId === undefined && named.every(name => setting(env, name) === undefined)) return null
  if (clientId === undefined) throw new StartError('OAUTH_CLIENT_ID is missing.')
  const [authorizeUrl, tokenUrl, userinfoUrl] = named.map(name => readAddress(env, name))
  if (!authorizeUrl || !tokenUrl || !userinfoUrl) throw new StartError(`${named.join(', ')} belong together; one of them is missing.`)
  if (publicUrl === null) throw new StartError('OAUTH_CLIENT_ID needs PUBLIC_URL, the address that the provider sends people back to.')
  const source = setting(env, 'OAUTH_SOURCE') ?? 'oidc'
  if (!/^[a-z0-9_-]{1,50}$/.test(source)) throw new StartError(`OAUTH_SOURCE must be a name such as github, not "${source}".`)
  return {
    source,
    title: setting(env, 'OAUTH_TITLE') ?? '统一身份认证',
    authorizeUrl,
    tokenUrl,
    userinfoUrl,
    clientId,
    clientSecret: setting(env, 'OAUTH_CLIENT_SECRET') ?? null,
    scope: setting(env, 'OAUTH_SCOPE') ?? 'openid profile',
  }
}

/** Reads what the environment says about signing in; `--demo` prints codes and takes registrations unless told otherwise. */
export function readSignIn(env: Environment, demo: boolean): SignInSettings {
  const publicUrl = readAddress(env, 'PUBLIC_URL')
  const casUrl = readAddress(env, 'CAS_URL')
  if (casUrl !== null && publicUrl === null) throw new StartError('CAS_URL needs PUBLIC_URL, the address that tickets are made for.')
  return {
    sms: readSms(env, demo),
    registration: readWord(env, 'REGISTRATION', ['on', 'off'], demo ? 'on' : 'off') === 'on',
    registrationRole: setting(env, 'REGISTRATION_ROLE') ?? NEWCOMER_ROLE,
    publicUrl,
    identity: readIdentity(env, publicUrl),
    casUrl,
    totp: readWord(env, 'TOTP', ['off', 'optional', 'required'], 'optional'),
    totpRoles: (setting(env, 'TOTP_ROLES') ?? 'admin,configurer').split(',').map(role => role.trim()),
  }
}
