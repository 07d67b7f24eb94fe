import { type DeclaredSource, declareCheckableFinder, declareSourceFinder, isSecret } from '../../../query'
import { columnKind, storedFields } from '../../../records/storage/statements'
import { HAS_CHILD, PARENT } from '../model/form'
import { FORMS_SCHEMA } from '../repository'
import { isTreeForm, type Running, tryForm } from './standing'

const placeOf = ({ entity }: Running) => `${FORMS_SCHEMA}.${entity.table}`

/** The short texts of a form, for dictionaries such as `plan,name,id`: as those of an entity of the repository. */
function sourceOf(running: Running): DeclaredSource {
  const columns = storedFields(running.entity)
    .filter(field => columnKind(field) === 'text' && !isSecret(field.storage.column))
    .map(field => field.storage.column)
  const shown = ['id', ...columns]
  const tree = isTreeForm(running) ? { parent: PARENT, hasChild: HAS_CHILD } : {}
  return { table: running.entity.table, from: placeOf(running), columns: shown, filters: shown, ...tree }
}

/** Lets dictionaries, trees and duplicate checks of every screen read the tables of online forms. */
export function declareFormSources(): void {
  declareSourceFinder(async (trx, table) => {
    const running = await tryForm(trx, table)
    return running && sourceOf(running)
  })
  declareCheckableFinder(async (trx, table) => {
    const running = await tryForm(trx, table)
    const unique = running?.entity.fields.filter(({ rules }) => rules.some(({ rule }) => rule === 'unique'))
    return running && { from: placeOf(running), columns: (unique ?? []).map(({ name }) => name) }
  })
}
