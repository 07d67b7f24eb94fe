import type { Call } from '../../../http/module'
import { defineJob, FinalError, type JobType } from '../../../jobs'
import { fail, ServerError } from '../../../util/errors'
import type { DataServicesLater } from '../services'
import { texts } from '../texts'
import { checkRun, keyOfRun, type RecipeRun, RUN_LIMITS, runRecipe } from './run'

/** As a schedule keeps it. */
interface Params {
  readonly id: string
  readonly sheetId: string
  /** A line for each parameter that is not to have its usual value: name = value. */
  readonly values?: string
}

/** Values out of lines; nothing behind the sign is no value. */
function valuesOf(lines = ''): RecipeRun['values'] {
  return lines
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const at = line.indexOf('=')
      if (at < 1) return fail(texts.badValueLine(line.trim()))
      return { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() || null }
    })
}

const runOf = ({ id, sheetId, values }: Params): RecipeRun => ({ id, sheetId, values: valuesOf(values) ?? [] })

async function against(params: Params, call: Call, services: DataServicesLater): Promise<string | undefined> {
  if (!call.can('dataSheet:add')) return texts.noRunRight
  try {
    await call.readTenant(trx => checkRun(trx, call, services(), runOf(params)))
    return undefined
  } catch (error) {
    if (error instanceof ServerError) return error.message
    throw error
  }
}

/** Makes the rows of a recipe into a new version of a sheet by a schedule, with the rights that whom it runs for has then. */
export const scheduledRecipe = (services: DataServicesLater): JobType =>
  defineJob<Params>({
    name: 'dataRecipe',
    title: () => texts.scheduledRecipe,
    right: 'dataSheet:add',
    params: () => ({
      type: 'object',
      properties: {
        id: { type: 'string', title: texts.recipe, minLength: 1, maxLength: 64, dict: 'data_recipe,name,id' },
        sheetId: {
          type: 'string',
          title: texts.target,
          minLength: 1,
          maxLength: 64,
          dict: 'data_sheet,name,id',
          description: texts.targetHint,
        },
        values: { type: 'string', title: texts.parameters, maxLength: 20_000, format: 'textarea', description: texts.valueLinesHint },
      },
      required: ['id', 'sheetId'],
      additionalProperties: false,
    }),
    mayAsk: (params, call) => against(params, call, services),
    limits: RUN_LIMITS,
    key: keyOfRun,
    run: async context => {
      try {
        return await runRecipe({ ...context, params: runOf(context.params) }, services())
      } catch (error) {
        // What stands in the schedule stays wrong, however often it is tried.
        if (error instanceof ServerError && error.kind === 'refused') throw new FinalError(error.message)
        throw error
      }
    },
  })
