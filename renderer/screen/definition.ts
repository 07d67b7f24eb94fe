import type { DefinitionText } from '../model/host'
import { nodeAt, placeOf } from './json/document'
import { parseJson } from './json/parse'
import { isObject, jsonOf } from './json/value'
import { baseOf, type NamedCode, namedCode } from './normalise/source'

/** A screen or an entity whose text has been parsed: what is asked of it before it is read, and the reading, share that. */
export interface Definition extends DefinitionText {
  readonly parsed: ReturnType<typeof parseJson>
}

/** Parses a text, once for all that is asked of it; what is wrong with it is told by its reading. */
export const parseDefinition = (definition: DefinitionText): Definition => ({
  ...definition,
  parsed: parseJson(definition.file, definition.text),
})

/** The base path that a screen's source names, such as `/course/lecturer`; undefined when it names none or cannot be read. */
export function sourceBase(definition: Definition): string | undefined {
  const source = sourceIn(definition)
  const base = isObject(source) ? source.base : source
  return typeof base === 'string' ? baseOf(base) : undefined
}

/** The kind and the code that a screen's source names, such as those of `online:7`; undefined for any other source. */
export function sourceCode(definition: Definition): NamedCode | undefined {
  const source = sourceIn(definition)
  return typeof source === 'string' ? namedCode(source) : undefined
}

function sourceIn({ parsed: { document } }: Definition): unknown {
  const node = document && nodeAt({ ...placeOf(document), path: ['source'] })
  return node && jsonOf(node)
}
