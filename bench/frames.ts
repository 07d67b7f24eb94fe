/** The next frame begins. */
export const frame = () => new Promise<void>(done => requestAnimationFrame(() => done()))

/** Asked while a frame begins: after it has been painted. */
const framePainted = () =>
  new Promise<void>(done => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done()
    port2.postMessage(null)
  })

/** After the next frame has been painted. */
export const painted = () => frame().then(framePainted)

/** Milliseconds after which nothing is waited for any more. */
const PATIENCE = 30_000

/** After the first frame in which it holds has been painted. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE
  do {
    if (performance.now() > end) throw new Error(`in vain: ${holds}`)
    await frame()
  } while (!holds())
  await framePainted()
}
