import type { BrowserContext, Page } from '@playwright/test'

export interface Answer<Result = unknown> {
  readonly status: number
  readonly success: boolean
  readonly message: string
  readonly code: number
  readonly result: Result
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls the server past the screen, with the token of who is signed in in the window; the window need not show anything yet. */
export async function call<Result = unknown>(page: Page, method: Method, path: string, body?: object): Promise<Answer<Result>> {
  const headers = { 'X-Access-Token': await tokenOf(page), tenant_id: '0' }
  // A connection that was kept open may have ended with a server that was stopped.
  const options = { method, headers, maxRetries: 3, ...(body && { data: body }) }
  const answer = await page.context().request.fetch(`/jeecg-boot${path}`, options)
  return { status: answer.status(), ...(await answer.json()) }
}

const tokens = new WeakMap<BrowserContext, string>()

/** Of a window whose next user is known before anything is shown in it; null is one who has yet to sign in. */
export const knowToken = (context: BrowserContext, token: string | null): unknown =>
  token === null ? tokens.delete(context) : tokens.set(context, token)

/** The token of the user who is signed in in the window. */
export async function tokenOf(page: Page): Promise<string> {
  const context = page.context()
  const known = tokens.get(context)
  if (known !== undefined) return known
  const { origins } = await context.storageState()
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'Access-Token')
  const token = String((JSON.parse(stored?.value ?? '{}') as { value?: unknown }).value ?? '')
  tokens.set(context, token)
  return token
}

/** The same for what has to succeed: its result. */
export async function must<Result = unknown>(page: Page, method: Method, path: string, body?: object): Promise<Result> {
  const answer = await call<Result>(page, method, path, body)
  if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.message}`)
  return answer.result
}

interface Rows {
  readonly records: readonly { readonly [name: string]: unknown }[]
  readonly total: number
}

/** The rows of a list convention, past the screen. */
export const rowsOf = (page: Page, base: string, query = '') => must<Rows>(page, 'GET', `${base}/list?pageNo=1&pageSize=100&${query}`)

let count = 0

/** A text that no other test uses. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}${Date.now().toString(36)}${count}`
}
