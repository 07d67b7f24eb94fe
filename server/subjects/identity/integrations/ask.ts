const PATIENCE = 10_000
const LONGEST = 64 * 1024

async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length
    if (size > LONGEST) throw new Error('The answer is too long.')
    parts.push(part as Uint8Array)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Asks a server that the settings name: 10 seconds, 64 KB, no redirects. The text of a successful answer; every other one
 * is an error that names the host and the status, and nothing that was sent or answered.
 */
export async function ask(url: string, init: RequestInit = {}): Promise<string> {
  const { host } = new URL(url)
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
  const text = await bounded(response)
  if (!response.ok) throw new Error(`${host} answers ${response.status}.`)
  return text
}
