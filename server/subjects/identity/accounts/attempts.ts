import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import { errors } from '../../../util/errors'

/** Failed attempts within `minutes` after which more are slowed down or refused. */
export interface AttemptLimits {
  /** For an account from one address, or from one known device: each further failure doubles the wait. */
  readonly account: number
  readonly address: number
  readonly everybody: number
  /** For an account from all addresses together. Default 100. */
  readonly everywhere?: number
  /** For an account from all addresses, after which a captcha is asked for. Default 3. */
  readonly captcha?: number
  readonly minutes: number
}

export const USUAL_LIMITS: AttemptLimits = { account: 10, address: 50, everybody: 1000, minutes: 15 }
const [EVERYWHERE, CAPTCHA] = [100, 3]
/** Seconds of the first wait of an account at one address. */
const FIRST_WAIT = 30
/** Seconds without a failure after which an account asks for no captcha. */
export const QUIET_SECONDS = 30

/** Who tries: an account at an address, and the device when it has signed in to this account before. */
export interface Attempter {
  readonly account: string
  readonly address: string
  /** Null: not known. A known device is counted by itself, so that strangers cannot shut its user out. */
  readonly device: string | null
}

/** A noted attempt; `asksCaptcha` when the password is not to be looked at without one. */
export interface Reserved {
  readonly id: number
  readonly asksCaptcha: boolean
}

interface Counted {
  /** Earlier failures of the same account at the same address, or of the same known device. */
  own: number
  /** Seconds since the last of them. */
  ownAge: number
  everywhere: number
  /** Seconds since the last failure of the account on any unknown device. */
  everywhereAge: number
  address: number
  everybody: number
  /** Seconds since the oldest attempt that counts. */
  age: number
}

const NEVER = 1_000_000_000

async function count(
  database: Database,
  { minutes }: AttemptLimits,
  id: number,
  { account, address, device }: Attempter,
): Promise<Counted> {
  const own = device === null ? sql`account = ${account} and address = ${address} and device is null` : sql`device = ${device}`
  const others = sql`account = ${account} and device is null`
  const ageOf = (which: typeof own) =>
    sql`coalesce(extract(epoch from clock_timestamp() - max(at) filter (where ${which} and id <> ${id}))::int, ${NEVER})`
  const { rows } = await sql<Counted>`
    select count(*) filter (where ${own} and id <> ${id})::int as own, ${ageOf(own)} as own_age,
      count(*) filter (where ${others} and id <> ${id})::int as everywhere, ${ageOf(others)} as everywhere_age,
      count(*) filter (where address = ${address})::int as address, count(*)::int as everybody,
      coalesce(extract(epoch from now() - min(at))::int, 0) as age
    from sys_login_attempt where at > now() - make_interval(mins => ${minutes}) and not passed`.execute(database.auth)
  return rows[0] ?? { own: 0, ownAge: NEVER, everywhere: 0, everywhereAge: NEVER, address: 0, everybody: 0, age: 0 }
}

/** Seconds until the next attempt; none or less when it may be made now. */
function waitOf(limits: AttemptLimits, { device }: Attempter, found: Counted): number {
  const most = limits.minutes * 60
  const beyond = found.own - limits.account
  const slowed = beyond < 0 ? 0 : Math.min(most, FIRST_WAIT * 2 ** beyond) - found.ownAge
  if (device !== null) return slowed
  const full = found.everywhere >= (limits.everywhere ?? EVERYWHERE) || found.address > limits.address || found.everybody > limits.everybody
  return Math.max(slowed, full ? Math.max(1, most - found.age) : 0)
}

/** Whether an unknown device that fails now, after so many failures, is asked for a captcha. */
const isCaptchaDue = (limits: AttemptLimits, failures: number) => failures >= (limits.captcha ?? CAPTCHA)

/**
 * Notes an attempt before the password is looked at, so that many at once cannot slip through; it counts as failed until
 * `passAttempts`. Unknown names count like known ones. A refused attempt is not noted and so does not lengthen the wait.
 */
export async function reserveAttempt(database: Database, limits: AttemptLimits, attempter: Attempter): Promise<Reserved> {
  const who = { ...attempter, account: attempter.account.toLowerCase() }
  const { id } = await database.auth.insertInto('sysLoginAttempt').values(who).returning('id').executeTakeFirstOrThrow()
  const found = await count(database, limits, id, who)
  const wait = waitOf(limits, who, found)
  if (wait <= 0) {
    const noisy = found.everywhereAge < QUIET_SECONDS
    return { id, asksCaptcha: who.device === null && noisy && isCaptchaDue(limits, found.everywhere) }
  }
  await releaseAttempt(database, id)
  throw errors.tooManyAttempts(Math.ceil(wait))
}

/** The attempt was none: nothing was looked at. */
export async function releaseAttempt(database: Database, id: number): Promise<void> {
  await database.auth.deleteFrom('sysLoginAttempt').where('id', '=', id).execute()
}

/** Whether the next attempt of an unknown device has to bring a captcha. */
export async function willAskCaptcha(database: Database, limits: AttemptLimits, account: string): Promise<boolean> {
  const { failures } = await database.auth
    .selectFrom('sysLoginAttempt')
    .select(eb => eb.fn.countAll<string>().as('failures'))
    .where('account', '=', account.toLowerCase())
    .where('device', 'is', null)
    .where('passed', '=', false)
    .where('at', '>', sql<string>`now() - make_interval(mins => ${limits.minutes})`)
    .executeTakeFirstOrThrow()
  return isCaptchaDue(limits, Number(failures))
}

/** The user is proven: failures from this address or device are forgotten, and old notes of all. */
export async function passAttempts(database: Database, { account, address, device }: Attempter): Promise<void> {
  const own = sql<boolean>`(address = ${address} and device is null) or device = ${device}`
  await database.auth.updateTable('sysLoginAttempt').set({ passed: true }).where('account', '=', account.toLowerCase()).where(own).execute()
  await database.auth.deleteFrom('sysLoginAttempt').where('at', '<', sql<string>`now() - interval '1 day'`).execute()
}
