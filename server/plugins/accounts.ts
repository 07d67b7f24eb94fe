import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database'
import { errors, fail } from '../errors'
import { hashPassword, isPassword } from '../passwords'
import { texts } from '../texts'
import { type AttemptLimits, passAttempts, reserveAttempt } from './attempts'
import { findSession, hashToken, SESSION_DAYS, type Session } from './session'

export interface SignedIn {
  readonly token: string
  readonly session: Session
}

/** Passwords and sessions, reached through the auth role alone. */
export interface Accounts {
  /** One answer and one timing for unknown names and wrong passwords; refuses after too many attempts. */
  signIn(username: string, password: string, address: string): Promise<SignedIn>
  signOut(tokenHash: string): Promise<void>
  /** Sets the password and ends every session of the user. The user must be committed: it is another connection. */
  setPassword(userId: string, plain: string): Promise<void>
  /** Whether this is the person's password; counts as an attempt to sign in. */
  checkPassword(session: Session, plain: string, address: string): Promise<boolean>
  /** Ends every session. Freezing, deleting and role changes do so by themselves (triggers). */
  endSessions(userId: string): Promise<void>
}

const FROZEN = 2

interface Person {
  id: string
  status: number
  delFlag: number
  passwordHash: string | null
}

async function findPerson(database: Database, username: string): Promise<Person | undefined> {
  return database.auth
    .selectFrom('sysUser')
    .leftJoin('sysUserSecret', 'sysUserSecret.userId', 'sysUser.id')
    .select(['sysUser.id', 'sysUser.status', 'sysUser.delFlag', 'sysUserSecret.passwordHash'])
    .where('sysUser.username', '=', username)
    .executeTakeFirst()
}

async function openSession(database: Database, userId: string, address: string): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const expires = sql<string>`now() + make_interval(days => ${SESSION_DAYS})`
  await database.auth
    .insertInto('sysSession')
    .values({ tokenHash: hashToken(token), userId, address, expires })
    .execute()
  await database.auth.deleteFrom('sysSession').where('expires', '<', sql<string>`now()`).execute()
  const session = await findSession(database, token)
  // Frozen at this very moment.
  if (!session) throw errors.sessionOver()
  return { token, session }
}

/** The doors to passwords and sessions. */
export function makeAccounts(database: Database, limits: AttemptLimits): Accounts {
  const endSessions = async (userId: string) => {
    await database.auth.deleteFrom('sysSession').where('userId', '=', userId).execute()
  }
  return {
    endSessions,
    async signIn(username, password, address) {
      const account = username.trim()
      await reserveAttempt(database, limits, account, address)
      const person = await findPerson(database, account)
      const right = await isPassword(person?.passwordHash ?? null, password)
      if (!person || !right || person.delFlag !== 0) fail(texts.wrongPassword)
      if (person.status === FROZEN) fail(texts.frozen)
      await passAttempts(database, account, address)
      return openSession(database, person.id, address)
    },
    async signOut(tokenHash) {
      await database.auth.deleteFrom('sysSession').where('tokenHash', '=', tokenHash).execute()
    },
    async setPassword(userId, plain) {
      const passwordHash = await hashPassword(plain)
      await database.auth
        .insertInto('sysUserSecret')
        .values({ userId, passwordHash })
        .onConflict(conflict => conflict.column('userId').doUpdateSet({ passwordHash, updateTime: sql<string>`now()` }))
        .execute()
    },
    async checkPassword(session, plain, address) {
      await reserveAttempt(database, limits, session.username, address)
      const person = await findPerson(database, session.username)
      const right = await isPassword(person?.passwordHash ?? null, plain)
      if (right) await passAttempts(database, session.username, address)
      return right
    },
  }
}
