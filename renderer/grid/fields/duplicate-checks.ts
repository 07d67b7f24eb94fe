import { duplicateCheck } from '../../form/duplicate-check'
import { type Client, RequestError } from '../../model/client'
import { defined } from '../../model/defined'
import { ruleTexts, type StoredCheck } from '../../rules'
import { Turns } from './turns'

/** Milliseconds in which questions are gathered: those of one pasted block, or of one validation, are asked in one go. */
const GATHER = 10
/** AsyncValidationQueue of one call. */
const MOST = 500
/** Calls at once. */
const CALLS = 6
/** What servers answer that do not know the call. */
const UNKNOWN: readonly number[] = [404, 405, 501]
/** Clients whose server is asked about one value at a time. */
const singly = new WeakSet<Client>()

type Target = NonNullable<Parameters<StoredCheck>[1]>

interface Question {
  readonly value: string
  readonly target: Target
  readonly dataId: string | undefined
  readonly signal: AbortSignal
  readonly take: (message: string | undefined) => void
  readonly fail: (error: unknown) => void
}

/** Asks the server whether other records hold values, about many at once where it can be asked so. */
export class DuplicateChecks {
  private waiting: Question[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly turns = new Turns(CALLS)

  constructor(private readonly client: Client) {}

  /** The message where another record than `dataId` holds the value; undefined where none does, or the answer is not needed any more. */
  ask(value: unknown, target: Target | undefined, dataId: string | undefined, signal: AbortSignal): Promise<string | undefined> {
    if (target === undefined || signal.aborted) return Promise.resolve(undefined)
    return new Promise((take, fail) => {
      signal.addEventListener('abort', () => take(undefined), { once: true })
      this.waiting.push({ value: String(value), target, dataId, signal, take, fail })
      this.timer ??= setTimeout(() => this.send(), GATHER)
    })
  }

  private send(): void {
    this.timer = undefined
    const asked = this.waiting.filter(({ signal }) => !signal.aborted)
    this.waiting = []
    if (asked.length === 1 || singly.has(this.client)) this.askSingly(asked)
    else for (let from = 0; from < asked.length; from += MOST) void this.askTogether(asked.slice(from, from + MOST))
  }

  private askSingly(asked: readonly Question[]): void {
    for (const { value, target, dataId, signal, take, fail } of asked) {
      void this.turns.run(() => (signal.aborted ? undefined : duplicateCheck(this.client, dataId, signal)(value, target))).then(take, fail)
    }
  }

  private async askTogether(asked: readonly Question[]): Promise<void> {
    try {
      const taken = await this.turns.run(() => this.call(asked))
      for (const [at, { take }] of asked.entries()) take(taken[at] === true ? ruleTexts.taken : taken[at] || undefined)
    } catch (error) {
      if (error instanceof RequestError && UNKNOWN.includes(error.code)) {
        singly.add(this.client)
        this.askSingly(asked)
      } else for (const { take, fail } of asked) error instanceof RequestError ? take(error.message) : fail(error)
    }
  }

  /** Of each value why it is taken, or whether. Given up once no answer is needed. */
  private call(asked: readonly Question[]): Promise<readonly (boolean | string)[]> {
    const controller = new AbortController()
    const giveUp = () => asked.every(({ signal }) => signal.aborted) && controller.abort()
    for (const { signal } of asked) signal.addEventListener('abort', giveUp, { once: true })
    const questions = asked.map(({ value, target, dataId }) => ({
      tableName: target.table,
      fieldName: target.column,
      fieldVal: value,
      ...defined({ dataId }),
    }))
    const path = '/sys/duplicate/checkBatch'
    // Each cell tells what became of it.
    return this.client.request({ method: 'POST', path, body: { questions, reasons: true }, signal: controller.signal, silent: true })
  }
}
