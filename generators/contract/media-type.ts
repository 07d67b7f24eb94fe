import type { MediaKind, Schema } from './model'
import { child, children, type Node } from './node'
import type { Reading } from './reading'
import { readSchema } from './schema'

export interface Media {
  readonly media: string
  readonly kind: MediaKind
  readonly schema: Schema
}

const order: readonly MediaKind[] = ['json', 'multipart', 'urlencoded', 'text', 'binary']

/** What a media type's bytes are, by its name alone; parameters such as charset don't count. */
function mediaKind(media: string): MediaKind {
  const name = (media.split(';')[0] ?? '').trim().toLowerCase()
  if (/[/+]json$/.test(name) || name === '*/*') return 'json'
  if (name === 'multipart/form-data') return 'multipart'
  if (name === 'application/x-www-form-urlencoded') return 'urlencoded'
  return name.startsWith('text/') || /[/+]xml$/.test(name) ? 'text' : 'binary'
}

/** Media Type Objects (3.1 §4.8.14) of a `content`: the one that a client of ours prefers, JSON first; null when there is none. */
export function readContent(reading: Reading, content: Node): Media | null {
  const all = children(content).map(([media, node]) => ({ media, node, kind: mediaKind(media) }))
  const best = all.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0]
  if (best === undefined) return null
  const schema = child(best.node, 'schema')
  return { media: best.media, kind: best.kind, schema: schema.value === undefined ? {} : readSchema(reading, schema) }
}
