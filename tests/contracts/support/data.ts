import { vi } from 'vitest'
import type { Maker } from './requests'
import type { World } from './world'

const CONTENT = '编号,金额\n001,1.50\n002,无\n'
const COLUMNS = [
  { name: '编号', type: 'text' },
  { name: '金额', type: 'decimal', digits: 2 },
]

const sent = async ({ admin }: World): Promise<string> =>
  (await admin.upload('/sys/common/upload', { name: '付款.csv', content: CONTENT }, { biz: 'data' })).body.message

interface State {
  readonly state: string
  readonly sheetId: string | null
}

const reached = ({ admin }: World, id: string, state: string): Promise<State> =>
  vi.waitFor(
    async () => {
      const { body } = await admin.get<State>('/data/import/queryById', { id })
      if (body.result.state !== state) throw new Error(`The import is ${body.result.state}.`)
      return body.result
    },
    { timeout: 60_000, interval: 100 },
  )

/** A file that was looked at. */
async function looked(world: World): Promise<string> {
  const { body } = await world.admin.post<{ id: string }>('/data/import/begin', { file: await sent(world) })
  await reached(world, body.result.id, 'ready')
  return body.result.id
}

/** One that has only just begun. */
async function underWay(world: World): Promise<string> {
  const { body } = await world.admin.post<{ id: string }>('/data/import/begin', { file: await sent(world) })
  return body.result.id
}

const sheets = new WeakMap<World, Promise<string>>()

async function bring(world: World): Promise<string> {
  const id = await looked(world)
  await world.admin.post('/data/import/run', { id, name: `付款${Math.random()}`, columns: COLUMNS })
  return (await reached(world, id, 'done')).sheetId ?? ''
}

/** A sheet with rows, the same for all calls that leave it as it is. */
function sheet(world: World): Promise<string> {
  const known = sheets.get(world) ?? bring(world)
  sheets.set(world, known)
  return known
}

/** A former version of a sheet. */
async function formerVersion(world: World): Promise<string> {
  const id = await sheet(world)
  const [version] = await world.server.sql<{ id: string }>(
    `insert into weft.data_sheet_version (sheet_id, no, file, row_count, byte_count, columns, profile, origin)
      select sheet_id, (select max(no) + 1 from weft.data_sheet_version), '', row_count, byte_count, columns, profile, origin
      from weft.data_sheet_version where sheet_id = $1 order by no limit 1
      returning (select v.id from weft.data_sheet_version v where v.sheet_id = $1 order by v.no limit 1) as id`,
    [id],
    world.tenantId,
  )
  return version?.id ?? ''
}

/** A recipe over a sheet with rows. */
async function recipe(world: World): Promise<string> {
  const { id } = await world.make('/data/recipe', { sheetId: await sheet(world) })
  return id
}

/** The same, with steps that were saved. */
async function savedRecipe(world: World, sheetId?: string): Promise<string> {
  const asked = { name: `清洗${Math.random()}`, sheetId: sheetId ?? (await sheet(world)), steps: [FILTER] }
  const { body } = await world.admin.post<{ id: string }>('/data/recipe/begin', asked)
  return body.result.id
}

const results = new WeakMap<World, Promise<string>>()

/** Of a sheet of its own: the newest version of the one that calls share may have no file. */
async function run(world: World): Promise<string> {
  const { body } = await world.admin.post<{ runId: string }>('/data/recipe/run', {
    id: await savedRecipe(world, await bring(world)),
    name: `结果${Math.random()}`,
  })
  const link = await vi.waitFor(
    async () => {
      const { result } = (await world.admin.get<{ state: string; resultLink?: string }>('/sys/jobRun/queryById', { id: body.result.runId }))
        .body
      if (result.state !== 'done') throw new Error(`The run is ${result.state}.`)
      return result.resultLink ?? ''
    },
    { timeout: 60_000, interval: 100 },
  )
  return link.slice(link.indexOf('=') + 1)
}

/** A sheet that a recipe has made, the same for all calls. */
function resultSheet(world: World): Promise<string> {
  const known = results.get(world) ?? run(world)
  results.set(world, known)
  return known
}

const FILTER = { do: 'filter', when: '金额 > 0' }

/** Calls about sheets and files on their way into them. */
export const data: Readonly<Record<string, Maker>> = {
  dataImportBegin: async world => ({ body: { file: await sent(world) } }),
  dataImportBeginTable: async () => ({ body: { source: 'nowhere', table: 'books.vouchers' } }),
  dataImportLook: async world => ({ body: { id: await looked(world), encoding: 'utf-8' } }),
  dataImportRun: async world => ({ body: { id: await looked(world), name: `付款${Math.random()}`, columns: COLUMNS } }),
  dataImportCancel: async world => ({ body: { id: await underWay(world) } }),
  dataImportQueryById: async world => ({ query: { id: await looked(world) } }),
  dataSheetOpen: async world => ({ query: { id: await sheet(world) } }),
  dataSheetRows: async world => ({ body: { id: await sheet(world), steps: [], limit: 10 } }),
  dataSheetQuality: async world => ({ query: { id: await sheet(world) } }),
  dataSheetApart: async world => ({ query: { id: await sheet(world) } }),
  dataSheetMend: async world => ({ body: { id: await bring(world), no: 1, rows: [{ at: 1, values: ['002', '2.50'] }] } }),
  dataSheetCorrect: async world => {
    const id = await bring(world)
    const { body } = await world.admin.post<{ places: string[] }>('/data/sheet/rows', { id, steps: [], limit: 1, places: true })
    return { body: { id, no: 1, row: body.result.places[0], column: '金额', value: '2.50', reason: '录入错误', keys: ['编号'] } }
  },
  auditDoubtMark: async world => ({ body: { id: await sheet(world), steps: [], limit: 1, title: `疑点${Math.random()}`, keys: ['编号'] } }),
  dataSheetMask: async world => ({ body: { id: await sheet(world), column: '编号', kind: 'part' } }),
  dataSheetMeaning: async world => ({ body: { id: await sheet(world), column: '编号', kind: 'none' } }),
  dataSheetExportFile: async world => ({ body: { id: await sheet(world), steps: [], format: 'csv' } }),
  dataSheetLineage: async world => ({ query: { id: await sheet(world) } }),
  dataSheetPaper: async world => ({ query: { id: await resultSheet(world) } }),
  dataRecipeBegin: async world => ({ body: { name: `清洗${Math.random()}`, sheetId: await sheet(world), steps: [FILTER] } }),
  dataRecipeOpen: async world => ({ query: { id: await recipe(world) } }),
  dataRecipeSteps: async world => ({ body: { id: await recipe(world), no: 0, steps: [FILTER] } }),
  dataRecipePreview: async world => ({ body: { sheetId: await sheet(world), steps: [FILTER], limit: 10 } }),
  dataRecipeMatch: async world => {
    const sheetId = await sheet(world)
    const join = { do: 'join', kind: 'left', with: { sheet: sheetId, steps: [] }, on: [{ left: '编号', right: '编号' }] }
    return { body: { sheetId, steps: [join], at: 0 } }
  },
  dataRecipeRun: async world => ({ body: { id: await recipe(world), name: `结果${Math.random()}` } }),
  dataRecipeVersionList: async world => ({ query: { recipeId: await savedRecipe(world) } }),
  dataVersionList: async world => ({ query: { sheetId: await sheet(world) } }),
  dataVersionRestore: async world => ({ body: { id: await formerVersion(world) } }),
}
