import type { DefinitionText, Host } from '../model/host'
import type { Issue } from '../model/issues'
import { loadPart } from '../model/load-part'
import { createRecent } from '../model/recent'
import type { ScreenModel } from '../model/screen'
import type { Renderer } from '../registry'
import {
  type Definition,
  loadParsedScreen,
  type NamedCode,
  namedCode,
  parseDefinition,
  type Shapes,
  sourceBase,
  sourceCode,
  wordsOf,
} from '../screen'
import { texts } from './texts'

export type ReadScreen = { readonly screen: ScreenModel } | { readonly issues: readonly Issue[] }

/** Of a screen that the application does not have. */
class MissingModuleError extends Error {
  override readonly name = 'MissingModuleError'
  readonly code = 'MODULE_NOT_FOUND'
}

/** The check of shapes, which those that came checked with the application do without. */
async function shapesFor(texts: readonly (DefinitionText | undefined)[]): Promise<Shapes | undefined> {
  if (texts.every(text => text === undefined || text.checked)) return undefined
  return loadShapes()
}

const loadShapes = async (): Promise<Shapes> => (await loadPart(() => import('../screen/validate'))).shapes

/** Texts and models that are kept of one application. */
const MOST_KEPT = 100

/** Reads the screens of one renderer and one application. Each text is parsed once, and not again while it is kept. */
export interface ScreenReader {
  /**
   * Loads a screen's text, with that of the entity behind its source or what the source describes itself by, and takes them through the
   * pipeline; `kind:CODE` is the screen that a source describes. A text that is the same as before gives the same model. Throws when it
   * cannot be loaded. What the user may not do is still in it.
   */
  read(id: string): Promise<ReadScreen>
}

/** `parse` is called once for each text. */
export function createScreenReader(renderer: Renderer, host: Host, parse: typeof parseDefinition = parseDefinition): ScreenReader {
  const definitions = createRecent<string, Definition>(MOST_KEPT)
  const models = createRecent<string, ReadScreen>(MOST_KEPT)
  const parsed = (found: DefinitionText) => definitions.get(`${found.file}\n${found.text}`, () => parse(found))
  return {
    async read(id) {
      const own = await describeScreen(renderer, id, host)
      const found = own ?? (await host.loadScreen(id))
      if (found === undefined) throw new MissingModuleError(texts.unknownScreen(id))
      const definition = parsed(found)
      const base = sourceBase(definition)
      const [described, entity] = [
        own === undefined ? await describe(renderer, sourceCode(definition), host) : undefined,
        base === undefined ? undefined : await host.loadEntity(base),
      ]
      const key = [id, found, entity, described].map(part => (typeof part === 'object' ? part.text : (part ?? ''))).join('\n')
      const load = (shapes: Shapes | undefined, as = (text: Definition) => text) =>
        models.get(key, () => {
          const { screen, issues } = loadParsedScreen({
            id,
            definition: as(definition),
            shapes,
            entity: entity && as(parsed(entity)),
            described: described && as(parsed(described)),
            registry: wordsOf(renderer),
            environment: { operation: operation => host.client.operation(operation) },
          })
          return screen === undefined ? { issues } : { screen }
        })
      const shapes = await shapesFor([found, entity, described])
      try {
        return load(shapes)
      } catch (error) {
        if (shapes !== undefined) throw error
        // A text that was right when it was built and is not now: the check says what is wrong with it.
        return load(await loadShapes(), text => ({ ...text, checked: false }))
      }
    },
  }
}

const readers = new WeakMap<Renderer, WeakMap<Host, ScreenReader>>()

/** Reads a screen by the reader that a renderer and an application share. */
export function readScreen(renderer: Renderer, host: Host, id: string): Promise<ReadScreen> {
  const byHost = readers.get(renderer) ?? new WeakMap<Host, ScreenReader>()
  readers.set(renderer, byHost)
  const reader = byHost.get(host) ?? createScreenReader(renderer, host)
  byHost.set(host, reader)
  return reader.read(id)
}

/** The screen that a source of a registered kind describes under `kind:CODE`; undefined for every other id. */
export const describeScreen = (renderer: Renderer, id: string, host: Host): Promise<DefinitionText | undefined> =>
  describe(renderer, namedCode(id), host)

async function describe({ sources }: Renderer, named: NamedCode | undefined, host: Host): Promise<DefinitionText | undefined> {
  const source = named && sources.find(named.kind)
  await source?.load?.()
  return named && (await source?.describe?.(named.code, host))
}
