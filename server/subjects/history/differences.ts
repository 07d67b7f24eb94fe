import type { FieldDifference } from '../../generated/operations'
import { type FieldWords, fillDictText, type TableWords, type Trx } from '../../query'
import type { WholeChange } from './repository'

/** What every save changes by itself. */
const KEPT: ReadonlySet<string> = new Set([
  'id',
  'tenant_id',
  'version',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
])

/** Objects stand in an order of their own in the database; an empty list is nothing. */
function plain(value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The columns in which two states of a record differ, in their order. */
function changedColumns({ before, after }: WholeChange): readonly string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.filter(name => !KEPT.has(name) && plain(before?.[name]) !== plain(after?.[name]))
}

const optionText = ({ options }: FieldWords, value: unknown) => options?.find(option => String(option.value) === plain(value))?.text

function textOf(words: FieldWords | undefined, row: Readonly<Record<string, unknown>> | undefined, name: string): string | null {
  const value = row?.[name]
  if (value === null || value === undefined || value === '') return null
  const told = row?.[`${name}_dictText`]
  return (typeof told === 'string' ? told : words && optionText(words, value)) || plain(value) || null
}

/** What changes did to which fields, in the words of people: titles of fields, texts of dictionaries. */
export async function differencesOf(
  trx: Trx,
  found: readonly WholeChange[],
  wordsOf: (table: string) => Promise<TableWords | undefined>,
): Promise<FieldDifference[]> {
  const told: FieldDifference[] = []
  for (const change of found) {
    const words = await wordsOf(change.tableName)
    const columns = changedColumns(change)
    const [before, after] = await withTexts(trx, change, words, columns)
    for (const name of columns) {
      const field = words?.fields.get(name)
      told.push({
        id: `${change.id} ${name}`,
        table: words?.title || change.tableName,
        recordId: change.recordId,
        action: change.action,
        field: name,
        title: field?.title || name,
        before: textOf(field, before, name),
        after: textOf(field, after, name),
      })
    }
  }
  return told
}

/** Both states with the texts of the dictionaries of these columns. */
async function withTexts(trx: Trx, { before, after }: WholeChange, words: TableWords | undefined, columns: readonly string[]) {
  const sides = [before, after].map(side => (side === null ? undefined : { ...side }))
  const bound = columns.flatMap(name => {
    const dict = words?.fields.get(name)?.dict
    return dict === undefined ? [] : [{ name, kind: 'text' as const, dict }]
  })
  await fillDictText(
    trx,
    bound,
    sides.filter(side => side !== undefined),
  )
  return sides as [Record<string, unknown> | undefined, Record<string, unknown> | undefined]
}
