import { translated } from '../model/catalogue'
import type { EntityModel } from '../model/entity'
import type { DefinitionText } from '../model/host'
import type { Issue } from '../model/issues'
import { language } from '../model/language'
import type { ScreenModel } from '../model/screen'
import { type Definition, parseDefinition } from './definition'
import type { EntityDraft } from './entity/drafts'
import { normaliseEntity } from './entity/entity'
import type { JsonDocument } from './json/document'
import { migrate } from './migrate'
import { normaliseScreen } from './normalise/screen'
import type { ScreenEnvironment, ScreenRegistry } from './registry-info'
import { changeTexts } from './texts-of'
import { type Validated, validateAuthoredEntity, validateAuthoredScreen } from './validate'

export interface ScreenPlace<Text extends DefinitionText> {
  /** `course/lecturer`. */
  readonly id: string
  /** The entity behind the source's base, when there is one; `sourceBase` tells which to look for. */
  readonly entity?: Text | undefined
  /** What the source says that it looks like, as a screen; `sourceCode` tells which to ask. What the screen writes amends it. */
  readonly described?: Text | undefined
  readonly registry: ScreenRegistry
  /** Default: nothing is known, so that names of dictionaries, screens, rights and tables are taken as they are. */
  readonly environment?: ScreenEnvironment
}

export interface LoadScreenInput extends DefinitionText, ScreenPlace<DefinitionText> {}

export type ScreenOutcome = { readonly screen?: ScreenModel; readonly issues: readonly Issue[] }

/** text → parse → migrate → validate → translate → normalise → model. The screen is absent when there is any issue; it throws nothing. */
export function loadScreen({ entity, described, ...input }: LoadScreenInput): ScreenOutcome {
  return loadParsedScreen({
    ...input,
    definition: parseDefinition(input),
    entity: entity && parseDefinition(entity),
    described: described && parseDefinition(described),
  })
}

/** The same for texts that are parsed already. */
export function loadParsedScreen(input: ScreenPlace<Definition> & { readonly definition: Definition }): ScreenOutcome {
  const { id, registry, environment = {} } = input
  const read = readDefinition(input.definition, validateAuthoredScreen)
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
  const { draft, issues: early } = readEntity(parseDefinition(input))
  if (!draft) return { issues: early }
  const { entity, issues: late } = normaliseEntity(draft, input)
  const issues = [...early, ...late]
  return issues.length === 0 ? { entity, issues } : { issues }
}

function readEntity(definition: Definition): { readonly draft?: EntityDraft; readonly issues: readonly Issue[] } {
  const { document, authored, issues } = readDefinition(definition, validateAuthoredEntity)
  return document && authored ? { draft: { document, written: authored }, issues } : { issues }
}

type Read<Authored> = Validated<Authored> & { readonly document?: JsonDocument }

function readDefinition<Authored>({ parsed }: Definition, validate: (document: JsonDocument) => Validated<Authored>): Read<Authored> {
  if (!parsed.document) return { issues: parsed.issues }
  const migrated = migrate(parsed.document)
  if (!migrated.document) return { issues: [...parsed.issues, ...migrated.issues] }
  const { authored, issues } = validate(migrated.document)
  // The one place where texts that are data meet the language of the reader.
  const read = authored !== undefined && { authored: language() === 'zh' ? authored : changeTexts(authored, text => translated(text)) }
  return { document: migrated.document, ...read, issues: [...parsed.issues, ...issues] }
}
