import { type Client, RequestError } from '../model/client'
import type { Host, Notifier, SettingsStore } from '../model/host'

/** Parts of an application without a server; each that is absent is as `createLocalHost` says. */
export interface LocalHostParts extends Partial<Host> {
  /** Screens by id, as an author writes them. Default none. */
  readonly screens?: { readonly [id: string]: object }
}

/**
 * An application around the renderer that has no server: for a page that draws some screens, for trials and for tests. Calls fail with a
 * `RequestError` of code 0; questions and alerts are those of the browser, notices go to its console; settings last as long as the value;
 * no right is known, so that none is lacking; paths are opened by the browser, and no other screen is. Every part can be given instead.
 */
export function createLocalHost({ screens = {}, ...parts }: LocalHostParts = {}): Host {
  return {
    client: noServer,
    user: { id: '', username: '', realname: '', orgCode: '', tenantId: '', roles: [], rights: [] },
    auth: [],
    allAuth: [],
    notify: browserNotices,
    settings: memorySettings(),
    loadScreen: async id => (Object.hasOwn(screens, id) ? { file: `${id}.json`, text: JSON.stringify(screens[id], null, 2) } : undefined),
    loadEntity: async () => undefined,
    cachedDictionary: () => undefined,
    watchDictionaries: () => () => undefined,
    pages: [],
    opens: () => false,
    navigate: path => window.location.assign(path),
    openScreen: id => console.warn(`No application opens the screen ${id}.`),
    save: saveFile,
    report: (error, where) => console.error(where, error),
    ...parts,
  }
}

const refused = async (): Promise<never> => {
  throw new RequestError('There is no server.', 0, false)
}

const noServer: Client = {
  request: refused,
  answer: refused,
  download: refused,
  upload: refused,
  operation: () => undefined,
  fileUrl: path => path,
}

const browserNotices: Notifier = {
  success: text => console.info(text),
  info: text => console.info(text),
  warning: text => console.warn(text),
  error: text => console.error(text),
  confirm: async ({ title, content }) => window.confirm([title, typeof content === 'string' ? content : ''].filter(Boolean).join('\n')),
  alert: ({ title, content }) => window.alert([title, typeof content === 'string' ? content : ''].filter(Boolean).join('\n')),
}

function memorySettings(): SettingsStore {
  const kept = new Map<string, unknown>()
  return { get: key => kept.get(key), set: (key, value) => void kept.set(key, value), remove: key => void kept.delete(key) }
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
