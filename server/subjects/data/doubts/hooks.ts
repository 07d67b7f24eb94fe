import type { EntityHooks } from '../../../records/entity-hooks'
import { fail } from '../../../util/errors'
import { SHEETS } from '../readable'
import * as rows from './repository'
import { texts } from './texts'

export const DOUBTS = '/audit/doubt'
const FINDINGS = '/audit/finding'

/** A doubt begins here. */
const FIRST = '1'
/** A doubt that was proven: a finding may be made of it. */
const PROVEN = '3'
/** The states that may follow each. */
const NEXT: Readonly<Record<string, readonly string[]>> = { '1': ['2'], '2': ['1', '3', '4'], '3': ['2'], '4': ['2'] }

interface Before {
  readonly state?: unknown
}

/** Refuses states out of their order. */
function checkChange(now: rows.DoubtState, before: Before | undefined): void {
  const was = before === undefined ? FIRST : String(before.state)
  if (now.state !== was && (before === undefined || !NEXT[was]?.includes(now.state))) fail(texts.notNext)
  if (now.findingId !== null && now.state !== PROVEN) fail(texts.hasFinding)
}

async function doubtWritten(trx: rows.Trx, id: string, before?: Before): Promise<void> {
  const now = await rows.stateOf(trx, id)
  if (!now) return
  checkChange(now, before)
  await rows.followSheet(trx, id)
}

/** A finding is made of a doubt that was proven. That it is the only one is kept by the table. */
async function findingWritten(trx: rows.Trx, id: string, before?: { readonly doubtId?: unknown }): Promise<void> {
  const doubt = await rows.doubtOf(trx, id)
  if (doubt && before?.doubtId !== doubt.id && doubt.state !== PROVEN) fail(texts.notProven(doubt.title))
  if (doubt || before) await rows.linkFinding(trx, id)
}

async function refuseWhere(found: Promise<boolean>, message: string): Promise<void> {
  if (await found) fail(message)
}

/** What doubts ask of the records that they stand between: their sheet, and the finding that is made of them. */
export function declareDoubts(entities: EntityHooks): void {
  entities.declare(DOUBTS, { written: doubtWritten, removed: (trx, ids) => refuseWhere(rows.haveFinding(trx, ids), texts.leavesFinding) })
  entities.declare(FINDINGS, { written: findingWritten, removed: rows.unlinkFindings })
  entities.declare(SHEETS, {
    written: rows.raiseDoubts,
    removed: (trx, ids) => refuseWhere(rows.haveDoubts(trx, ids), texts.sheetHasDoubts),
  })
}
