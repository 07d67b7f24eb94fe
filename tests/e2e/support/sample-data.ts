import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE = 300_000
const PAUSE = 500
/** Of a document that is not read yet. */
const UNREAD = ['pending', 'working']

const { length: SHEETS } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'schemas/demo/data/sheets.json'), 'utf8'),
) as object[]

interface Answer {
  readonly message: string
  readonly result: { readonly token?: string; readonly total?: number } | null
}

async function ask(url: string, token: string, path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', ...(token && { 'X-Access-Token': token }) }
  const answer = await fetch(`${url}/jeecg-boot${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const { message, result } = (await answer.json()) as Answer
  if (!result) throw new Error(`${path}: ${message}`)
  return result
}

/**
 * Waits until a new installation has read its sample documents and brought in its sample sheets: what is copied from it need not do so.
 * Throws after five minutes.
 */
export async function sampleDataRead(url: string, credentials: { readonly username: string; readonly password: string }): Promise<void> {
  const { token = '' } = await ask(url, '', '/sys/login', credentials)
  const end = Date.now() + PATIENCE
  for (;;) {
    const pages = UNREAD.map(state => ask(url, token, `/unstructur/documentdata/documentinformation/list?pageSize=1&state=${state}`))
    const left = (await Promise.all(pages)).reduce((sum, { total = 0 }) => sum + total, 0)
    const { total: sheets = 0 } = await ask(url, token, '/data/sheet/list?pageSize=1')
    if (left === 0 && sheets >= SHEETS) return
    if (Date.now() > end) throw new Error(`${left} sample documents have not been read, ${SHEETS - sheets} sample sheets not brought in.`)
    await pause(PAUSE)
  }
}
