import type { ScreenModel } from '../../../renderer/core'
import type { Catalog, FieldWords, TableWords } from '../../query'
import { fieldWords } from '../../records/sources'
import { atFirstCall } from '../../util/at-first-call'
import { snakeCase } from '../../util/snake-case'
import type { Trx } from './repository'
import { tableTexts } from './table-texts'

/** What pages of the administration call the columns that they show, by the base of their lists. */
export type ScreenWords = () => ReadonlyMap<string, () => ReadonlyMap<string, FieldWords>>

/** Where several pages show a column, the first one says what it is called. The pages are read when a word is first asked for. */
export const wordsOfScreens = (screens: () => readonly ScreenModel[]): ScreenWords => atFirstCall(() => wordsByBase(screens()))

function wordsByBase(screens: readonly ScreenModel[]) {
  const byBase = new Map<string, ScreenModel[]>()
  for (const screen of screens) {
    const base = screen.source?.base
    if (base !== undefined) byBase.set(base, [...(byBase.get(base) ?? []), screen])
  }
  return new Map([...byBase].map(([base, found]) => [base, () => columnsOf(found)]))
}

const columnsOf = (screens: readonly ScreenModel[]) =>
  new Map(
    screens.toReversed().flatMap(({ fields }) => fields.map((field): [string, FieldWords] => [snakeCase(field.name), fieldWords(field)])),
  )

/** Lists of tables that no field chooses out of by their base. */
const BASES: Readonly<Record<string, string>> = {
  sys_dict_item: '/sys/dictItem',
  sys_announcement: '/sys/annountCement',
  sys_tenant: '/sys/tenant',
  sys_depart_role: '/sys/sysDepartRole',
  sys_saved_query: '/sys/savedQuery',
  sys_stored_screen: '/sys/storedScreen',
  sys_quartz_job: '/sys/quartzJob',
  onl_form_head: '/online/cgform/head',
  onl_form_button: '/online/cgform/button',
}

/** Where the keys in columns that join tables find their texts. */
const JOINED: Readonly<Record<string, string>> = {
  user_id: 'sys_user,realname,id',
  role_id: 'sys_role,role_name,id',
  permission_id: 'sys_permission,name,id',
  depart_id: 'sys_depart,depart_name,id',
}

const joined = (): readonly [string, FieldWords][] =>
  Object.entries(tableTexts.columns).map(([name, title]) => [name, { title, dict: JOINED[name] }])

function wordsOfTable(table: string, base: string | undefined, screens: ScreenWords): TableWords | undefined {
  const title = new Map(Object.entries(tableTexts.tables)).get(table)
  const columns = screens().get(base ?? '')?.()
  return title === undefined && columns === undefined
    ? undefined
    : { title: title ?? '', fields: new Map([...joined(), ...(columns ?? [])]) }
}

/** What people call a table, once for each question. */
export function speaker(trx: Trx, { recordLists, sources }: Catalog, screens: ScreenWords) {
  const known = new Map<string, Promise<TableWords | undefined>>()
  const find = async (table: string) =>
    (await recordLists.words(trx, table)) ?? wordsOfTable(table, sources.of(table)?.base ?? BASES[table], screens)
  return (table: string) => {
    const words = known.get(table) ?? find(table)
    known.set(table, words)
    return words
  }
}
