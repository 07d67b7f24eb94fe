import { expect, it, vi } from 'vitest'
import { eventsOf, linesOf, type ServerEvent } from './streams'

/** A response whose text arrives in these parts; `broken`: the connection ends before it is over. */
function streamed(parts: readonly string[], broken = false): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (const part of parts) {
        stream.enqueue(new TextEncoder().encode(part))
        await new Promise(done => setTimeout(done))
      }
      if (broken) stream.error(new TypeError('network error'))
      else stream.close()
    },
  })
  return new Response(body)
}

async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const found: Value[] = []
  for await (const value of values) found.push(value)
  return found
}

const data = (events: readonly ServerEvent<unknown>[]) => events.map(event => event.data)

it('a broken stream goes on behind the last event, until the server says that it is over', async () => {
  const asked: Readonly<Record<string, string>>[] = []
  const answers = [streamed(['id: 2\ndata: "b"\n\n']), new Response(null, { status: 204 })]
  const again = async (headers: Readonly<Record<string, string>>) => {
    asked.push(headers)
    return answers.shift() ?? new Response(null, { status: 204 })
  }
  const first = streamed(['retry: 0\nid: 1\nda', 'ta: "a"\n\n'], true)
  expect(data(await all(eventsOf(first, again)))).toEqual(['a', 'b'])
  expect(asked).toEqual([{ 'Last-Event-ID': '1' }, { 'Last-Event-ID': '2' }])
})

it('a stream without ids that ends is over', async () => {
  const again = vi.fn()
  expect(data(await all(eventsOf(streamed(['data: [DONE]\n\n']), again)))).toEqual(['[DONE]'])
  expect(again).not.toHaveBeenCalled()
})

it('what may not be repeated breaks, and so does a stream that is refused', async () => {
  await expect(all(eventsOf(streamed(['data: 1\n\n'], true)))).rejects.toThrow('network error')
  const refused = Object.assign(new Error('GET /a answered 401'), { name: 'ApiError' })
  await expect(all(eventsOf(streamed(['retry: 0\nid: 1\ndata: 1\n\n']), () => Promise.reject(refused)))).rejects.toThrow('401')
})

it('a server that stays away is asked five times', async () => {
  const again = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  await expect(all(eventsOf(streamed(['retry: 0\nid: 1\ndata: 1\n\n']), again))).rejects.toThrow('fetch failed')
  expect(again).toHaveBeenCalledTimes(5)
})

it('values come line by line, however they were cut', async () => {
  expect(await all(linesOf(streamed(['{"a":', '1}\r\n\n\u001e[2]\n', '3'])))).toEqual([{ a: 1 }, [2], 3])
})
