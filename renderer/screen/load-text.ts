import type { EntityModel } from '../model/entity'
import type { DefinitionText } from '../model/host'
import type { Issue } from '../model/issues'
import { parseDefinition } from './definition'
import { normaliseEntity } from './entity/entity'
import { loadParsedScreen, readEntity, type ScreenOutcome, type ScreenPlace } from './load'
import type { ScreenEnvironment, ScreenRegistry } from './registry-info'
import { shapes } from './validate'

export interface LoadScreenInput extends DefinitionText, ScreenPlace<DefinitionText> {}

/** text → parse → migrate → validate → translate → normalise → model. The screen is absent when there is any issue; it throws nothing. */
export function loadScreen({ entity, described, ...input }: LoadScreenInput): ScreenOutcome {
  return loadParsedScreen({
    ...input,
    shapes,
    definition: parseDefinition(input),
    entity: entity && parseDefinition(entity),
    described: described && parseDefinition(described),
  })
}

export interface LoadEntityInput extends DefinitionText {
  /** Default: what stands between `entities/` and `.json` in the file's name. */
  readonly id?: string
  readonly registry: ScreenRegistry
  readonly environment?: ScreenEnvironment
}

/** Like `loadScreen`, for an entity. */
export function loadEntity(input: LoadEntityInput): { readonly entity?: EntityModel; readonly issues: readonly Issue[] } {
  const { draft, issues: early } = readEntity(parseDefinition(input), shapes)
  if (!draft) return { issues: early }
  const { entity, issues: late } = normaliseEntity(draft, input)
  const issues = [...early, ...late]
  return issues.length === 0 ? { entity, issues } : { issues }
}
