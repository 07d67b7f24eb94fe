import type { Host } from '../model/host'
import type { Source, SourceModel, SourcePlace } from '../model/source'
import type { Renderer } from '../registry'

/** The source that a screen names; throws for a kind that the renderer does not have, naming the nearest. */
export function createSource({ sources }: Renderer, model: SourceModel, host: Host, place: SourcePlace = {}): Source {
  return sources.get(model.kind).create(model, host, place)
}
