import * as XLSX from '@e965/xlsx'
import type { Operation } from '../../../../server/http/contract'
import type { Caller, TestAnswer } from '../../../helpers/server'
import { type Request, send } from '../requests'
import { together } from '../together'
import { feedsOf } from './feeds'
import type { Ground } from './ground'

/** The moment that a workbook says it was made at. */
const MOMENT = /导出时间：[\d: -]+/

/** The parts of a workbook, and what they are called. */
interface Archive {
  readonly FileIndex: readonly { readonly content: readonly number[] }[]
  readonly FullPaths: readonly string[]
}

/** Every sheet of a workbook, with what its cells may be chosen out of. */
function sheetsOf(file: Buffer): string {
  const { FileIndex, FullPaths }: Archive = XLSX.CFB.read(file, { type: 'buffer' })
  const texts = FileIndex.flatMap(({ content }, at) =>
    /xl\/(worksheets|sharedStrings)/.test(FullPaths[at] ?? '') ? [Buffer.from(content)] : [],
  )
  return texts.map(text => text.toString('utf8').replace(MOMENT, '')).join('\n')
}

/** What an answer says, whatever the moment that it comes at. */
function saidBy({ status, headers, body, raw }: TestAnswer): string {
  const type = String(headers['content-type'] ?? '')
  if (!type.includes('json')) return `${status} ${/spreadsheet|excel/.test(type) ? sheetsOf(raw) : raw.toString('utf8')}`
  const { timestamp, ...rest } = body
  return `${status} ${JSON.stringify(rest)}`
}

export interface Asked {
  readonly operation: Operation
  readonly request: Request
}

/** The requests about hidden rows that operations are asked. */
export const askedOf = (ground: Ground, operations: readonly Operation[]): readonly Asked[] =>
  operations.flatMap(operation => feedsOf(operation, ground).map(request => ({ operation, request })))

/** What a caller is answered, in the order of the requests. */
export async function look(caller: Caller, asked: readonly Asked[]): Promise<readonly string[]> {
  const answers = new Map<Asked, string>()
  await together(asked, async one => {
    answers.set(one, saidBy(await send(caller, one.operation, one.request)))
  })
  return asked.map(one => answers.get(one) ?? '')
}
