import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openServer, server } from '../../../tests/helpers/open-server'
import type { Data } from '../../app/data'
import { claim } from './repository'

openServer()

class TakenBack extends Error {}

it('a run that is delivered twice is begun once', async () => {
  const begun: (string | undefined)[] = []
  const work = (server.app.data as Data).jobs.db.transaction().execute(async trx => {
    const { rows } = await sql<{ id: string }>`insert into sys_job_run (tenant_id, name, job_class_name, cause, owner, sent)
      values (0, '二次', 'sample', 'call', 'admin', true) returning id`.execute(trx)
    const delivery = { run: rows[0]?.id ?? '', turn: 0 }
    for (const no of [1, 2]) begun.push((await claim(trx, delivery, { no, name: `server ${no}` }))?.name)
    // No server takes what is not there for it.
    throw new TakenBack()
  })
  await expect(work).rejects.toThrow(TakenBack)
  expect(begun).toEqual(['二次', undefined])
})
