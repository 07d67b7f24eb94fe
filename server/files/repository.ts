import type { Row } from '../db/tables'
import { insertRow, type Trx } from '../query'

export type { Trx } from '../query'

export type StoredFile = Row<'sysFile'>

export interface NewFile {
  readonly name: string
  readonly biz: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

export const add = (trx: Trx, file: NewFile): Promise<string> => insertRow(trx, 'sys_file', file)

export const find = (trx: Trx, id: string): Promise<StoredFile | undefined> =>
  trx.selectFrom('sysFile').selectAll().where('id', '=', id).executeTakeFirst()
