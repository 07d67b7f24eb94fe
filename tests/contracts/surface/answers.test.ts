import { beforeAll, describe, expect, it } from 'vitest'
import { isDoor, isList, isRefused, operationOf, operations } from '../support/contracts'
import { requestFor, send } from '../support/requests'
import { sampled } from '../support/sample'
import { openWorld, world } from '../support/shared'
import { breaches } from '../support/strict'
import { together } from '../support/together'

openWorld()

const ENVELOPE = ['code', 'message', 'result', 'success', 'timestamp']

describe('the administrator calls', () => {
  it.each(
    sampled(operations)
      .filter(operation => !isDoor(operation) && !isRefused(operation))
      .map(operation => [operation.id, operation] as const),
  )('%s and is answered as its contract says', async (_, operation) => {
    const request = await requestFor(world, operation)
    const { status, headers, body, raw } = await send(request.as ?? world.admin, operation, request)
    if (operation.answer === null) {
      expect([status, body.message]).toEqual([200, undefined])
      expect(headers['content-disposition']).toMatch(/^(attachment|inline); filename\*=UTF-8''[\w%.-]+$/)
      expect(headers['content-security-policy']).toContain('sandbox')
      expect(raw.length).toBeGreaterThan(50)
      return
    }
    expect([status, body.success, body.message, body.result], body.message).toEqual([200, true, expect.stringMatching(/./), body.result])
    expect(Object.keys(body).sort()).toEqual(ENVELOPE)
    if (body.code === 201) expect((await world.admin.get((body.result as { fileUrl: string }).fileUrl)).raw.toString()).toBe('')
    expect([0, 200]).toContain(body.code)
    expect(Math.abs(Date.now() - body.timestamp)).toBeLessThan(60_000)
    expect(breaches(operation, body)).toEqual([])
  })
})

it('notices a null, a type and a property that the contract does not allow', () => {
  const record = { id: null, roleName: 1, strange: true, roleName_dictText: 'x' }
  const result = { records: [record], total: 1, size: 10, current: 1, pages: 1 }
  expect(breaches(operationOf('sysRoleList'), { success: true, message: '', code: 0, timestamp: 1, result })).toEqual([
    '/result/records/#/id must be string {"type":"string"}',
    '/result/records/#/roleName must be string,null {"type":["string","null"]}',
    '/result/records/# must NOT have additional properties {"additionalProperty":"strange"}',
  ])
})

interface Found {
  readonly id: string | number
  readonly [name: string]: unknown
}

type Page = { readonly records: Found[]; readonly total: number; readonly size: number; readonly current: number }

/** Own certificates, people of a department or a tenant, operations, seals of days, backups, and batches with their files, come without times, and are no rows of one table. */
const TIMELESS = new Set([
  'auditLawArticleList',
  'courseLearningCertificatesList',
  'sysUserDepartUserList',
  'sysTenantUserList',
  'sysApiDocsList',
  'sysLogSealList',
  'sysLogRetentionParts',
  'sysBackupList',
  'unstructurDocumentdataDocumentbatchList',
  'unstructurDocumentdataDocumentbatchItems',
])
/** What grows with each call, this one included. */
const GROWING: Readonly<Record<string, readonly string[]>> = { sysLogRetentionList: ['size', 'lines'] }
/** Its answer has the rows and how many there are, and its columns are those of the report; tried where it is made. */
const REPORTS = new Set([
  'onlineCgreportApiGetData',
  'onlineCgreportApiGetColumnsAndData',
  'onlineCgformApiGetData',
  'onlineCgformApiGetTreeData',
])
/** What is watched changes with each call that asks for it. */
const isWatched = (id: string) => id.startsWith('sysMonitor')
const pages = sampled(operations).filter(
  ({ id, ...rest }) => isList({ id, ...rest }) && rest.answer !== null && !TIMELESS.has(id) && !REPORTS.has(id) && !isWatched(id),
)

describe.each(pages.map(operation => [operation.id, operation] as const))('the list %s', (_, operation) => {
  let base: Readonly<Record<string, string>>
  let params: Readonly<Record<string, string>>
  let row: Found
  const ask = async (query: Record<string, string>) => {
    const { body } = await send(world.admin, operation, { params, query: { ...base, ...query } })
    expect(body.message).toBe('操作成功！')
    expect(breaches(operation, body)).toEqual([])
    const result = body.result as Page | Found[]
    return Array.isArray(result) ? { records: result, total: result.length, size: 0, current: 0 } : result
  }
  const columns = () =>
    Object.entries(row).filter(
      ([name, value]) =>
        !name.endsWith('_dictText') &&
        // Sums are worked out for each answer; the database holds none.
        ![...['pid', 'dictId', 'amount', 'rest'], ...(GROWING[operation.id] ?? [])].includes(name) &&
        ['string', 'number'].includes(typeof value) &&
        value !== '',
    )

  beforeAll(async () => {
    const request = await requestFor(world, operation)
    base = { ...request.query }
    params = { ...request.params }
    await world.settled([world.tenantId])
    const [first] = (await ask({ pageSize: '100' })).records
    if (!first) throw new Error(`${operation.id} shows nothing.`)
    row = first
  })

  it('filters by every column', async () => {
    await together(columns(), async ([name, value]) => {
      if (String(value).includes(',')) return
      const { records } = await ask({ pageSize: '1000', [name]: String(value) })
      expect(
        records.map(found => found.id),
        name,
      ).toContain(row.id)
      expect([...new Set(records.map(found => found[name]))], name).toEqual([value])
    })
  })

  it('finds parts of texts, and nothing by a text that nobody has', async () => {
    await together(columns(), async ([name, value]) => {
      if (typeof value !== 'string' || /Time$|^birthday$|,/.test(name + value)) return
      const { records } = await ask({ pageSize: '1000', [name]: `*${value.slice(0, 3)}*` })
      expect(
        records.map(found => found.id),
        name,
      ).toContain(row.id)
      expect((await ask({ [name]: '*nobody has this*' })).records, name).toEqual([])
    })
  })

  it('sorts by every column, both ways', async () => {
    await together(columns(), async ([name, value]) => {
      const order = async (order: string) => (await ask({ pageSize: '1000', column: name, order })).records.map(found => found.id)
      const up = await order('asc')
      expect(up.reverse(), `${name} ${value}`).toEqual(await order('desc'))
    })
  })

  it('takes ranges and an advanced query', async () => {
    const time = String(row.createTime)
    const rules = (...list: [string, string, string][]) =>
      encodeURIComponent(JSON.stringify(list.map(([field, rule, val]) => ({ field, rule, val, type: 'string' }))))
    const ids = async (query: Record<string, string>) => (await ask({ pageSize: '1000', ...query })).records.map(found => found.id)
    expect(await ids({ createTime_begin: time, createTime_end: time })).toContain(row.id)
    expect(await ids({ createTime_begin: '2000-01-01', createTime_end: '2000-01-02' })).toEqual([])
    expect(await ids({ superQueryParams: rules(['id', 'eq', String(row.id)], ['createTime', 'ge', time]) })).toEqual([row.id])
    const either = rules(['id', 'eq', String(row.id)], ['id', 'eq', typeof row.id === 'number' ? '999999998' : 'nobody'])
    expect(await ids({ superQueryParams: either, superQueryMatchType: 'or' })).toEqual([row.id])
    expect(await ids({ superQueryParams: either, superQueryMatchType: 'and' })).toEqual([])
    expect(await ids({ id: `${row.id},` })).toEqual([row.id])
  })

  it('pages', async () => {
    const whole = await ask({ pageSize: '1000' })
    if (whole.size === 0) return
    const first = await ask({ pageNo: '1', pageSize: '1' })
    const second = await ask({ pageNo: '2', pageSize: '1' })
    expect([first.total, first.size, first.current, second.current]).toEqual([whole.total, 1, 1, 2])
    expect([...first.records, ...second.records].map(found => found.id)).toEqual(whole.records.slice(0, 2).map(found => found.id))
    expect((await ask({ pageNo: '999999', pageSize: '10' })).records).toEqual([])
  })
})
