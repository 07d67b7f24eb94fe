import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeMassOfRows, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { SeedRow } from '../../db/seeds/rows'
import { USUAL_TEMPLATES } from '../../subjects/documents/contracts/seeds/usual-templates'
import { SCHEDULE_NAMES } from '../../subjects/housekeeping/seeds/schedules'
import { USUAL_RULES } from '../../subjects/monitor/seeds/usual-rules'
import { root } from '../../util/root'
import { loadEntities } from '../load'
import { demoRows, isMade } from './demo'

/** What a person would send of a row. */
const fieldsOf = (row: SeedRow, names: readonly string[]): SeedRow => ({
  id: row.id,
  ...Object.fromEntries(names.map(name => [name, row[name]])),
})

/** Rows that an installation has before any sample data: the usual rules of monitoring, and the schedules of housekeeping. */
const BROUGHT: Readonly<Record<string, number>> = {
  'sys/watchRule': USUAL_RULES.length,
  'unstructur/documentdata/contracttemplate': USUAL_TEMPLATES.length,
  'sys/quartzJob': Object.keys(SCHEDULE_NAMES).length,
}

describe('sample data', () => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startTestServer({ demo: true })
    await makeMassOfRows(server)
    admin = await server.signIn()
  })
  afterAll(() => server?.close())

  it('fills every entity, and each row would be accepted if a person saved it', async () => {
    for (const entity of loadEntities(root)) {
      const demo = demoRows(entity)
      const { body } = await admin.get<{ total: number; records: { id: string; version: number }[] }>(`${entity.base}/list`, {
        pageSize: 200,
      })
      expect(body.result.total, entity.id).toBe((BROUGHT[entity.id] ?? 0) + (isMade(demo) ? demo.count : demo.length))
      const rows = isMade(demo) ? body.result.records.slice(0, 5).map(row => fieldsOf(row, Object.keys(demo.fields))) : demo
      // What the server alone writes, no person saves.
      if (entity.readonly) continue
      const own = new Set(['hasChild', ...entity.fields.flatMap(({ name, saved }) => (saved === false ? [name] : []))])
      const versions = new Map(body.result.records.map(row => [row.id, row.version]))
      for (const row of rows) {
        const given = Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name)))
        const saved = await admin.put(`${entity.base}/edit`, { ...given, version: versions.get(row.id) })
        expect(saved.body.message, `${entity.id} ${row.id}`).toMatch(/^(?:修改|编辑)成功!$/)
      }
    }
  })
})
