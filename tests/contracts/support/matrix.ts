import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Access, type AccessRow, CALLERS } from '../../../generators/access'
import { root } from '../../../server/util/root'
import type { TestAnswer } from '../../helpers/server'

const ROW = /^\| \w+ \| [A-Z]+ \/.*\|$/

function rowOf(line: string): AccessRow {
  const [id = '', call = '', auth = '', ...cells] = line.slice(2, -2).split(' | ')
  const pairs = CALLERS.map((caller, index) => [caller, cells[index] as Access])
  return { id, call, auth, cells: Object.fromEntries(pairs) as AccessRow['cells'] }
}

/** The rows of the reviewed file, by operation. */
export const matrix: ReadonlyMap<string, AccessRow> = new Map(
  readFileSync(join(root, 'tests/contracts/generated/access-matrix.md'), 'utf8')
    .split('\n')
    .filter(line => ROW.test(line))
    .map(rowOf)
    .map(row => [row.id, row]),
)

/** What an answer says about the caller. A 403 that is no refusal of ours is none of them. */
export function accessOf({ status, body }: TestAnswer): Access | 'unknown' {
  const { message, status: inner } = body as unknown as { message?: string; status?: number }
  if (status === 500 && inner === 500 && message === 'Token失效，请重新登录') return 'sign in'
  if (status === 200 && body.code === 510 && body.message === '请先设置新密码') return 'new password'
  if (status !== 403) return 'in'
  return body.success === false && body.code === 510 && body.result === null ? 'refused' : 'unknown'
}
