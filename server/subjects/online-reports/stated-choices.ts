import { ServerError } from '../../util/errors'
import type * as reports from './repository'
import { stated } from './run'
import { type Asking, isStatement, reportReader, statementParts } from './standing'
import * as statements from './statement/repository'
import { texts } from './texts'

/** Columns that the statement of a dictionary answers. */
export const CHOICE_COLUMNS = ['value', 'text'] as const

/**
 * What the statements of a report's dictionaries offer to its reader, by statement. A reader who may not read one of its lists is offered
 * nothing, and sees what is stored.
 */
export async function statedChoices(
  call: Asking,
  { name, items }: reports.Report,
): Promise<ReadonlyMap<string, readonly reports.Choice[]>> {
  const found = new Map<string, readonly reports.Choice[]>()
  for (const sql of new Set(items.flatMap(({ dictCode }) => (isStatement(dictCode) ? [dictCode] : [])))) {
    const parts = await readable(call, sql)
    const choices = parts
      ? await stated(
          call,
          { parts },
          trx => statements.choiceRows(trx, parts),
          () => texts.failed(name),
        )
      : []
    found.set(sql, choices)
  }
  return found
}

/** The statement over what its reader may see; undefined when a list of it is not the reader's to read. */
async function readable(call: Asking, sql: string) {
  try {
    return (await statementParts(sql, reportReader(call), new Map())).parts
  } catch (error) {
    if (error instanceof ServerError && error.kind === 'noPermission') return undefined
    throw error
  }
}
