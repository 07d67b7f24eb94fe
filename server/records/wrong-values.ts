import { type EntityField, isEmptyValue, type Option, withoutOuterBlanks } from '../../renderer/core'
import type { CheckContext, GivenRecord } from './check-context'
import { codecOf } from './codec'
import { valueTexts } from './texts'

/** A value that is none of the options; `several`: it may name more than one, divided by commas. */
export function wrongOption(options: readonly Option[], wire: unknown, several: boolean): string | undefined {
  if (isEmptyValue(wire)) return undefined
  const known = new Set(options.map(option => option.value))
  const wrong = (several ? String(wire).split(',') : [String(wire)]).find(part => !known.has(part))
  return wrong === undefined ? undefined : valueTexts.notOption(wrong)
}

/** The table that a field chooses out of; undefined for fields that choose out of none. */
export const tableChoice = ({ dict, labels }: Pick<EntityField, 'dict' | 'labels'>): string | undefined =>
  dict === undefined ? labels : dict.includes(',') ? dict : undefined

/** The parts of a value that names several rows. */
export const namedValues = (wire: unknown): readonly string[] => (isEmptyValue(wire) ? [] : String(wire).split(','))

/** A value that the writer cannot choose, among those that the field did not hold before. */
export async function wrongChoice(field: EntityField, wire: unknown, { stored, firstAbsent }: CheckContext): Promise<string | undefined> {
  const labels = tableChoice(field)
  if (labels === undefined || typeof wire === 'object') return undefined
  const held = new Set(namedValues(stored?.[field.name]))
  const wrong = await firstAbsent(
    labels,
    namedValues(wire).filter(part => !held.has(part)),
  )
  return wrong === undefined ? undefined : valueTexts.notOption(wrong)
}

/** Fields that choose out of a table a row which is there with the blanks around its value alone: it was kept before they went, or by another program. */
export async function namedWithBlanks(
  fields: readonly EntityField[],
  given: GivenRecord,
  { firstAbsent }: Pick<CheckContext, 'firstAbsent'>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for (const field of fields) {
    const [labels, wire] = [tableChoice(field), given[field.name]]
    const bare = labels === undefined || typeof wire !== 'string' ? wire : withoutOuterBlanks(wire)
    if (labels === undefined || bare === wire || bare === '') continue
    const isThere = async (value: unknown) => (await firstAbsent(labels, [String(value)])) === undefined
    if (!(await isThere(bare)) && (await isThere(wire))) named.add(field.name)
  }
  return named
}

/** A file of another sort than the field takes, among those that it did not name before. */
export async function wrongFile(
  field: EntityField,
  wire: unknown,
  { stored, firstRefusedFile }: CheckContext,
): Promise<string | undefined> {
  const { accept } = codecOf(field)
  if (!accept) return undefined
  const held = new Set(namedValues(stored?.[field.name]))
  const refused = await firstRefusedFile(
    accept,
    namedValues(wire).filter(path => !held.has(path)),
  )
  return refused === undefined ? undefined : valueTexts.fileRefused(refused, accept)
}
