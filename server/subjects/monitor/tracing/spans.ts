import type { TracedCall } from '../calls/trace'

/** Values of attributes as OTLP writes them in JSON. */
type Value = { readonly stringValue: string } | { readonly intValue: string }

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** 2: a server answers; 3: a client asks. */
  readonly kind: 2 | 3
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
  /** 2: an error. */
  readonly status: { readonly code?: 2 }
}

const attribute = (key: string, value: string | number) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
})

/** Milliseconds since 1970 in nanoseconds. */
const nanos = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)

/** A call and its statements; the trace id is that of the log, filled up to 32 digits. */
export function spansOf(call: TracedCall): Span[] {
  const traceId = call.id.padStart(32, '0')
  const span = (n: number) => (BigInt(`0x${call.id}`) ^ BigInt(n)).toString(16).padStart(16, '0').slice(-16)
  const root: Span = {
    traceId,
    spanId: span(0),
    name: `${call.method} ${call.path}`,
    kind: 2,
    startTimeUnixNano: nanos(call.at),
    endTimeUnixNano: nanos(call.at + call.ms),
    attributes: [
      attribute('http.request.method', call.method),
      attribute('http.route', call.path),
      attribute('http.response.status_code', call.status),
      attribute('weft.operation', call.operation),
      ...(call.tenantId === null ? [] : [attribute('weft.tenant', call.tenantId)]),
    ],
    status: call.failed ? { code: 2 } : {},
  }
  const statements = call.statements.map(({ text, begin, ms }, n): Span => {
    const start = call.at + Math.max(0, begin)
    return {
      traceId,
      spanId: span(n + 1),
      parentSpanId: root.spanId,
      name: text.trim().split(/\s+/, 1)[0]?.toLowerCase() ?? 'statement',
      kind: 3,
      startTimeUnixNano: nanos(start),
      endTimeUnixNano: nanos(start + ms),
      attributes: [attribute('db.system.name', 'postgresql'), attribute('db.query.text', text)],
      status: {},
    }
  })
  return [root, ...statements]
}

/** What an exporter sends: the calls of one process. */
export const tracesOf = (calls: readonly TracedCall[], serviceName: string, instance: string) => ({
  resourceSpans: [
    {
      resource: { attributes: [attribute('service.name', serviceName), attribute('service.instance.id', instance)] },
      scopeSpans: [{ scope: { name: 'weft' }, spans: calls.flatMap(spansOf) }],
    },
  ],
})
