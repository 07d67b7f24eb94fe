import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import type { DataRows, JobRun } from '../../server/generated/operations'
import { type ChosenColumns, modelUse, type Procedure, stepsFor } from '../../src/areas/data/models/procedure'
import { admin } from './open-server'

/** A model of analysis, as its file says it. */
export const procedure = (name: string): Procedure => JSON.parse(readFileSync(`schemas/procedures/${name}.json`, 'utf8')) as Procedure

export interface Asked {
  /** Default: none is given, and the usual ones hold. */
  readonly params?: Readonly<Record<string, string>>
  readonly sheetId: string
}

/** What is answered to the run of a model of one sheet, as a recipe of the administrator. */
async function asked(name: string, chosen: ChosenColumns, { params: given = {}, sheetId }: Asked) {
  const model = procedure(name)
  const steps = stepsFor(model, chosen, Object.keys(await typesOf(sheetId)))
  const params = (model.parameters ?? []).map(each => ({ ...each, value: given[each.name] ?? each.value ?? null }))
  const begun = (await admin.post<{ id: string }>('/data/recipe/begin', { name: model.title, sheetId, steps: [] })).body
  const kept = { id: begun.result.id, no: 0, steps, params, model: modelUse(name, chosen) }
  const saved = (await admin.put('/data/recipe/steps', kept)).body
  expect(saved, saved.message).toMatchObject({ success: true })
  const run = { id: begun.result.id, name: `${model.title}${Math.random()}` }
  return (await admin.post<{ runId: string }>('/data/recipe/run', run)).body
}

const ended = (runId: string) =>
  vi.waitFor(
    async () => {
      const { result } = (await admin.get<JobRun>('/sys/jobRun/queryById', { id: runId })).body
      expect(['done', 'failed']).toContain(result.state)
      return result
    },
    { timeout: 60_000, interval: 200 },
  )

/** The sheet that a model makes of one. */
export async function resultOf(name: string, chosen: ChosenColumns, of: Asked): Promise<string> {
  const run = await asked(name, chosen, of)
  expect(run, run.message).toMatchObject({ success: true })
  const made = await ended(run.result.runId)
  expect(made, String(made.error)).toMatchObject({ state: 'done' })
  return /id=(.+)$/.exec(String(made.resultLink))?.[1] ?? ''
}

/** Why a model makes nothing of a sheet: its run is refused, or fails. */
export async function refusalOf(name: string, chosen: ChosenColumns, of: Asked): Promise<string> {
  const run = await asked(name, chosen, of)
  if (!run.success) return run.message
  const failed = await ended(run.result.runId)
  expect(failed).toMatchObject({ state: 'failed' })
  return String(failed.error)
}

const read = async (id: string) => (await admin.post<DataRows>('/data/sheet/rows', { id, steps: [], limit: 500 })).body.result

/** Rows of a sheet, by its columns; five hundred at most. */
export async function rowsOf(id: string) {
  const { columns, rows } = await read(id)
  return rows.map(row => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])))
}

/** The types of the columns of a sheet, by their names. */
export const typesOf = async (id: string) => Object.fromEntries((await read(id)).columns.map(({ name, type }) => [name, type]))
