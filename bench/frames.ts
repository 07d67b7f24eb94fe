/** The next frame begins. */
export const frame = () => new Promise<void>(done => requestAnimationFrame(() => done()))

/** After the frame that is being made has been painted. */
export const painted = () =>
  new Promise<void>(done =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done()
      port2.postMessage(null)
    }),
  )
