import { toServerError } from '../http/errors'
import { errors, ServerError } from '../util/errors'
import type { GivenRecord } from './check-context'
import { learnChoices } from './checks'
import { withComputed } from './computed'
import { withLines } from './lines'
import { attempt, findMany, type RecordRow } from './repository'
import { texts } from './texts'
import { addRecord, editRecord, removeRecords, type WriteContext } from './writes'

/** What a grid saves at once. */
export interface GivenChanges {
  readonly added?: readonly { readonly key: string; readonly row: GivenRecord }[]
  readonly changed?: readonly GivenRecord[]
  readonly removed?: readonly { readonly id: string; readonly version?: number | null }[]
}

/** What became of one record. */
export interface SavedRow {
  readonly key: string
  readonly code: number
  readonly message: string
  readonly row?: RecordRow | null
  readonly errors?: readonly unknown[]
}

/** What a change set has come to. */
export interface SavedChanges {
  readonly rows: readonly SavedRow[]
  /** Ids of the records that it removed: of what was given, those that were still there and in sight. */
  readonly removed: readonly string[]
}

const GOOD = 200
const GONE = 404

/**
 * Saves a change set in one transaction: deleted records first, then changed ones, then new ones, so that a value that has
 * to be unique may move from one to another. When one record is refused none is saved, and the refusal tells about each.
 */
export async function saveChanges(context: WriteContext, { added = [], changed = [], removed = [] }: GivenChanges): Promise<SavedChanges> {
  const { trx, spec } = context
  const before = await findMany(
    trx,
    spec,
    [...changed, ...removed].map(({ id }) => String(id)),
  )
  const done: (SavedRow & { readonly id: string })[] = []
  const run = async (key: string, work: () => Promise<string>) => {
    done.push({ key, ...(await outcome(() => attempt(trx, work))) })
  }
  for (const { id, version } of removed) await run(id, () => removeOne(context, before.get(id), id, version ?? undefined))
  await learnChoices(context, [...changed, ...added.map(({ row }) => row)])
  for (const given of changed) await run(String(given.id), () => editOne(context, before.has(String(given.id)), given))
  for (const { key, row } of added) await run(key, () => addRecord(context, row))
  const refused = done.find(({ code }) => code !== GOOD)
  const rows = done.map(({ id: _, ...row }) => row)
  if (refused !== undefined) throw errors.refused(refused.message, refused.code === GONE ? 500 : refused.code, { rows })
  const now = await findMany(
    trx,
    spec,
    done.map(({ id }) => id),
  )
  await withLines(trx, context.entity, [...now.values()])
  withComputed(context.entity, [...now.values()])
  return {
    rows: done.map(({ id, ...row }) => ({ ...row, row: now.get(id) ?? null })),
    removed: removed.map(({ id }) => id).filter(id => before.has(id)),
  }
}

type Outcome = Omit<SavedRow, 'key'> & { readonly id: string }

/** A refusal of one record is told with it; whatever else goes wrong ends the save. */
async function outcome(work: () => Promise<string>): Promise<Outcome> {
  try {
    return { id: await work(), code: GOOD, message: '' }
  } catch (error) {
    const refusal = toServerError(error)
    if (!(error instanceof ServerError) && refusal.kind !== 'foreignFile') throw error
    const { code, message, result } = refusal
    const told = Array.isArray(result) ? { errors: result } : { row: (result ?? null) as RecordRow | null }
    return { id: '', code, message, ...told }
  }
}

async function removeOne(context: WriteContext, row: RecordRow | undefined, id: string, version: number | undefined): Promise<string> {
  // Another user did it: nothing is left to do.
  if (row === undefined) return id
  if (version !== undefined && row.version !== version) throw errors.stale(row)
  await removeRecords(context, [id])
  return id
}

async function editOne(context: WriteContext, known: boolean, given: GivenRecord): Promise<string> {
  if (!known) throw errors.refused(texts.notFound, GONE)
  await editRecord(context, given)
  return String(given.id)
}
