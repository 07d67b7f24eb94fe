/** One event of a stream. */
export interface ServerEvent<Value = string> {
  readonly event: string
  readonly id: string
  readonly data: Value
}

/** Sends the call again, with more headers. */
export type Again = (headers: Readonly<Record<string, string>>) => Promise<Response>

/** So many times in a row a stream is asked for again without an event. */
const PATIENCE = 5

/** Where a stream of events stands. */
interface Progress {
  /** Of the last event. */
  id: string
  /** Milliseconds before the stream is asked for again. */
  wait: number
  /** Requests in a row that brought no event. */
  failures: number
}

/**
 * The events of a `text/event-stream`, one after the other; data that is JSON is read.
 *
 * A stream that breaks is asked for again where the call may be repeated (`again`), with the id of the last event, after as long as the
 * server said (`retry`, default 3 s); one that ends is asked for again when its events have ids, until the server answers 204.
 */
export async function* eventsOf(response: Response, again?: Again): AsyncGenerator<ServerEvent<unknown>> {
  const progress: Progress = { id: '', wait: 3000, failures: 0 }
  for (let source: Response | null = response; source !== null; source = again ? await reopened(again, progress) : null) {
    try {
      yield* eventsIn(source, progress)
      if (progress.id === '') return
    } catch (error) {
      if (again === undefined || isEnd(error)) throw error
    }
  }
}

async function* eventsIn(response: Response, progress: Progress): AsyncGenerator<ServerEvent<unknown>> {
  for await (const block of split(response, /\r\n\r\n|\n\n|\r\r/)) {
    const event = eventOf(block, progress)
    if (event === null) continue
    progress.failures = 0
    yield event
  }
}

/** The stream once more; null when the server says that it is over. */
async function reopened(again: Again, progress: Progress): Promise<Response | null> {
  for (;;) {
    await new Promise(done => setTimeout(done, progress.wait))
    try {
      if (++progress.failures > PATIENCE) return null
      const response = await again(progress.id === '' ? {} : { 'Last-Event-ID': progress.id })
      return response.status === 204 ? null : response
    } catch (error) {
      if (isEnd(error) || progress.failures >= PATIENCE) throw error
    }
  }
}

/** An answer of failure, or an end that the caller wanted. */
function isEnd(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ApiError' || error.name === 'AbortError')
}

function eventOf(block: string, progress: Progress): ServerEvent<unknown> | null {
  const fields = block.split(/\r\n|\n|\r/).flatMap(line => {
    const match = /^(event|id|data|retry)(?:: ?(.*))?$/.exec(line)
    return match ? [[match[1], match[2] ?? ''] as const] : []
  })
  const of = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value)
  progress.id = of('id').at(-1) ?? progress.id
  const retry = of('retry').at(-1)
  if (retry !== undefined && /^\d+$/.test(retry)) progress.wait = Number(retry)
  const data = of('data')
  if (data.length === 0) return null
  return { event: of('event').at(-1) ?? 'message', id: progress.id, data: jsonOrText(data.join('\n')) }
}

/** What stands before each text of `json-seq` (RFC 7464). */
const RECORD = '\u001e'

/** The values of JSON that is sent line by line (`application/x-ndjson`, `jsonl`, `json-seq`). */
export async function* linesOf(response: Response): AsyncGenerator<unknown> {
  for await (const line of split(response, /\r?\n/, true)) {
    const text = (line.startsWith(RECORD) ? line.slice(1) : line).trim()
    if (text !== '') yield JSON.parse(text)
  }
}

/** The parts of a text as they arrive; `rest`: what stands behind the last border counts. */
async function* split(response: Response, border: RegExp, rest = false): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += chunk.value
      const parts = text.split(border)
      text = parts.pop() ?? ''
      yield* parts
    }
    if (rest) yield text
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
