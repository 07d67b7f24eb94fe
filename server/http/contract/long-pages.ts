import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { texts } from '../../util/texts'
import { succeeded } from '../answers'
import { messageFor } from '../generation'
import type { Call, LooseHandler } from '../module'
import { isNode, type Node } from './json'

/** Rows that a list reads at once. */
const SLICE = 1000
/** What pages of the family ask for where they want every row. */
const LARGEST = 99_999

interface Page extends Node {
  readonly records: readonly unknown[]
  readonly total: number
}

const isPage = (value: unknown): value is Page => isNode(value) && Array.isArray(value.records) && typeof value.total === 'number'

const wholeNumber = (value: unknown, usual: number) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : usual)

/** How many rows a call wants of which; null when one slice is enough. */
function wanted({ query }: Call): { size: number; from: number } | null {
  const { pageNo, pageSize } = isNode(query) ? query : {}
  const size = Math.min(wholeNumber(pageSize, 0), LARGEST)
  return size > SLICE ? { size, from: (Math.max(wholeNumber(pageNo, 1), 1) - 1) * size } : null
}

/** Where the rows of an envelope stand in its text: the same for every slice, since nothing else of it differs. */
const MARK = '"records":['

/**
 * A page of more rows than a list reads at once, as a stream: the list is asked slice by slice, the next one when the last has left, so
 * that no more than two are held. Undefined for a page of usual size, and for an answer that is no page.
 */
export async function longPage(
  call: Call,
  handler: LooseHandler,
  request: FastifyRequest,
  serialise: (envelope: unknown) => string,
): Promise<Readable | undefined> {
  const asked = wanted(call)
  if (asked === null) return undefined
  const { size, from } = asked
  const slice = (index: number) =>
    handler({ ...call, query: { ...(call.query as Node), pageNo: String(index + 1), pageSize: String(SLICE) } })
  const start = Math.floor(from / SLICE)
  const first = await slice(start)
  if (!isPage(first)) return undefined
  const page = { ...first, size, current: from / size + 1, pages: Math.ceil(first.total / size) }
  const envelope = succeeded(null, messageFor(request, texts.done))
  const textOf = (records: readonly unknown[]) => serialise({ ...envelope, result: { ...page, records } })
  const blank = textOf([])
  const at = blank.indexOf(MARK) + MARK.length
  const rowsIn = (records: readonly unknown[]) => textOf(records).slice(at, at - blank.length)

  async function* chunks(): AsyncGenerator<string> {
    yield blank.slice(0, at)
    let left = size
    let skip = from % SLICE
    for (let index = start; left > 0; index++) {
      const found = index === start ? first : await slice(index)
      const all = isPage(found) ? found.records : []
      const rows = all.slice(skip, skip + left)
      if (rows.length > 0) yield (left < size ? ',' : '') + rowsIn(rows)
      left = all.length < SLICE ? 0 : left - rows.length
      skip = 0
    }
    yield blank.slice(at)
  }
  return Readable.from(chunks(), { objectMode: true, highWaterMark: 1 })
}

/** Sends such a stream as the envelope that it is. */
export function asEnvelope(reply: FastifyReply, stream: Readable): Readable {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  return stream
}
