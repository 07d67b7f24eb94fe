import type { Page } from '@playwright/test'

export interface Answer<Result = unknown> {
  readonly status: number
  readonly success: boolean
  readonly message: string
  readonly code: number
  readonly result: Result
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls the server from inside the page, past the screen and with the token of who is signed in there. */
export function call<Result = unknown>(page: Page, method: Method, path: string, body?: object): Promise<Answer<Result>> {
  return page.evaluate(
    async ([verb, url, content]) => {
      const stored: unknown = JSON.parse(localStorage.getItem('Access-Token') ?? '{}')
      const token = typeof stored === 'object' && stored !== null && 'value' in stored ? String(stored.value) : ''
      const headers = { 'X-Access-Token': token, tenant_id: '0', ...(content === undefined ? {} : { 'Content-Type': 'application/json' }) }
      const answer = await fetch(`/jeecg-boot${url}`, { method: verb, headers, ...(content === undefined ? {} : { body: content }) })
      return { status: answer.status, ...(await answer.json()) }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
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
