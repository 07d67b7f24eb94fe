import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import type { DataRows, JobRun } from '../../server/generated/operations'
import { type ChosenColumns, type Procedure, stepsFor } from '../../src/areas/data/models/procedure'
import { admin } from './open-server'

/** A model of analysis, as its file says it. */
export const procedure = (name: string): Procedure => JSON.parse(readFileSync(`schemas/procedures/${name}.json`, 'utf8')) as Procedure

export interface Asked {
  /** Default: none is given, and the usual ones hold. */
  readonly params?: Readonly<Record<string, string>>
  readonly sheetId: string
}

/** The sheet that a model makes of one, by its run as a recipe of the administrator. */
export async function resultOf(name: string, chosen: ChosenColumns, { params: given = {}, sheetId }: Asked): Promise<string> {
  const model = procedure(name)
  const steps = stepsFor(model, chosen)
  const params = (model.parameters ?? []).map(each => ({ ...each, value: given[each.name] ?? each.value ?? null }))
  const begun = (await admin.post<{ id: string }>('/data/recipe/begin', { name: model.title, sheetId, steps: [] })).body
  const saved = (await admin.put('/data/recipe/steps', { id: begun.result.id, no: 0, steps, params })).body
  expect(saved, saved.message).toMatchObject({ success: true })
  const run = (await admin.post<{ runId: string }>('/data/recipe/run', { id: begun.result.id, name: `${model.title}${Math.random()}` }))
    .body
  expect(run, run.message).toMatchObject({ success: true })
  const ended = await vi.waitFor(
    async () => {
      const { result } = (await admin.get<JobRun>('/sys/jobRun/queryById', { id: run.result.runId })).body
      expect(['done', 'failed']).toContain(result.state)
      return result
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(ended, String(ended.error)).toMatchObject({ state: 'done' })
  return /id=(.+)$/.exec(String(ended.resultLink))?.[1] ?? ''
}

/** Rows of a sheet, by its columns; five hundred at most. */
export async function rowsOf(id: string) {
  const { columns, rows } = (await admin.post<DataRows>('/data/sheet/rows', { id, steps: [], limit: 500 })).body.result
  return rows.map(row => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])))
}
