import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import type { Session } from '../../../http/session'
import { errors, fail } from '../../../util/errors'
import { texts } from '../../../util/texts'
import { hashPassword, isPassword } from '../passwords'
import { type AttemptLimits, passAttempts, QUIET_SECONDS, releaseAttempt, reserveAttempt, willAskCaptcha } from './attempts'
import { type CaptchaProof, type Captchas, makeCaptchas } from './captchas'
import { type Codes, makeCodes } from './codes'
import { type Devices, makeDevices } from './devices'
import { wasPassword } from './earlier-passwords'
import { countAgainst } from './limits'
import { makeNotices, type SignInNotices } from './notices'
import { makeOpenSessions, type OpenSessions } from './open-sessions'
import { makePeople, type People } from './people'
import { makeSecondFactor, type SecondFactor } from './second-factor'
import { findSession, hashToken } from './sessions'
import { texts as accountTexts } from './texts'
import { makeThirdAccounts, type ThirdAccounts } from './third-accounts'
import { makeTickets, type Tickets } from './tickets'

export interface SignedIn {
  readonly token: string
  readonly session: Session
}

declare module '../../../http/module' {
  interface SubjectServices {
    /** Passwords and sessions; their tables are out of reach for modules. */
    readonly accounts: Accounts
  }
}

/** Passwords, sessions and what else leads to one, reached through the auth role alone. */
export interface Accounts {
  /**
   * Whose password this is, and whether another one has to be set first; one answer and one timing for unknown names and wrong ones. Too many
   * attempts are slowed down, and asked for a captcha where the caller can show one.
   */
  provePassword(username: string, password: string, origin: SignInOrigin): Promise<ProvenUser>
  /** Refuses people who are frozen, deleted, or without a tenant that works. They have proven who they are. */
  checkEffective(userId: string): Promise<void>
  /** A session for a user who has proven everything that is asked of them. */
  open(user: ProvenUser, from: SessionOrigin): Promise<SignedIn>
  signOut(tokenHash: string): Promise<void>
  /** Sets the password and ends every session of the user. The user must be committed: it is another connection. */
  setPassword(userId: string, plain: string): Promise<void>
  /**
   * The same for the account of another user of the session's tenant, who is asked for another password at the next sign-in;
   * refuses accounts that the tenant does not keep. The caller has compared what both hold.
   */
  resetPassword(session: Session, userId: string, plain: string): Promise<void>
  /** Whether this is the person's password; counts as an attempt to sign in. */
  checkPassword(session: Session, plain: string, address: string): Promise<boolean>
  /** Runs a check that counts as an attempt to sign in, until it succeeds. */
  attempt(account: string, address: string, check: () => Promise<boolean>): Promise<boolean>
  /** Refuses a new password that the user has had lately, by the rules of the installation. */
  checkNotUsed(userId: string, plain: string): Promise<void>
  /** Whether the password of the user was set by another one. */
  hasOneTimePassword(userId: string): Promise<boolean>
  /** Ends every session. Freezing, deleting and role changes do so by themselves (triggers). */
  endSessions(userId: string): Promise<void>
  /** Counts a question about accounts by address and altogether; refuses too many. */
  allowQuestion(address: string): Promise<void>
  /** Counts a step towards a new password by address, and by phone where one is proven; refuses too many. */
  allowRecovery(address: string, phone?: string): Promise<void>
  readonly captchas: Captchas
  readonly devices: Devices
  readonly codes: Codes
  readonly tickets: Tickets
  readonly thirdAccounts: ThirdAccounts
  readonly people: People
  readonly secondFactor: SecondFactor
  readonly openSessions: OpenSessions
  readonly notices: SignInNotices
}

/** A user who has proven who they are. */
export interface ProvenUser {
  readonly userId: string
  /** By a password that another user has set, or that is too old: the session may do nothing but set another one. Default false. */
  readonly oneTimePassword?: boolean
}

/** Where a password comes from. */
export interface SignInOrigin {
  readonly address: string
  /** The device when it is known to the account; null when it is not. */
  readonly device: string | null
  /** What came with the password; null for nothing. Absent: a caller that cannot show a captcha and brings another proof. */
  readonly captcha?: CaptchaProof | null
}

/** Where a session begins. */
export interface SessionOrigin {
  readonly address: string
  /** What the browser calls itself, in words; empty when it does not. */
  readonly device: string
}

export interface AccountOptions {
  readonly limits: AttemptLimits
  /** Derives a key of its own for each use. */
  readonly keyFor: (use: string) => Buffer
  /** Milliseconds since 1970, for codes that come from the time. */
  readonly now: () => number
  /** Of sessions that begin: minutes without use after which they end. */
  readonly idleMinutes: () => number
  /** Networks that have names. */
  readonly networks: () => string
  /** Days after which a session that is opened now ends. */
  readonly sessionDays: () => number
  /** Days after which a password has to be replaced at sign-in; 0: never. */
  readonly passwordDays: () => number
  /** How many of a user's last passwords, the present one among them, a new one must differ from. */
  readonly passwordHistory: () => number
}

/** Questions about forgotten accounts. */
const QUESTIONS_BY_ADDRESS = { kind: 'account-question', most: 30, minutes: 60 }
const QUESTIONS_BY_EVERYBODY = { kind: 'account-question-everybody', most: 1000, minutes: 60 }
/** Steps 2 and 3 of a forgotten password. */
const RECOVERY_BY_ADDRESS = { kind: 'recovery-address', most: 30, minutes: 60 }
const RECOVERY_BY_PHONE = { kind: 'recovery-phone', most: 10, minutes: 60 }

const FROZEN = 2

interface Person {
  id: string
  status: number
  delFlag: number
  passwordHash: string | null
  oneTime: boolean | null
  /** Seconds since the password was set. */
  age: number | null
}

const passwordAge = sql<number | null>`extract(epoch from clock_timestamp() - sys_user_secret.update_time)::float8`.as('age')

async function findPerson(database: Database, username: string): Promise<Person | undefined> {
  return database.auth
    .selectFrom('sysUser')
    .leftJoin('sysUserSecret', 'sysUserSecret.userId', 'sysUser.id')
    .select(['sysUser.id', 'sysUser.status', 'sysUser.delFlag', 'sysUserSecret.passwordHash', 'sysUserSecret.oneTime', passwordAge])
    .where('sysUser.username', '=', username)
    .executeTakeFirst()
}

const DAY_SECONDS = 24 * 3600

/** Whether a password of this age has to be replaced; 0 days: none has. */
const isTooOld = (age: number | null, days: number) => days > 0 && (age ?? 0) > days * DAY_SECONDS

async function openSession(
  database: Database,
  { idleMinutes, days }: { readonly idleMinutes: number; readonly days: number },
  { userId, oneTimePassword = false }: ProvenUser,
  { address, device }: SessionOrigin,
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const expires = sql<string>`now() + make_interval(days => ${days})`
  await database.auth
    .insertInto('sysSession')
    .values({ tokenHash: hashToken(token), userId, address, device, expires, idleMinutes, oneTimePassword })
    .execute()
  const session = await findSession(database, token)
  // Frozen at this very moment.
  if (!session) throw errors.sessionOver()
  return { token, session }
}

/** Passwords, sessions and the rest of `Accounts`, over the auth role. */
export function makeAccounts(database: Database, options: AccountOptions): Accounts {
  const { limits, keyFor, now, idleMinutes, sessionDays, passwordDays, passwordHistory } = options
  const people = makePeople(database)
  const attempt: Accounts['attempt'] = async (account, address, check) => {
    const attempter = { account, address, device: null }
    await reserveAttempt(database, limits, attempter)
    const right = await check()
    if (right) await passAttempts(database, attempter)
    return right
  }
  const tickets = makeTickets(database)
  const captchas = makeCaptchas(tickets, keyFor('captchas'), now)
  const checkCaptcha = async (proof: CaptchaProof | null, address: string) => {
    if (proof === null) throw errors.captcha('missing', QUIET_SECONDS)
    if (!(await captchas.use(proof, address))) throw errors.captcha('wrong', QUIET_SECONDS)
  }
  const refusePassword = async (account: string, device: string | null): Promise<never> => {
    const asked = device === null && (await willAskCaptcha(database, limits, account))
    return fail(texts.wrongPassword, 500, asked ? { captcha: { waitSeconds: QUIET_SECONDS } } : null)
  }
  return {
    people,
    codes: makeCodes(database, limits, keyFor('sms-codes')),
    tickets,
    captchas,
    devices: makeDevices(keyFor('devices'), now),
    thirdAccounts: makeThirdAccounts(database),
    secondFactor: makeSecondFactor(database, keyFor, now),
    openSessions: makeOpenSessions(database, options.networks),
    notices: makeNotices(database, limits),
    attempt,
    async allowQuestion(address) {
      await countAgainst(database, QUESTIONS_BY_ADDRESS, address)
      await countAgainst(database, QUESTIONS_BY_EVERYBODY, '')
    },
    async allowRecovery(address, phone) {
      await countAgainst(database, RECOVERY_BY_ADDRESS, address)
      if (phone !== undefined) await countAgainst(database, RECOVERY_BY_PHONE, phone)
    },
    async endSessions(userId) {
      await database.auth.deleteFrom('sysSession').where('userId', '=', userId).execute()
    },
    async provePassword(username, password, { address, device, captcha }) {
      const account = username.trim()
      const { id, asksCaptcha } = await reserveAttempt(database, limits, { account, address, device })
      if (asksCaptcha && captcha !== undefined) {
        await checkCaptcha(captcha, address).catch(async error => {
          await releaseAttempt(database, id)
          throw error
        })
      }
      const person = await findPerson(database, account)
      const right = await isPassword(person?.passwordHash ?? null, password)
      if (!person || !right || person.delFlag !== 0) return refusePassword(account, device)
      if (person.status === FROZEN) fail(texts.frozen)
      await passAttempts(database, { account, address, device })
      const tooOld = isTooOld(person.age, passwordDays())
      return { userId: person.id, oneTimePassword: tooOld || (person.oneTime ?? false) }
    },
    async checkEffective(userId) {
      const person = await people.byId(userId)
      if (person === null || person.delFlag !== 0) fail(accountTexts.deleted)
      if (person.status === FROZEN) fail(texts.frozen)
      if ((await people.tenantsOf(userId)).length === 0) fail(accountTexts.tenantsFrozen)
    },
    open: (user, from) => openSession(database, { idleMinutes: idleMinutes(), days: sessionDays() }, user, from),
    async signOut(tokenHash) {
      await database.auth.deleteFrom('sysSession').where('tokenHash', '=', tokenHash).execute()
    },
    async setPassword(userId, plain) {
      const passwordHash = await hashPassword(plain)
      await database.auth
        .insertInto('sysUserSecret')
        .values({ userId, passwordHash })
        .onConflict(conflict => conflict.column('userId').doUpdateSet({ passwordHash, oneTime: false, updateTime: sql<string>`now()` }))
        .execute()
      await tickets.forget('new-password', userId)
    },
    async resetPassword(session, userId, plain) {
      const passwordHash = await hashPassword(plain)
      const oneTime = userId !== session.userId
      const { rows } = await sql`insert into sys_user_secret (user_id, password_hash, one_time)
        select id, ${passwordHash}, ${oneTime} from sys_user where id = ${userId} and tenant_id = ${session.tenantId}
        on conflict (user_id) do update
          set password_hash = excluded.password_hash, one_time = excluded.one_time, update_time = now() returning user_id`.execute(
        database.auth,
      )
      if (rows.length === 0) throw errors.otherTenant()
      await tickets.forget('new-password', userId)
    },
    checkPassword: (session, plain, address) =>
      attempt(session.username, address, async () => {
        const person = await findPerson(database, session.username)
        return isPassword(person?.passwordHash ?? null, plain)
      }),
    async checkNotUsed(userId, plain) {
      const most = passwordHistory()
      if (await wasPassword(database, userId, plain, most)) fail(accountTexts.usedPassword(most))
    },
    async hasOneTimePassword(userId) {
      const secret = await database.auth.selectFrom('sysUserSecret').select('oneTime').where('userId', '=', userId).executeTakeFirst()
      return secret?.oneTime ?? false
    },
  }
}
