import type { Answer } from '../../renderer/contract'

/** What a body says when it is an envelope or the error page of a server; null for anything else. */
export interface Body {
  readonly message: string
  /** Absent on error pages, which are no envelopes. */
  readonly answer?: Answer
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Drops `__proto__`, which no answer of ours has and which copying would turn into a prototype. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

export function parseJson(text: string): unknown {
  try {
    return text.includes('__proto__') ? JSON.parse(text, withoutPrototype) : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readBody(json: unknown): Body | null {
  if (!isObject(json)) return null
  const message = typeof json.message === 'string' ? json.message : ''
  if (typeof json.success !== 'boolean') return 'message' in json ? { message } : null
  const code = Number(json.code ?? 0)
  return { message, answer: { success: json.success, code, message, result: json.result ?? null } }
}
