import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import { seal, unseal } from '../../../util/sealed'
import { makeTotpSecret, stepOf } from './totp'

/** The second factors of people. */
export interface SecondFactor {
  /** Whether it is asked for at the next sign-in, and how many recovery codes are left. */
  stateOf(userId: string): Promise<{ enabled: boolean; recoveryCodesLeft: number }>
  /** A new secret, which counts once it is confirmed; null when one counts already. */
  enrol(userId: string): Promise<string | null>
  /** The first code of a new secret; the recovery codes, or null when the code is wrong. */
  confirm(userId: string, code: string): Promise<string[] | null>
  /** A code that was not used before, or a recovery code, which is used up. */
  check(userId: string, code: string): Promise<boolean>
  renewRecoveryCodes(userId: string): Promise<string[]>
  remove(userId: string): Promise<boolean>
}

const RECOVERY_CODES = 10
/** Without letters and digits that people mistake for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

const randomCode = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
/** As it was written down: with or without the hyphen, in any case. */
const bare = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

export function makeSecondFactor(database: Database, keyFor: (use: string) => Buffer, now: () => number): SecondFactor {
  const sealKey = keyFor('totp')
  const recoveryKey = keyFor('recovery-codes')
  const digest = (userId: string, code: string) =>
    createHmac('sha256', recoveryKey)
      .update(`${userId}|${bare(code)}`)
      .digest('hex')

  const secretOf = async (userId: string, confirmed: boolean) => {
    const row = await database.auth
      .selectFrom('sysTotp')
      .select('secret')
      .where('userId', '=', userId)
      .where('confirmed', confirmed ? 'is not' : 'is', null)
      .executeTakeFirst()
    return row ? unseal(sealKey, userId, row.secret) : null
  }
  /** Marks the step as used; false when it, or a later one, was used before. */
  const spendStep = async (userId: string, step: number) => {
    const { rows } = await sql`update sys_totp set last_step = ${step}, confirmed = coalesce(confirmed, now())
      where user_id = ${userId} and last_step < ${step} returning user_id`.execute(database.auth)
    return rows.length > 0
  }
  const checkCode = async (userId: string, code: string, confirmed: boolean) => {
    const secret = await secretOf(userId, confirmed)
    const step = secret === null ? null : stepOf(secret, code.replace(/\s/g, ''), now())
    return step !== null && spendStep(userId, step)
  }
  const renewRecoveryCodes = async (userId: string) => {
    const codes = Array.from({ length: RECOVERY_CODES }, randomCode)
    await database.auth.transaction().execute(async trx => {
      await trx.deleteFrom('sysRecoveryCode').where('userId', '=', userId).execute()
      await trx
        .insertInto('sysRecoveryCode')
        .values(codes.map(code => ({ userId, codeHash: digest(userId, code) })))
        .execute()
    })
    return codes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`)
  }

  return {
    async stateOf(userId) {
      const { rows } = await sql<{ enabled: boolean; left: number }>`
        select exists (select from sys_totp where user_id = ${userId} and confirmed is not null) as enabled,
          (select count(*)::int from sys_recovery_code where user_id = ${userId}) as left`.execute(database.auth)
      return { enabled: rows[0]?.enabled ?? false, recoveryCodesLeft: rows[0]?.left ?? 0 }
    },
    async enrol(userId) {
      const secret = makeTotpSecret()
      const { rows } = await sql`insert into sys_totp (user_id, secret) values (${userId}, ${seal(sealKey, userId, secret)})
        on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where sys_totp.confirmed is null
        returning user_id`.execute(database.auth)
      return rows.length > 0 ? secret : null
    },
    async confirm(userId, code) {
      return (await checkCode(userId, code, false)) ? renewRecoveryCodes(userId) : null
    },
    async check(userId, code) {
      if (await checkCode(userId, code, true)) return true
      const used = await database.auth
        .deleteFrom('sysRecoveryCode')
        .where('userId', '=', userId)
        .where('codeHash', '=', digest(userId, code))
        .returning('userId')
        .executeTakeFirst()
      return used !== undefined
    },
    renewRecoveryCodes,
    async remove(userId) {
      await database.auth.deleteFrom('sysRecoveryCode').where('userId', '=', userId).execute()
      const gone = await database.auth.deleteFrom('sysTotp').where('userId', '=', userId).returning('userId').executeTakeFirst()
      return gone !== undefined
    },
  }
}
