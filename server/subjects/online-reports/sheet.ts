import type { Call, CallOf } from '../../http/module'
import type { RawListQuery } from '../../query'
import { type Column, exportSheet, type SheetExport, sheetFile } from '../../sheets'
import { fail } from '../../util/errors'
import type { RunOrigin } from '../log'
import { type Choices, choicesOf } from './columns'
import { logged } from './logged'
import { rowsOf } from './run'
import type { Asking, Standing } from './standing'
import { texts } from './texts'

const NUMBERS = new Set(['integer', 'decimal'])

function sheetColumns({ columns }: Standing, choices: Choices): readonly Column[] {
  return columns
    .filter(({ item }) => item.isShow !== '0')
    .map(({ item: { fieldName, fieldTxt }, column }): Column => {
      const texts = new Map((Object.hasOwn(choices, fieldName) ? (choices[fieldName] ?? []) : []).map(one => [one.value, one.text]))
      return {
        name: fieldName,
        title: fieldTxt,
        required: false,
        number: NUMBERS.has(column.kind) && texts.size === 0 && column.dict === undefined,
        read: () => null,
        cell: row => {
          const value = row[`${fieldName}_dictText`] ?? texts.get(String(row[fieldName] ?? '')) ?? row[fieldName]
          return value === null || value === undefined || typeof value === 'number' ? (value ?? null) : String(value)
        },
      }
    })
}

/** Whether the reader has the right of every list whose rows a report shows to take them away. */
export const mayExport = ({ lists }: Standing, can: Call['can']): boolean => lists.every(list => can(list.exports))

type Exporting = Asking & RunOrigin & { readonly query: unknown }

/** What leaves; who takes rows away needs the right to do so of every list that they are of. */
async function exported(call: Exporting, standing: Standing): Promise<SheetExport> {
  if (!mayExport(standing, call.can)) return fail(texts.noExport, 510)
  const choices = await choicesOf(call, standing)
  const run = { standing, rows: (found: readonly unknown[]) => found.length, exported: true }
  const rows = await logged(call, run, () => rowsOf(call, standing, call.query as RawListQuery))
  const { name, code } = standing.report
  return { title: name, table: `report ${code}`, columns: sheetColumns(standing, choices), rows }
}

/** A report as a workbook. */
export const exportReport = async (
  call: CallOf<'onlineCgreportApiExportXls'> | CallOf<'onlineCgreportApiExportManySheetXls'>,
  standing: Standing,
) => exportSheet(call, await exported(call, standing))

/** A workbook that a report has become. */
export interface ReportBook {
  /** Of the report. */
  readonly title: string
  readonly rows: number
  readonly file: ReturnType<typeof sheetFile>
}

/** What a report says, outside of a call. */
export const sheetOf = exported

/** A report as a workbook, outside of a call. */
export async function bookOf(call: Exporting, standing: Standing): Promise<ReportBook> {
  const sheet = await exported(call, standing)
  return { title: sheet.title, rows: sheet.rows.length, file: sheetFile(sheet, call.session.realname) }
}
