import { callOutside, defaultWall } from '../../../util/outgoing'

/** Milliseconds of the whole call. */
const PATIENCE = 10_000
/** Bytes. */
const LONGEST = 64 * 1024

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Asks a server that the settings name: 10 seconds, 64 KB, no redirects. The text of a successful answer; every other one
 * is an error that names the host and the status, and nothing that was sent or answered.
 */
export async function ask(url: string, { method = 'GET', ...init }: Asked = {}): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE)
  const { status, text } = await callOutside({ ...init, url, method, signal, most: LONGEST, whole: true, wall: defaultWall })
  if (status < 200 || status > 299) throw new Error(`${new URL(url).host} answers ${status}.`)
  return text
}
