import { type RequestModel, SOURCE_OPERATIONS, type SourceModel, type SourceOperation } from '../../model/source'
import type { AuthoredSource, AuthoredSourceObject } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { type Context, note } from './context'
import { conventionalRequest } from './convention'
import { readRequest } from './requests'

const key = 'id'
const treeOperations: ReadonlySet<SourceOperation> = new Set(['roots', 'children'])

/** Where rows come from. `lazyTree` says whether the rows below a row are asked for by calls of their own. */
export function readSource(written: AuthoredSource, lazyTree: boolean, place: Place, context: Context): SourceModel | undefined {
  if (typeof written !== 'string') return readSourceObject(written, lazyTree, place, context)
  const base = baseOf(written)
  if (base !== undefined) return { kind: 'rest', base, operations: conventional(base, lazyTree), key }
  const [kind = '', ...code] = written.split(':')
  if (code.length > 0 && context.registry.sources.includes(kind)) return { kind, code: code.join(':'), operations: {}, key }
  const known = context.registry.sources.map(name => `${name}:`)
  note(context, 'SCREEN_UNKNOWN_SOURCE', place, written, written.includes(':') ? known : [`/${written}`, ...known])
  return undefined
}

/** The base of the list convention that a source names; undefined when it names none. */
export function baseOf(written: string): string | undefined {
  return written.startsWith('/') ? written : undefined
}

function readSourceObject(written: AuthoredSourceObject, lazyTree: boolean, place: Place, context: Context): SourceModel {
  const { base, data, extra } = written
  const operations: { [operation in SourceOperation]?: RequestModel | false } = { ...(base !== undefined && conventional(base, lazyTree)) }
  for (const operation of SOURCE_OPERATIONS) {
    const request = written[operation]
    if (request === false) operations[operation] = false
    else if (request !== undefined) {
      const read = readRequest(request, inside(place, operation), context)
      if (read) operations[operation] = read
    }
  }
  // Nobody fills in a workbook that nobody takes.
  if (written.import === false && written.importTemplate === undefined) operations.importTemplate = false
  const extras = Object.entries(extra ?? {}).flatMap(([field, request]) => {
    const read = readRequest(request, inside(place, 'extra', field), context)
    return read ? [[field, read] as const] : []
  })
  return {
    kind: data ? 'data' : 'rest',
    ...(base !== undefined && { base }),
    operations,
    ...(extra && { extra: Object.fromEntries(extras) }),
    ...(data && { data }),
    key: written.key ?? key,
  }
}

function conventional(base: string, lazyTree: boolean): SourceModel['operations'] {
  const operations = SOURCE_OPERATIONS.filter(operation => lazyTree || !treeOperations.has(operation))
  return Object.fromEntries(operations.map(operation => [operation, conventionalRequest(base, operation)]))
}

/** Whether a source serves an operation; sources of other kinds know that by themselves. */
export function offers(source: SourceModel | undefined, operation: SourceOperation): boolean {
  if (!source) return false
  if (source.kind === 'rest') return Boolean(source.operations[operation]) || (operation === 'get' && Boolean(source.operations.list))
  return source.operations[operation] !== false
}
