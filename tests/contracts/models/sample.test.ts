import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { ChosenColumns } from '../../../src/areas/data/models/procedure'
import { brought, looked } from '../../helpers/data-sheets'
import { admin, openServer } from '../../helpers/open-server'
import { resultOf, rowsOf } from '../../helpers/procedures'
import planted from './planted.json'

openServer()

const folder = join(import.meta.dirname, '..', '..', '..', 'schemas', 'demo', 'data')

interface SampleSheet {
  readonly file: string
  readonly name: string
  readonly columns: readonly object[]
}

const [payments, suppliers] = JSON.parse(readFileSync(join(folder, 'sheets.json'), 'utf8')) as readonly SampleSheet[]

/** A sample file that was brought in as the samples say. */
async function broughtIn({ file, name, columns }: SampleSheet): Promise<string> {
  const found = await looked(admin, readFileSync(join(folder, 'files', file.split('/').at(-1) ?? '')))
  const { sheetId, apart, fault } = await brought(admin, found, { name, columns })
  expect({ apart, fault }).toEqual({ apart: 0, fault: null })
  return sheetId ?? ''
}

let sheets: { readonly payments: string; readonly suppliers: string }

beforeAll(async () => {
  if (!payments || !suppliers) throw new Error('There are two sample sheets.')
  sheets = { payments: await broughtIn(payments), suppliers: await broughtIn(suppliers) }
})

type Row = Readonly<Record<string, unknown>>

const voucher = (row: Row) => `${row.年度}-${row.凭证号}`

/** Models over the sample sheets, and what is planted for each; asked as an auditor would. */
const MODELS: readonly [
  name: string,
  sheet: 'payments' | 'suppliers',
  keys: readonly string[],
  chosen: ChosenColumns,
  key: (row: Row) => string,
][] = [
  ['duplicates', 'payments', planted.duplicates, { same: ['收款单位', '付款日期', '金额'] }, voucher],
  ['gaps', 'payments', planted.gaps, { number: ['凭证号'], group: ['年度'] }, voucher],
  ['split-purchases', 'payments', planted.split, { payee: ['收款单位'], day: ['付款日期'], amount: ['金额'] }, voucher],
  ['off-hours', 'payments', planted['off-hours'], { time: ['录入时间'] }, voucher],
  ['round-amounts', 'payments', planted.round, { amount: ['金额'] }, voucher],
  ['date-order', 'payments', planted['date-order'], { earlier: ['合同签订日期'], later: ['付款日期'] }, voucher],
  ['relative-size', 'payments', planted.relative, { group: ['收款单位'], amount: ['金额'] }, voucher],
  ['shared-contacts', 'suppliers', planted.shared, { contact: ['电话'], name: ['单位名称'] }, row => String(row.编号)],
]

it.each(MODELS)('%s finds nine of ten of what is planted, with at most as many others', async (name, sheet, keys, chosen, key) => {
  const rows = new Set((await rowsOf(await resultOf(name, chosen, { sheetId: sheets[sheet] }))).map(key))
  const missed = keys.filter(each => !rows.has(each))
  expect(missed.length, `not found: ${missed.join('、')}`).toBeLessThanOrEqual(keys.length / 10)
  const others = [...rows].filter(each => !keys.includes(each))
  expect(others.length, `not planted: ${others.join('、')}`).toBeLessThanOrEqual(keys.length)
})
