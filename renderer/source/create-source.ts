import type { Host } from '../model/host'
import type { Source, SourceModel } from '../model/source'
import { getSource } from '../registry/registries'

/** The source that a screen names; throws for a kind that nobody registered, naming the nearest. */
export function createSource(model: SourceModel, host: Host): Source {
  return getSource(model.kind).create(model, host)
}
