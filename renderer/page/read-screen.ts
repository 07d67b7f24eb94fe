import type { DefinitionText, Host } from '../model/host'
import type { Issue } from '../model/issues'
import type { ScreenModel } from '../model/screen'
import { sources } from '../registry'
import { loadScreen, type NamedCode, namedCode, registeredWords, sourceBase, sourceCode } from '../screen'
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
 * Loads a screen's text, with that of the entity behind its source or what the source describes itself by, and takes them through
 * the pipeline; `kind:CODE` is the screen that a source describes. Throws when it cannot be loaded. What the person may not do is still in it.
 */
export async function readScreen(host: Host, id: string): Promise<ReadScreen> {
  const own = await describeScreen(id, host)
  const definition = own ?? (await host.loadScreen(id))
  if (definition === undefined) throw new MissingModuleError(texts.unknownScreen(id))
  const described = own === undefined ? await describe(sourceCode(definition), host) : undefined
  const base = sourceBase(definition)
  const entity = base === undefined ? undefined : await host.loadEntity(base)
  const text = [definition, entity, described].map(part => part?.text ?? '').join('\n')
  const models = kept.get(host) ?? new Map<string, Kept>()
  kept.set(host, models)
  const known = models.get(id)
  if (known?.text === text) return known.read
  const { screen, issues } = loadScreen({
    id,
    ...definition,
    ...(entity !== undefined && { entity }),
    ...(described !== undefined && { described }),
    registry: registeredWords(),
    environment: { operation: operation => host.client.operation(operation) },
  })
  const read = screen === undefined ? { issues } : { screen }
  models.set(id, { text, read })
  return read
}

/** The screen that a source of a registered kind describes under `kind:CODE`; undefined for every other id. */
export const describeScreen = (id: string, host: Host): Promise<DefinitionText | undefined> => describe(namedCode(id), host)

async function describe(named: NamedCode | undefined, host: Host): Promise<DefinitionText | undefined> {
  const source = named && sources().find(known => known.source === named.kind)
  return named && (await source?.describe?.(named.code, host))
}
