import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to whatever asks for any, so that nothing takes one while what listens there is away. */
const [FIRST, END] = [20_000, 32_000]

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port for what is started later, or ends and comes back there. */
export async function lastingPort(): Promise<number> {
  const port = randomInt(FIRST, END)
  return (await isFree(port)) ? port : lastingPort()
}
