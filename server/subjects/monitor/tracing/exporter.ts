import { callOutside, defaultWall } from '../../../util/outgoing'
import type { TracedCall } from '../calls/trace'
import { tracesOf } from './spans'

/** Milliseconds between two sendings. */
const EVERY = 5000
const PATIENCE = 10_000
/** Calls that wait for a collector that is away; later ones are dropped. */
const MOST = 2000
const AT_ONCE = 200

export interface ExporterOptions {
  /** Base of the collector, as `OTEL_EXPORTER_OTLP_ENDPOINT` gives it; `/v1/traces` is added. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly instance: string
  readonly warn: (error: unknown, dropped: number) => void
}

/** Sends answered calls to a collector, by OTLP over HTTP in JSON, behind the answers. */
export class TraceExporter {
  private waiting: TracedCall[] = []
  private dropped = 0
  private sending: Promise<void> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  constructor(private readonly options: ExporterOptions) {
    this.timer = setInterval(() => void this.flush(), EVERY).unref()
  }

  add(call: TracedCall): void {
    if (this.waiting.length < MOST) this.waiting.push(call)
    else this.dropped++
  }

  /** Sends what waits; what a collector does not take is sent with the next. */
  flush(): Promise<void> {
    this.sending = this.sending.then(() => this.send())
    return this.sending
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }

  private async send(): Promise<void> {
    const { serviceName, instance, warn } = this.options
    while (this.waiting.length > 0) {
      const some = this.waiting.slice(0, AT_ONCE)
      try {
        await this.post(JSON.stringify(tracesOf(some, serviceName, instance)))
      } catch (error) {
        warn(error, this.dropped)
        this.dropped = 0
        return
      }
      this.waiting = this.waiting.slice(some.length)
    }
  }

  private async post(body: string): Promise<void> {
    const { status } = await callOutside({
      url: `${this.options.endpoint.replace(/\/+$/, '')}/v1/traces`,
      method: 'POST',
      headers: { ...this.options.headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE),
      wall: defaultWall,
    })
    // What is wrong with the spans themselves is not mended by sending them again.
    if (status >= 500 || status === 429) throw new Error(`The collector answers ${status}.`)
  }
}
