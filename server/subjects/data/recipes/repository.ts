import { sql } from 'kysely'
import type { Parameter } from '../../../data/plan'
import type { DataModelUse, DataRecipeVersion } from '../../../generated/operations'
import { insertRow, type ListSpec, listPage, lockFor, type PageOf, type RawListQuery, type Trx, updateRow } from '../../../query'

export type { Trx } from '../../../query'

const TABLE = 'data_recipe_version'

/** A step as it is kept: its form is checked when it is run. */
export type KeptStep = Readonly<Record<string, unknown>>

export interface KeptSteps {
  readonly no: number
  readonly steps: readonly KeptStep[]
  readonly params: readonly Parameter[]
  /** Null: the steps come from no model. */
  readonly model: DataModelUse | null
}

/** The steps of a recipe: of a version, else the newest. Version 0 has none. */
export async function stepsOf(trx: Trx, recipeId: string, no?: number): Promise<KeptSteps | undefined> {
  const named = no === undefined ? sql`true` : sql`no = ${no}`
  const { rows } = await sql<KeptSteps>`select no, steps, params, model from data_recipe_version where recipe_id = ${recipeId} and ${named}
    order by no desc limit 1`.execute(trx)
  return rows[0] ?? (no === undefined ? { no: 0, steps: [], params: [], model: null } : undefined)
}

/** A recipe without steps yet; its id. */
export const addRecipe = (
  trx: Trx,
  values: { readonly name: string; readonly sheetId: string; readonly folderId: string | null; readonly secretLevel: string },
): Promise<string> => insertRow(trx, 'data_recipe', values)

/** Keeps steps as the newest version, without parameters with those of the one before; undefined where another one has come since. */
export async function addSteps(
  trx: Trx,
  recipeId: string,
  { no, steps, params, model }: Pick<KeptSteps, 'no' | 'steps'> & Partial<KeptSteps>,
  secretLevel: string,
): Promise<number | undefined> {
  await lockFor(trx, `recipe ${recipeId}`)
  const before = await stepsOf(trx, recipeId)
  if (before?.no !== no) return undefined
  const kept = {
    steps: JSON.stringify(steps),
    params: JSON.stringify(params ?? before.params),
    model: model ? JSON.stringify(model) : null,
  }
  await insertRow(trx, TABLE, { recipeId, no: no + 1, ...kept })
  await updateRow(
    trx,
    'data_recipe',
    { id: recipeId },
    { stepCount: steps.length, versionNo: no + 1, versionTime: sql`now()`, secretLevel },
  )
  return no + 1
}

/** Versions of a recipe, the newest first. */
export function versionsOf(trx: Trx, recipeId: string, query: RawListQuery): Promise<PageOf<DataRecipeVersion>> {
  const newest = sql`(select max(v.no) from data_recipe_version v where v.recipe_id = t.recipe_id)`
  const spec: ListSpec = {
    table: TABLE,
    where: sql<boolean>`t.recipe_id = ${recipeId}`,
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'no', kind: 'integer' },
      { name: 'current', column: sql`(case when t.no = ${newest} then 'Y' else 'N' end)`, kind: 'text' },
      { name: 'stepCount', column: sql`jsonb_array_length(t.steps)`, kind: 'integer' },
      { name: 'createBy', kind: 'text', dict: 'sys_user,realname,username' },
      { name: 'createTime', kind: 'datetime' },
    ],
    sort: { name: 'no', order: 'desc' },
  }
  return listPage<DataRecipeVersion>(trx, spec, query)
}

/** Removes versions of recipes that are gone. */
export async function removeStraySteps(trx: Trx): Promise<void> {
  await sql`delete from data_recipe_version where not exists (select from data_recipe r where r.id = recipe_id)`.execute(trx)
}
