import type { RequestError } from '../../../renderer/contract'
import { type Generation, generationBy, SPEECH, type Speech } from './generation'
import { hasCall, hasScreen } from './own-calls'

const KEY = 'weft:back-end'

/** What is kept of a server: who it is in this browser, what it lacks for as long as this window is open. */
interface Kept {
  readonly generation: Storage
  readonly lacking: Storage
}

const isGeneration = (text: string | null): text is Generation => text !== null && Object.hasOwn(SPEECH, text)

/** How servers say that a path is none of theirs. 3.x on newer Spring names the file that it looked for. */
const UNKNOWN = /路径不存在|No static resource|^不支持\w+请求方法/

/** Whether a server of the family answered that it has no such call, which is no matter of a record that is missing. */
function saysUnknown({ code, message }: RequestError): boolean {
  return code === 404 || code === 405 || (code === 500 && UNKNOWN.test(message))
}

/**
 * The server that this front end works with: what it is, how it is spoken to, and which calls it has. The sign-in page asks who it is;
 * a call that turns out to be unknown is remembered, and not made again in this window.
 */
export class BackEnd {
  private now: Generation
  private readonly lacking: Set<string>
  /** False: the server has not been asked who it is. */
  private asked: boolean

  constructor(private readonly kept: Kept) {
    const generation = read(kept.generation)
    this.asked = isGeneration(generation)
    this.now = isGeneration(generation) ? generation : 'weft'
    this.lacking = new Set((read(kept.lacking) ?? '').split('\n').filter(Boolean))
  }

  get generation(): Generation {
    return this.now
  }

  get speech(): Speech {
    return SPEECH[this.now]
  }

  get isFamily(): boolean {
    return this.now !== 'weft'
  }

  get known(): boolean {
    return this.asked
  }

  /** Takes in what became of `GET /sys/signIn/options`; null: it was answered. */
  learn(failure: RequestError | null): void {
    const found = failure === null ? 'weft' : generationBy(failure.code)
    if (found === undefined) return
    this.asked = true
    if (found !== this.now) this.lacking.clear()
    this.now = found
    write(this.kept.generation, found)
    write(this.kept.lacking, [...this.lacking].join('\n'))
  }

  has(method: string, path: string): boolean {
    return hasCall(this.now, method, path) && !this.lacking.has(`${method} ${path}`)
  }

  hasScreen(id: string): boolean {
    return hasScreen(this.now, id)
  }

  /** Looks whether a failure says that the server has no such call. */
  noteFailure(method: string, path: string, failure: RequestError): void {
    if (!this.isFamily || path.startsWith('/sys/common/static/') || !saysUnknown(failure)) return
    this.lacking.add(`${method} ${path}`)
    write(this.kept.lacking, [...this.lacking].join('\n'))
  }
}

/** A browser may forbid its storage. */
function read(storage: Storage): string | null {
  try {
    return storage.getItem(KEY)
  } catch {
    return null
  }
}

function write(storage: Storage, text: string): void {
  try {
    storage.setItem(KEY, text)
  } catch {
    // Asked again on the next page.
  }
}
