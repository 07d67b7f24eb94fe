import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import { errors, fail } from '../../../util/errors'
import { type AttemptLimits, passAttempts, reserveAttempt } from './attempts'
import { countAgainst, forgetUses, type UseLimit } from './limits'
import { texts } from './texts'

/** What a code is for: `0` sign-in and binding, `1` registration, `2` a forgotten password. */
export type CodeMode = '0' | '1' | '2'
/** `gone`: there is none, it is over, or it was guessed at too often. */
export type CodeResult = 'right' | 'wrong' | 'gone'

/** Codes sent to phones: 6 digits, kept as a keyed digest, good for 10 minutes, 5 attempts and one use. */
export interface Codes {
  /** Counts the wish for a code by phone and address; refuses too many. Comes before anything is looked up. */
  allow(phone: string, address: string): Promise<void>
  /** A fresh code; refuses while the last one is still good, and within a minute of it. */
  make(phone: string, mode: CodeMode): Promise<string>
  /** The code could not be sent: it was never there. */
  withdraw(phone: string, mode: CodeMode): Promise<void>
  /** Counts as an attempt to sign in. */
  check(phone: string, mode: CodeMode, code: string, address: string): Promise<CodeResult>
  /** Uses up a code that was right; false when it is gone meanwhile: of two at once one gets it. */
  spend(phone: string, mode: CodeMode, code: string): Promise<boolean>
  /** Both: a right code is used up. */
  use(phone: string, mode: CodeMode, code: string, address: string): Promise<CodeResult>
}

const MINUTES = 10
const ATTEMPTS = 5
const INTERVAL_SECONDS = 60
const BY_ADDRESS: UseLimit = { kind: 'sms-address', most: 20, minutes: 60 }
const BY_PHONE: UseLimit = { kind: 'sms-phone', most: 10, minutes: 24 * 60 }
const BY_EVERYBODY: UseLimit = { kind: 'sms', most: 1000, minutes: 60 }

const life = sql<string>`now() + make_interval(mins => ${MINUTES})`
const isGood = sql<boolean>`expires > now() and attempts < ${ATTEMPTS}`

/** Why there is no new code. */
async function refuseCode(database: Database, phone: string, mode: CodeMode): Promise<never> {
  const { rows } = await sql<{ good: boolean; wait: number }>`
    select ${isGood} as good, ${INTERVAL_SECONDS} - extract(epoch from now() - sent)::int as wait
    from sys_sms_code where phone = ${phone} and mode = ${mode}`.execute(database.auth)
  if (rows[0]?.good) fail(texts.stillValid)
  throw errors.tooOften(Math.max(1, rows[0]?.wait ?? 1))
}

export function makeCodes(database: Database, limits: AttemptLimits, key: Buffer): Codes {
  const digest = (phone: string, mode: CodeMode, code: string) => createHmac('sha256', key).update(`${phone}|${mode}|${code}`).digest('hex')
  const row = (phone: string, mode: CodeMode) => sql<boolean>`phone = ${phone} and mode = ${mode}`

  const check: Codes['check'] = async (phone, mode, code, address) => {
    const account = `sms:${phone}`
    const attempter = { account, address, device: null }
    await reserveAttempt(database, limits, attempter)
    const { rows } = await sql<{ codeHash: string }>`update sys_sms_code set attempts = attempts + 1
      where ${row(phone, mode)} and ${isGood} returning code_hash`.execute(database.auth)
    const stored = rows[0]?.codeHash
    if (stored === undefined) return 'gone'
    if (!timingSafeEqual(Buffer.from(stored), Buffer.from(digest(phone, mode, code.trim())))) return 'wrong'
    await passAttempts(database, attempter)
    return 'right'
  }

  const spend: Codes['spend'] = async (phone, mode, code) => {
    const { rows } = await sql`update sys_sms_code set expires = now() where ${row(phone, mode)} and expires > now()
      and code_hash = ${digest(phone, mode, code.trim())} returning phone`.execute(database.auth)
    return rows.length > 0
  }

  return {
    async allow(phone, address) {
      await countAgainst(database, BY_ADDRESS, address)
      await countAgainst(database, BY_PHONE, phone)
      await countAgainst(database, BY_EVERYBODY, '')
    },
    async make(phone, mode) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const { rows } = await sql`insert into sys_sms_code (phone, mode, code_hash, expires)
        values (${phone}, ${mode}, ${digest(phone, mode, code)}, ${life})
        on conflict (phone, mode) do update set code_hash = excluded.code_hash, sent = clock_timestamp(), expires = excluded.expires, attempts = 0
        where (sys_sms_code.expires <= now() or sys_sms_code.attempts >= ${ATTEMPTS})
          and sys_sms_code.sent <= now() - make_interval(secs => ${INTERVAL_SECONDS})
        returning phone`.execute(database.auth)
      if (rows.length === 0) return refuseCode(database, phone, mode)
      await forgetUses(database)
      await sql`delete from sys_sms_code where expires < now() - interval '1 day'`.execute(database.auth)
      return code
    },
    async withdraw(phone, mode) {
      await sql`delete from sys_sms_code where ${row(phone, mode)}`.execute(database.auth)
    },
    check,
    spend,
    async use(phone, mode, code, address) {
      const verdict = await check(phone, mode, code, address)
      return verdict !== 'right' || (await spend(phone, mode, code)) ? verdict : 'gone'
    },
  }
}
