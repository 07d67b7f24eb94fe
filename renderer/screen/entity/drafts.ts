import { AUDIT_FIELDS } from '../../model/entity'
import type { Sort } from '../../model/source'
import type { AuthoredEntity, AuthoredFieldObject } from '../generated/authored'
import { inside, type JsonDocument, placeOf } from '../json/document'
import { draftFields, type FieldDraft } from '../normalise/field-drafts'
import { texts } from '../texts'

/** An entity as it was written. */
export interface EntityDraft {
  readonly document: JsonDocument
  readonly written: AuthoredEntity
}

/** The API writes the account; readers see the person's name. */
const BY_ACCOUNT = { store: 'username', multiple: false }

/** Made for each entity, so that their titles are in the language of the reader. */
const auditFields = (): { readonly [name in (typeof AUDIT_FIELDS)[number]]: AuthoredFieldObject } => ({
  createBy: { title: texts.fields.createBy, type: 'sel_user', props: BY_ACCOUNT, in: 'details' },
  createTime: { title: texts.fields.createTime, type: 'datetime', in: 'list details' },
  updateBy: { title: texts.fields.updateBy, type: 'sel_user', props: BY_ACCOUNT, in: 'details' },
  updateTime: { title: texts.fields.updateTime, type: 'datetime', in: 'details' },
  sysOrgCode: { title: texts.fields.sysOrgCode, in: '' },
})

/** The fields of an entity as screens see them: its own, those of a tree, and those that every entity has. */
export function entityDrafts(entity: EntityDraft): FieldDraft[] {
  const root = placeOf(entity.document)
  const table = tableOf(entity.written, idOf(entity.document.file))
  const own = ownDrafts(entity).map(draft => ({ ...draft, ...(isStored(draft) && { stored: { table, column: snake(draft.name) } }) }))
  const names = new Set(own.map(draft => draft.name))
  const given = (fields: { readonly [name: string]: AuthoredFieldObject }) =>
    Object.entries(fields)
      .filter(([name]) => !names.has(name))
      .map(([name, written]): FieldDraft => ({ name, written, place: () => root }))
  return [...given(treeFields(entity)), ...own, ...given(auditFields())]
}

/** The fields that an entity writes itself. What the server alone writes is read, and takes part in no form and no import unless that is said. */
export function ownDrafts({ written, document }: EntityDraft): FieldDraft[] {
  return draftFields(written.fields, inside(placeOf(document), 'fields')).map(draft =>
    draft.written.saved === false ? { ...draft, written: { in: 'list details export', readonly: true, ...draft.written } } : draft,
  )
}

/** What is computed and the rows of a grid have no column. */
const isStored = ({ written }: FieldDraft) => written.value === undefined && written.fields === undefined

/** Names that an entity gives to its fields by itself; authors do not write them. */
export const GIVEN_FIELDS: readonly string[] = ['id', 'pid', 'hasChild', 'version', 'tenantId', ...AUDIT_FIELDS]

function treeFields({ written, document }: EntityDraft): { readonly [name: string]: AuthoredFieldObject } {
  if (!written.tree) return {}
  const dict = `${tableOf(written, idOf(document.file))},${snake(written.tree.label)},id`
  return {
    pid: {
      title: texts.fields.pid,
      type: 'sel_tree',
      dict,
      in: 'form',
      props: { pidField: 'pid', hasChildField: 'has_child', pidValue: '0' },
    },
    hasChild: { title: texts.fields.hasChild, in: '' },
  }
}

/** `course/lecturer` out of `schemas/entities/course/lecturer.json`; what is no such path is its own id. */
export function idOf(file: string): string {
  return /(?:^|\/)entities\/(.+)\.json$/.exec(file)?.[1] ?? file.replace(/\.json$/, '')
}

export function tableOf(written: Pick<AuthoredEntity, 'table'>, id: string): string {
  return written.table ?? snake(id.replaceAll('/', '_'))
}

/** `orgCode` → `org_code`. */
export function snake(name: string): string {
  return name
    .replaceAll('-', '_')
    .replace(/(?<=[a-z0-9])[A-Z]/g, letter => `_${letter}`)
    .toLowerCase()
}

/** The sort that an entity's screens begin with; undefined when it is the usual one. */
export function inheritedSort({ written }: EntityDraft): Sort | undefined {
  if (written.sort === undefined) return undefined
  return { field: written.sort.replace(/^-/, ''), order: written.sort.startsWith('-') ? 'desc' : 'asc' }
}
