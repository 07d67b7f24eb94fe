import { type EntityField, isEmptyValue, type Option } from '../../renderer/core'
import type { CheckContext } from './check-context'
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
