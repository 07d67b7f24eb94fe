import { type RequestModel, SOURCE_OPERATIONS, type SourceModel, type SourceOperation } from '../../model/source'
import type { AuthoredSource, AuthoredSourceObject } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { type Context, note } from './context'
import { conventionalRequest } from './convention'
import { readRequest } from './requests'

const key = 'id'
/** What a base serves beyond what every back end of the family does. */
export interface Conventional {
  /** Whether the rows below a row are asked for by calls of their own. */
  readonly lazyTree: boolean
  /** Whether an entity stands behind it, which also saves change sets. */
  readonly entity: boolean
  /** Whether the server alone writes its rows. Default false. */
  readonly readonly?: boolean | undefined
}

const treeOperations: ReadonlySet<SourceOperation> = new Set(['roots', 'children'])
/** What our entities have beside the convention. */
const entityOperations: ReadonlySet<SourceOperation> = new Set(['saveBatch', 'importPreview'])

/** Where rows come from. `offered`: what the list convention offers there beyond the usual. */
export function readSource(written: AuthoredSource, offered: Conventional, place: Place, context: Context): SourceModel | undefined {
  if (typeof written !== 'string') return readSourceObject(written, offered, place, context)
  const base = baseOf(written)
  if (base !== undefined) return { kind: 'rest', base, operations: conventional(base, offered), key }
  const named = namedCode(written)
  if (named && context.registry.sources.includes(named.kind)) return { ...named, operations: {}, key }
  const known = context.registry.sources.map(name => `${name}:`)
  note(context, 'SCREEN_UNKNOWN_SOURCE', place, written, written.includes(':') ? known : [`/${written}`, ...known])
  return undefined
}

/** What a source of a registered kind, or the screen that it describes, is called by. */
export interface NamedCode {
  readonly kind: string
  readonly code: string
}

/** `kind:CODE`; undefined for any other text. */
export function namedCode(text: string): NamedCode | undefined {
  const [, kind, code] = /^([A-Za-z][\w-]*):(.+)$/s.exec(text) ?? []
  return kind === undefined || code === undefined ? undefined : { kind, code }
}

/** The base of the list convention that a source names; undefined when it names none. */
export function baseOf(written: string): string | undefined {
  return written.startsWith('/') ? written : undefined
}

function readSourceObject(written: AuthoredSourceObject, offered: Conventional, place: Place, context: Context): SourceModel {
  const { base, data, extra } = written
  const operations: { [operation in SourceOperation]?: RequestModel | false } = { ...(base !== undefined && conventional(base, offered)) }
  for (const operation of SOURCE_OPERATIONS) {
    const request = written[operation]
    if (request === false) operations[operation] = false
    else if (request !== undefined) {
      const read = readRequest(request, inside(place, operation), context)
      if (read) operations[operation] = read
    }
  }
  // A workbook that is not imported needs no template and no preview.
  for (const operation of ['importTemplate', 'importPreview'] as const)
    if (written.import === false && written[operation] === undefined) operations[operation] = false
  const extras = Object.entries(extra ?? {}).flatMap(([field, request]) => {
    const read = readRequest(request, inside(place, 'extra', field), context)
    return read ? [[field, read] as const] : []
  })
  return {
    kind: data ? 'data' : 'rest',
    base,
    operations,
    ...(extra && { extra: Object.fromEntries(extras) }),
    data,
    key: written.key ?? key,
  }
}

function conventional(base: string, offered: Conventional): SourceModel['operations'] {
  const isOffered = (operation: SourceOperation) =>
    treeOperations.has(operation) ? offered.lazyTree : !entityOperations.has(operation) || offered.entity
  const isRead = /^(list|get|export|roots|children)$/
  const operations = SOURCE_OPERATIONS.filter(operation => isOffered(operation) && !(offered.readonly && !isRead.test(operation)))
  return Object.fromEntries(operations.map(operation => [operation, conventionalRequest(base, operation)]))
}

/** Whether a source serves an operation; sources of other kinds know that by themselves. */
export function offers(source: SourceModel | undefined, operation: SourceOperation): boolean {
  if (!source) return false
  if (source.kind === 'rest') return Boolean(source.operations[operation]) || (operation === 'get' && Boolean(source.operations.list))
  return source.operations[operation] !== false
}
