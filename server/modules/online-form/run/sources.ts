import { declareFilePlace } from '../../../files'
import {
  type Asking,
  type Choice,
  type DeclaredSource,
  declareCheckableFinder,
  declareChoiceFinder,
  declareSourceFinder,
  isInList,
  spelled,
} from '../../../query'
import { sourceColumns } from '../../../records/sources'
import { formChoices } from '../model/choices'
import { HAS_CHILD, PARENT } from '../model/form'
import * as forms from '../repository'
import { type FormAction, rightsOf } from './rights'
import { isTreeForm, type Running, tryForm } from './standing'

const placeOf = ({ entity }: Running) => `${forms.FORMS_SCHEMA}.${entity.table}`

/** What fields may name of a form: as of an entity of the repository. */
function sourceOf(running: Running): DeclaredSource {
  const tree = isTreeForm(running) ? { parent: PARENT, hasChild: HAS_CHILD } : {}
  return {
    table: running.entity.table,
    from: placeOf(running),
    ...sourceColumns(running.entity),
    ...tree,
    lists: (asking, trx) => mayAny(asking, trx, running, ['list']),
  }
}

/** Lets files be read by those who may read the rows that name them. */
export function declareFormFiles(): void {
  declareFilePlace(`${forms.FORMS_SCHEMA}.*`, async (reader, trx, table, uses) => {
    const running = await tryForm(trx, 'tableName', table)
    return running !== undefined && (await mayAny(reader, trx, running, ['list'])) && isInList(trx, running.spec, uses)
  })
}

async function mayAny(asking: Asking, trx: forms.Trx, running: Running, actions: readonly FormAction[]): Promise<boolean> {
  const may = await rightsOf(asking, trx, running)
  return actions.some(may)
}

/** How the forms that the caller may use choose by a triple. */
async function choicesBy(trx: forms.Trx, asking: Asking, dict: string): Promise<readonly Choice[]> {
  const found: Choice[] = []
  for (const id of await forms.choosingFrom(trx, dict.split(',', 1)[0] ?? '')) {
    const running = await tryForm(trx, 'id', id)
    const own = running ? formChoices(running.form, running.entity).filter(choice => spelled(choice.dict) === dict) : []
    if (running && own.length > 0 && (await mayAny(asking, trx, running, ['list', 'add', 'edit', 'import']))) found.push(...own)
  }
  return found
}

/** Lets fields of every screen choose out of online forms and those of forms out of every table, and lets who writes into a form ask for its unique values. */
export function declareFormSources(): void {
  declareSourceFinder(async (trx, table) => {
    const running = await tryForm(trx, 'tableName', table)
    return running && sourceOf(running)
  })
  declareChoiceFinder('online-form', choicesBy)
  declareCheckableFinder(async (trx, asking, table) => {
    const running = await tryForm(trx, 'tableName', table)
    if (!running || (asking && !(await mayAny(asking, trx, running, ['add', 'edit'])))) return undefined
    const unique = running.entity.fields.filter(({ rules }) => rules.some(({ rule }) => rule === 'unique'))
    return { from: placeOf(running), columns: unique.map(({ name }) => name) }
  })
}
