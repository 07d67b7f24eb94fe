import type { CallFigures } from './calls/call-figures'
import { endOf, type Steps } from './calls/histogram'

/** One measure as Prometheus reads it. */
export interface Measured {
  /** Without the prefix `weft_`. */
  readonly name: string
  readonly help: string
  readonly value: number
  /** Default `gauge`. */
  readonly type?: 'gauge' | 'counter'
}

/** Ends of the steps that are told: 1, 2 and 5 ms, and so on to 50 s. */
const TOLD = [0, 1, 2, 3, 4].flatMap(decade => [0, 6, 14].map(step => decade * 20 + step))

const escaped = (text: string) => text.replace(/[\\"\n]/g, one => (one === '\n' ? '\\n' : `\\${one}`))

const heading = (name: string, help: string, type: string) => [`# HELP weft_${name} ${help}`, `# TYPE weft_${name} ${type}`]

function buckets(operation: string, steps: Steps, calls: number): string[] {
  const found = Object.entries(steps)
  const upTo = (last: number) => found.reduce((sum, [step, count]) => (Number(step) <= last ? sum + count : sum), 0)
  const line = (end: string, count: number) => `weft_call_duration_seconds_bucket{operation="${operation}",le="${end}"} ${count}`
  return [...TOLD.map(step => line((endOf(step) / 1000).toPrecision(3), upTo(step))), line('+Inf', calls)]
}

/** The text that Prometheus scrapes (text format 0.0.4): measures of this process, and its calls by operation since it began. */
export function exposition(measures: readonly Measured[], calls: CallFigures): string {
  const all = Object.entries(calls).map(([name, counts]) => ({ name: escaped(name), ...counts }))
  const lines = [
    ...measures.flatMap(({ name, help, value, type = 'gauge' }) => [...heading(name, help, type), `weft_${name} ${value}`]),
    ...heading('call_errors_total', 'Calls that failed as none should.', 'counter'),
    ...all.map(({ name, errors }) => `weft_call_errors_total{operation="${name}"} ${errors}`),
    ...heading('call_duration_seconds', 'How long calls took.', 'histogram'),
    ...all.flatMap(({ name, steps, calls: many, time }) => [
      ...buckets(name, steps, many),
      `weft_call_duration_seconds_sum{operation="${name}"} ${time / 1000}`,
      `weft_call_duration_seconds_count{operation="${name}"} ${many}`,
    ]),
  ]
  return `${lines.join('\n')}\n`
}
