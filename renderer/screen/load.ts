import { translated } from '../model/catalogue'
import type { EntityModel } from '../model/entity'
import type { DefinitionText } from '../model/host'
import type { Issue } from '../model/issues'
import { language } from '../model/language'
import type { ScreenModel } from '../model/screen'
import type { EntityDraft } from './entity/drafts'
import { normaliseEntity } from './entity/entity'
import type { JsonDocument } from './json/document'
import { parseJson } from './json/parse'
import { isObject, jsonOf } from './json/value'
import { migrate } from './migrate'
import { normaliseScreen } from './normalise/screen'
import { baseOf, type NamedCode, namedCode } from './normalise/source'
import type { ScreenEnvironment, ScreenRegistry } from './registry-info'
import { changeTexts } from './texts-of'
import { type Validated, validateAuthoredEntity, validateAuthoredScreen } from './validate'

export interface LoadScreenInput extends DefinitionText {
  /** `course/lecturer`. */
  readonly id: string
  /** The entity behind the source's base, when there is one; `sourceBase` tells which to look for. */
  readonly entity?: DefinitionText
  /** What the source says that it looks like, as a screen; `sourceCode` tells which to ask. What the screen writes amends it. */
  readonly described?: DefinitionText
  readonly registry: ScreenRegistry
  /** Default: nothing is known, so that names of dictionaries, screens, rights and tables are taken as they are. */
  readonly environment?: ScreenEnvironment
}

/** text → parse → migrate → validate → translate → normalise → model. The screen is absent when there is any issue; it throws nothing. */
export function loadScreen(input: LoadScreenInput): { readonly screen?: ScreenModel; readonly issues: readonly Issue[] } {
  const { id, registry, environment = {} } = input
  const read = readDefinition(input, validateAuthoredScreen)
  const entity = input.entity && readEntity(input.entity)
  const described = input.described && readDefinition(input.described, validateAuthoredScreen)
  const early = [...read.issues, ...(entity?.issues ?? []), ...(described?.issues ?? [])]
  if (!read.document || !read.authored) return { issues: early }
  const normalised = normaliseScreen({
    id,
    document: read.document,
    written: read.authored,
    ...(entity?.draft && { entity: entity.draft }),
    ...(described?.document && described.authored && { described: { document: described.document, written: described.authored } }),
    registry,
    environment,
  })
  const issues = [...early, ...normalised.issues]
  return issues.length === 0 ? { screen: normalised.screen, issues } : { issues }
}

export interface LoadEntityInput extends DefinitionText {
  /** Default: what stands between `entities/` and `.json` in the file's name. */
  readonly id?: string
  readonly registry: ScreenRegistry
  readonly environment?: ScreenEnvironment
}

/** Like `loadScreen`, for an entity. */
export function loadEntity(input: LoadEntityInput): { readonly entity?: EntityModel; readonly issues: readonly Issue[] } {
  const { draft, issues: early } = readEntity(input)
  if (!draft) return { issues: early }
  const { entity, issues: late } = normaliseEntity(draft, input)
  const issues = [...early, ...late]
  return issues.length === 0 ? { entity, issues } : { issues }
}

/** The base path that a screen's source names, such as `/course/lecturer`; undefined when it names none or cannot be read. */
export function sourceBase(definition: DefinitionText): string | undefined {
  const source = sourceIn(definition)
  const base = isObject(source) ? source.base : source
  return typeof base === 'string' ? baseOf(base) : undefined
}

/** The kind and the code that a screen's source names, such as those of `online:7`; undefined for any other source. */
export function sourceCode(definition: DefinitionText): NamedCode | undefined {
  const source = sourceIn(definition)
  return typeof source === 'string' ? namedCode(source) : undefined
}

function sourceIn({ file, text }: DefinitionText): unknown {
  const { document } = parseJson(file, text)
  const written = document && jsonOf(document.root)
  return isObject(written) ? written.source : undefined
}

function readEntity(definition: DefinitionText): { readonly draft?: EntityDraft; readonly issues: readonly Issue[] } {
  const { document, authored, issues } = readDefinition(definition, validateAuthoredEntity)
  return document && authored ? { draft: { document, written: authored }, issues } : { issues }
}

type Read<Authored> = Validated<Authored> & { readonly document?: JsonDocument }

function readDefinition<Authored>(
  { file, text }: DefinitionText,
  validate: (document: JsonDocument) => Validated<Authored>,
): Read<Authored> {
  const parsed = parseJson(file, text)
  if (!parsed.document) return { issues: parsed.issues }
  const migrated = migrate(parsed.document)
  if (!migrated.document) return { issues: [...parsed.issues, ...migrated.issues] }
  const { authored, issues } = validate(migrated.document)
  // The one place where texts that are data meet the language of the reader.
  const read = authored !== undefined && { authored: language() === 'zh' ? authored : changeTexts(authored, text => translated(text)) }
  return { document: migrated.document, ...read, issues: [...parsed.issues, ...issues] }
}
