import type { Answer, Client, ClientRequest } from '../../renderer/model/client'
import { RequestError } from '../../renderer/model/client'
import type { Host, SettingsStore } from '../../renderer/model/host'

/** One call that a fake client was asked for. */
export type RecordedCall = ClientRequest & { readonly form?: FormData }

export interface FakeClient extends Client {
  readonly calls: readonly RecordedCall[]
}

type Given = unknown | ((request: RecordedCall) => unknown)

/**
 * A client in memory: answers by `METHOD path`. An answer is the result, a function of the request, an `Error` to throw,
 * or for sends an object with `message` and `code`. What is not listed answers 404.
 */
export function fakeClient(answers: { readonly [call: string]: Given }): FakeClient {
  const calls: RecordedCall[] = []
  const given = async (request: RecordedCall): Promise<unknown> => {
    calls.push(request)
    const key = `${request.method} ${request.path}`
    if (!Object.hasOwn(answers, key)) throw new RequestError(`no answer for ${key}`, 404, false)
    const found = answers[key]
    const value = typeof found === 'function' ? await found(request) : found
    if (value instanceof Error) throw value
    return value
  }
  const answer = async (request: RecordedCall) => {
    const value = await given(request)
    const notified = typeof value === 'object' && value !== null && 'message' in value ? value : { result: value }
    return { success: true, code: 200, message: '', result: null, ...notified } as Answer
  }
  return {
    calls,
    request: async <Result>(request: ClientRequest) => (await given(request)) as Result,
    answer: async <Result>(request: ClientRequest) => (await answer(request)) as Answer<Result>,
    upload: answer,
    download: async request => ({ blob: (await given(request)) as Blob, name: 'file' }),
    operation: () => undefined,
    fileUrl: path => path,
  }
}

/** Settings that live in a map. */
export function memorySettings(): SettingsStore {
  const map = new Map<string, unknown>()
  return {
    get: key => map.get(key),
    set: (key, value) => void map.set(key, value),
    remove: key => void map.delete(key),
  }
}

/** An address in memory; `go` changes it as back and forward do. */
export function memoryAddress(start: { readonly [name: string]: string } = {}) {
  let values = start
  const listeners = new Set<() => void>()
  return {
    get: () => values,
    set: (next: { readonly [name: string]: string }) => {
      values = next
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go: (next: { readonly [name: string]: string }) => {
      values = next
      for (const listener of listeners) listener()
    },
  }
}

/** What the notifier of a test host was told, such as `success: 添加成功！`. */
export interface TestHost extends Host {
  readonly notices: string[]
  readonly saved: string[]
  readonly opened: string[]
}

/** An application in memory around the renderer; every part can be replaced. Questions are agreed to. */
export function testHost(parts: Partial<Host> = {}): TestHost {
  const notices: string[] = []
  const saved: string[] = []
  const opened: string[] = []
  const notified = (kind: string) => (text: string) => void notices.push(`${kind}: ${text}`)
  return {
    notices,
    saved,
    opened,
    client: fakeClient({}),
    user: { id: 'u1', username: 'admin', realname: '管理员', orgCode: 'A01', tenantId: '0', roles: ['admin'], rights: [] },
    auth: [],
    allAuth: [],
    notify: {
      success: notified('success'),
      info: notified('info'),
      warning: notified('warning'),
      error: notified('error'),
      confirm: async ({ title, content }) => {
        notices.push(`confirm: ${title}${typeof content === 'string' ? ` ${content}` : ''}`)
        return true
      },
      alert: ({ title, content }) => void notices.push(`alert: ${title}${typeof content === 'string' ? ` ${content}` : ''}`),
    },
    settings: memorySettings(),
    loadScreen: async () => undefined,
    loadEntity: async () => undefined,
    cachedDictionary: () => undefined,
    watchDictionaries: () => () => undefined,
    pages: [],
    opens: () => true,
    navigate: path => void opened.push(path),
    openScreen: id => void opened.push(id),
    save: (_, name) => void saved.push(name),
    report: () => {},
    ...parts,
  }
}
