import type pg from 'pg'

/** What PostgreSQL's driver holds of a connection beyond what its types tell. */
interface Stream {
  cork(): void
  uncork(): void
}

const waiting = new WeakSet<Stream>()

/** What is sent over a connection from now until the running code waits for something leaves in one piece: a piece costs more than its statements. */
export function together(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Stream } }).connection
  if (waiting.has(stream)) return
  waiting.add(stream)
  stream.cork()
  process.nextTick(() => {
    waiting.delete(stream)
    stream.uncork()
  })
}
