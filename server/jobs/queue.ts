import { createHash } from 'node:crypto'
import PgBoss from 'pg-boss'
import type { JobsDatabase } from '../db/jobs'
import { executor, hasQueue, JOBS_SCHEMA, type JobsTrx, oneServerAtATime, type StatementRunner } from './repository'

/** What is delivered: the run, and how often it had been begun when it was sent. */
export interface Delivery {
  readonly run: string
  readonly turn: number
}

const RUNS = 'runs'
/** Deliveries that are done are of no interest for long: the runs themselves are kept by us. */
const KEPT = { archiveCompletedAfterSeconds: 600, archiveFailedAfterSeconds: 600, deleteAfterHours: 1, maintenanceIntervalSeconds: 60 }

/** The same for the same delivery, so that sending it twice is sending it once. */
const idOf = ({ run, turn }: Delivery): string =>
  createHash('md5')
    .update(`${run}:${turn}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The queue of deliveries in the database. Every call goes by a transaction of the caller, so that it holds with what the caller writes. */
export interface Queue {
  send(trx: JobsTrx, delivery: Delivery & { readonly dueTime: string }): Promise<void>
  /** Takes what is due; it is done when the transaction is through, and there again when it is not. */
  take(trx: JobsTrx, most: number): Promise<readonly Delivery[]>
  close(): Promise<void>
}

/** pg-boss makes its tables at the first start; the schema stands before, since its role may not make any. */
async function install(connection: JobsTrx): Promise<void> {
  if (await hasQueue(connection)) return
  const run = executor(connection)
  const statements = PgBoss.getConstructionPlans(JOBS_SCHEMA).replace(new RegExp(`CREATE SCHEMA IF NOT EXISTS ${JOBS_SCHEMA}\\s*;`), '')
  try {
    await run.executeSql(statements, [])
  } catch (error) {
    await run.executeSql('rollback', [])
    throw error
  }
}

/**
 * Opens the queue, and makes it where there is none: one server after the other, since what makes it locks tables that the same
 * statements of another server wait for.
 */
export async function openQueue(database: JobsDatabase, warn: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({ db: executor(database.db), schema: JOBS_SCHEMA, schedule: false, supervise: true, ...KEPT })
  boss.on('error', warn)
  await oneServerAtATime(database.db, async connection => {
    await install(connection)
    await boss.start()
    await boss.createQueue(RUNS)
  })
  const through = (trx: JobsTrx): { db: StatementRunner } => ({ db: executor(trx) })
  return {
    send: async (trx, { dueTime, ...delivery }) =>
      void (await boss.send(RUNS, delivery, { id: idOf(delivery), startAfter: dueTime, ...through(trx) })),
    take: async (trx, most) => {
      const found = await boss.fetch<Delivery>(RUNS, { batchSize: most, ...through(trx) })
      if (found.length === 0) return []
      for (const { id } of found) await boss.complete(RUNS, id, {}, through(trx))
      return found.map(({ data }) => data)
    },
    close: () => boss.stop({ graceful: false, close: false }),
  }
}
