/** The next frame begins. */
export const frame = () => new Promise<void>(done => requestAnimationFrame(() => done()))

/** Asked while a frame begins: after it has been painted. */
export const framePainted = () =>
  new Promise<void>(done => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done()
    port2.postMessage(null)
  })

/** After the next frame has been painted. */
export const painted = () => frame().then(framePainted)
