import { translated } from '../model/catalogue'
import type { DefinitionText } from '../model/host'
import type { Issue } from '../model/issues'
import { language } from '../model/language'
import type { ScreenModel } from '../model/screen'
import type { Definition } from './definition'
import type { EntityDraft } from './entity/drafts'
import type { AuthoredEntity, AuthoredScreen } from './generated/authored'
import type { JsonDocument } from './json/document'
import { jsonOf } from './json/value'
import { migrate } from './migrate'
import { normaliseScreen } from './normalise/screen'
import type { ScreenEnvironment, ScreenRegistry } from './registry-info'
import { changeTexts } from './texts-of'
import type { Validated } from './validate'

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

export type ScreenOutcome = { readonly screen?: ScreenModel; readonly issues: readonly Issue[] }

/** Finds out whether texts have the shape of a screen or an entity: see `validate`, which is large and not always needed. */
export interface Shapes {
  readonly screen: (document: JsonDocument) => Validated<AuthoredScreen>
  readonly entity: (document: JsonDocument) => Validated<AuthoredEntity>
}

interface ParsedScreen extends ScreenPlace<Definition> {
  readonly definition: Definition
  /** Must be there when one of the texts is not `checked`. */
  readonly shapes?: Shapes | undefined
}

/** Parsed texts → migrate → validate → translate → normalise → model. The screen is absent when there is any issue. */
export function loadParsedScreen(input: ParsedScreen): ScreenOutcome {
  const { id, registry, shapes, environment = {} } = input
  const read = readDefinition(input.definition, shapes?.screen)
  const entity = input.entity && readEntity(input.entity, shapes)
  const described = input.described && readDefinition(input.described, shapes?.screen)
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

/** An entity without what the registry knows of its types. */
export function readEntity(definition: Definition, shapes?: Shapes): { readonly draft?: EntityDraft; readonly issues: readonly Issue[] } {
  const { document, authored, issues } = readDefinition(definition, shapes?.entity)
  return document && authored ? { draft: { document, written: authored }, issues } : { issues }
}

type Read<Authored> = Validated<Authored> & { readonly document?: JsonDocument }

type Check<Authored> = (document: JsonDocument) => Validated<Authored>

function shapeOf<Authored>(document: JsonDocument, checked: boolean, check: Check<Authored> | undefined): Validated<Authored> {
  if (checked) return { authored: jsonOf(document.root) as Authored, issues: [] }
  if (!check) throw new Error('A text whose shape is not known is read without a check of shapes.')
  return check(document)
}

function readDefinition<Authored>({ parsed, checked = false }: Definition, check: Check<Authored> | undefined): Read<Authored> {
  if (!parsed.document) return { issues: parsed.issues }
  const migrated = migrate(parsed.document)
  if (!migrated.document) return { issues: [...parsed.issues, ...migrated.issues] }
  const { authored, issues } = shapeOf(migrated.document, checked, check)
  // The one place where texts that are data meet the language of the reader.
  const read = authored !== undefined && { authored: language() === 'zh' ? authored : changeTexts(authored, text => translated(text)) }
  return { document: migrated.document, ...read, issues: [...parsed.issues, ...issues] }
}
