import type { Host } from '../model/host'
import type { Issue } from '../model/issues'
import type { ScreenModel } from '../model/screen'
import { loadScreen, registeredWords, sourceBase } from '../screen'
import { texts } from './texts'

export type ReadScreen = { readonly screen: ScreenModel } | { readonly issues: readonly Issue[] }

interface Kept {
  readonly text: string
  readonly read: ReadScreen
}

/** Models by screen, as long as the texts behind them are the same: a saved screen is another text. */
const kept = new WeakMap<Host, Map<string, Kept>>()

/** Of a screen that the application does not have. */
class MissingModuleError extends Error {
  override readonly name = 'MissingModuleError'
  readonly code = 'MODULE_NOT_FOUND'
}

/**
 * Loads a screen's text, and that of the entity behind its source, and takes them through the pipeline. Throws when it cannot
 * be loaded. What the person may not do is still in it.
 */
export async function readScreen(host: Host, id: string): Promise<ReadScreen> {
  const definition = await host.loadScreen(id)
  if (definition === undefined) throw new MissingModuleError(texts.unknownScreen(id))
  const base = sourceBase(definition)
  const entity = base === undefined ? undefined : await host.loadEntity(base)
  const text = `${definition.text}\n${entity?.text ?? ''}`
  const models = kept.get(host) ?? new Map<string, Kept>()
  kept.set(host, models)
  const known = models.get(id)
  if (known?.text === text) return known.read
  const { screen, issues } = loadScreen({
    id,
    ...definition,
    ...(entity !== undefined && { entity }),
    registry: registeredWords(),
    environment: { operation: operation => host.client.operation(operation) },
  })
  const read = screen === undefined ? { issues } : { screen }
  models.set(id, { text, read })
  return read
}
