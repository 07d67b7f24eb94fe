import type { GivenRecord } from '../../../records/check-context'
import { linearPatternFault } from '../../../util/patterns'
import { conditionFault, type TemplateField } from './find'
import { texts } from './texts'

/** Where templates stand as an entity. */
export const TEMPLATES = '/unstructur/documentdata/contracttemplate'

/** A template as it is kept. */
export interface StoredTemplate {
  readonly id: string
  readonly name: string
  readonly documentTypeIds: string | null
  readonly titleWords: string | null
  readonly fields: readonly StoredField[]
}

export interface StoredField extends Omit<TemplateField, 'aliases' | 'needed'> {
  readonly aliases: string | null
  readonly needed: string | null
}

const list = (text: string | null, mark: RegExp) =>
  (text ?? '')
    .split(mark)
    .map(part => part.trim())
    .filter(part => part !== '')

/** A field as it is looked for. */
export const fieldOf = ({ label, aliases, kind, needed, place, anchor, pattern, condition, message }: StoredField): TemplateField => ({
  label,
  aliases: list(aliases, /[、,，]/),
  kind,
  needed: needed === 'Y',
  place,
  anchor: anchor ?? '',
  pattern: pattern ?? '',
  condition: condition ?? '',
  message: message ?? '',
})

/** Templates for a document: those of its type with a word of its title, else those of its type that ask for no word. */
export function templatesFor(templates: readonly StoredTemplate[], name: string, type: string | null): readonly StoredTemplate[] {
  const ofType = templates.filter(({ documentTypeIds }) => {
    const types = list(documentTypeIds, /,/)
    return types.length === 0 || (type !== null && types.includes(type))
  })
  const named = ofType
    .map(template => ({
      template,
      at: Math.min(
        ...list(template.titleWords, /[、,，]/)
          .map(word => (name.includes(word) ? name.lastIndexOf(word) : Number.NaN))
          .filter(at => !Number.isNaN(at)),
        Number.POSITIVE_INFINITY,
      ),
    }))
    .filter(({ at }) => at !== Number.POSITIVE_INFINITY)
  // What a contract is stands at the end of its title: 管网工程管材采购合同 is one of 采购.
  const last = Math.max(...named.map(({ at }) => at))
  if (named.length > 0) return named.filter(({ at }) => at === last).map(({ template }) => template)
  return ofType.filter(({ titleWords }) => list(titleWords, /[、,，]/).length === 0)
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What the rules of single fields cannot say of a template: messages by field. */
export function checkTemplate(record: GivenRecord): (readonly [string, string])[] {
  const rows = Array.isArray(record.items) ? (record.items as readonly Readonly<Record<string, unknown>>[]) : []
  return rows.flatMap((row, at): (readonly [string, string])[] => {
    const [pattern, condition, place] = [text(row.pattern), text(row.condition), text(row.place)]
    const faults = [
      pattern !== '' && linearPatternFault(pattern) !== undefined && texts.wrongPattern,
      condition !== '' && conditionFault(condition) !== undefined && texts.wrongCondition,
      (place === 'heading' || place === 'column') && text(row.anchor) === '' && texts.noAnchor,
    ]
    return faults.flatMap(fault => (fault === false ? [] : [['items', texts.inRow(at + 1, fault)] as const]))
  })
}
