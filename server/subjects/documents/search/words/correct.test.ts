import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../../tests/helpers/server'
import type { JobContext } from '../../../../jobs'
import { documentIndexJob } from '../../index/jobs'
import { readTerms, refreshTerms } from '../../index/terms/repository'
import { meant } from './correct'
import type { Trx } from './repository'

let server: TestServer

const inTenant = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
  const database = server.app.data ?? expect.fail('no database')
  return database.withTenant({ tenantId: 0, username: 'admin', orgCode: null, clearance: '2' }, work)
}
const tried = (word: string) => inTenant(trx => meant(trx, word))

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  await server.sql(`insert into weft.document_index (tenant_id, source, record_id, title, keywords, initials, reading, title_grams, grams, words,
    wide, length, source_hash)
    select 0, 'document', 'word' || n, '', '', '', '', '{}', '{}', array_to_tsvector(array[word]), false, 0, ''
    from unnest(array['采购', '合同管理', '合同管理费', '同合', 'kubernetes']) with ordinality as w(word, n)`)
  await inTenant(trx => refreshTerms(trx))
  await inTenant(readTerms)
})

afterAll(() => server.close())

describe('A word that finds nothing', () => {
  it.each([
    // One other character at the beginning, in the middle and at the end.
    ['河同管理', '合同管理'],
    ['合同官理', '合同管理'],
    ['合同管里', '合同管理'],
    // One less, one more.
    ['合同理', '合同管理'],
    ['合同同管理费', '合同管理费'],
    // Two changed about: within a half and over the middle.
    ['同合管理', '合同管理'],
    ['合管同理', '合同管理'],
    ['合同理管', '合同管理'],
    ['kubrenetes', 'kubernetes'],
    ['kuberntees', 'kubernetes'],
    // Read alike, though no character is the same.
    ['才够', '采购'],
  ])('%s is tried as %s', async (wrong, right) => {
    expect(await tried(wrong)).toContain(right)
  })

  it('is not tried as itself, nor as a word that is far from it', async () => {
    const others = await tried('合同管理')
    expect(others).toContain('合同管理费')
    expect(others).not.toContain('合同管理')
    expect(await tried('审计署')).toEqual([])
  })
})

describe('Readings of words', () => {
  const counted = () => server.sql('select term, documents from weft.document_term where tenant_id = 0 order by term')

  it('are made by the next run of the index where words were counted before they were kept, also when nothing is to be taken in', async () => {
    await server.sql('delete from weft.document_index_due where tenant_id = 0')
    await server.sql('update weft.document_term set reading = null where tenant_id = 0')
    expect(await tried('才够')).not.toContain('采购')
    const before = await counted()
    const job = documentIndexJob({
      tenants: () => server.app.data ?? expect.fail('no database'),
      changed: async () => expect.fail('nothing was taken in'),
    })
    const context: Partial<JobContext<never>> = {
      actor: { tenantId: 0, username: 'admin', orgCode: null },
      withTenant: inTenant,
      signal: new AbortController().signal,
    }
    expect((await job.run(context as JobContext<never>))?.data).toEqual({ count: 0 })
    expect(await tried('才够')).toContain('采购')
    expect(await counted()).toEqual(before)
    const rows = await server.sql("select reading from weft.document_term where tenant_id = 0 and term = 'kubernetes'")
    expect(rows).toEqual([{ reading: '' }])
  })
})
