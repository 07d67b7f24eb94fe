import { type Asking, type Catalog, type Choice, type DeclaredSource, isInList, type ListSpec, spelled } from '../../../query'
import { sourceColumns, wordsOf } from '../../../records/sources'
import { narrowSpec } from '../access/access'
import { formChoices } from '../model/choices'
import { treeOf } from '../model/form'
import * as forms from '../repository'
import { type FormAction, type Governed, governed, isOffered } from './governed'
import { rightsOf } from './rights'
import { type Running, tryForm } from './standing'

const placeOf = ({ entity }: Running) => `${forms.FORMS_SCHEMA}.${entity.table}`

/** What fields may name of a form: as of an entity of the repository, and no more of it than lists show the reader. */
async function sourceOf(trx: forms.Trx, running: Running): Promise<DeclaredSource> {
  const { columns, filters = [] } = sourceColumns(running.entity)
  const access = trx.reader && (await governed(trx, trx.reader.userId, running)).access
  const shown = (name: string) => name === 'id' || access === undefined || access.lists(name)
  const rows = access?.rows
  return {
    table: running.entity.table,
    from: placeOf(running),
    columns: columns.filter(shown),
    filters: filters.filter(shown),
    ...treeOf(running.form.head),
    lists: (asking, given) => mayAny(asking, given, running, ['list']),
    rows: rows && (() => rows),
  }
}

/** Lets files be read by those who may read the rows that name them. */
export function declareFormFiles({ filePlaces }: Catalog): void {
  filePlaces.declare(`${forms.FORMS_SCHEMA}.*`, async (reader, trx, table, uses) => {
    const running = await tryForm(trx, 'tableName', table)
    if (running === undefined || !(await mayAny(reader, trx, running, ['list']))) return false
    return isInList(trx, await seenSpec(trx, reader, running), uses)
  })
}

/** What the caller sees of a record, in the list or in the form. */
async function seenSpec(trx: forms.Trx, { session }: Asking, running: Running): Promise<ListSpec> {
  const { access } = await governed(trx, session.userId, running)
  return narrowSpec(running.spec, access, column => access.lists(column) || access.shows(column))
}

/** Lets the versions of a row be read by those who may read the row. */
export function declareFormRecords({ recordLists }: Catalog): void {
  recordLists.declareFinder(async (trx, asking, table) => {
    const running = await tryForm(trx, 'tableName', table)
    if (running === undefined || !(await mayAny(asking, trx, running, ['list']))) return undefined
    return seenSpec(trx, asking, running)
  })
  recordLists.declareWords(async (trx, table) => {
    const running = await tryForm(trx, 'tableName', table)
    return running && { title: running.form.head.tableTxt || table, fields: wordsOf(running.entity) }
  })
}

async function mayAny(asking: Asking, trx: forms.Trx, running: Running, actions: readonly FormAction[]): Promise<boolean> {
  const may = await rightsOf(asking, trx, running)
  return actions.some(may)
}

const formFor = async (asking: Asking, trx: forms.Trx, running: Running): Promise<Governed> => governed(trx, asking.session.userId, running)

/** How the forms that the caller may use choose by a triple. */
async function choicesBy(trx: forms.Trx, asking: Asking, dict: string): Promise<readonly Choice[]> {
  const found: Choice[] = []
  for (const id of await forms.choosingFrom(trx, dict.split(',', 1)[0] ?? '')) {
    const running = await tryForm(trx, 'id', id)
    if (!running || !(await mayAny(asking, trx, running, ['list', 'add', 'edit', 'import']))) continue
    const { form, entity } = await formFor(asking, trx, running)
    found.push(...formChoices(form, entity, trx.catalog.sources).filter(choice => spelled(choice.dict) === dict))
  }
  return found
}

/** Unique columns of a form that the caller may write; all of them where the server asks. */
async function uniqueColumns(trx: forms.Trx, asking: Asking | null, running: Running): Promise<readonly string[] | undefined> {
  const unique = running.entity.fields.filter(({ rules }) => rules.some(({ rule }) => rule === 'unique')).map(({ name }) => name)
  if (!asking) return unique
  if (!(await mayAny(asking, trx, running, ['add', 'edit']))) return undefined
  const form = await formFor(asking, trx, running)
  return isOffered(form, 'add') || isOffered(form, 'edit') ? unique.filter(form.access.writes) : undefined
}

/** Lets fields of every screen choose out of online forms and those of forms out of every table, and lets who writes into a form ask for its unique values. */
export function declareFormSources({ sources, choices, checkable }: Catalog): void {
  sources.declareFinder(async (trx, table) => {
    const running = await tryForm(trx, 'tableName', table)
    return running && sourceOf(trx, running)
  })
  choices.declareFinder('online-form', choicesBy)
  checkable.declareFinder(async (trx, asking, table) => {
    const running = await tryForm(trx, 'tableName', table)
    const columns = running && (await uniqueColumns(trx, asking, running))
    return columns && { from: placeOf(running), columns }
  })
}
