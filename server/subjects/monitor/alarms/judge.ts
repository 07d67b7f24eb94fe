import type { Measure } from './measures'

/** A rule as it is judged by. */
export interface Rule {
  readonly id: string
  readonly name: string
  readonly measure: string
  readonly above: boolean
  readonly threshold: number
  /** How many minutes in a row. */
  readonly minutes: number
  /** Accounts that are told, apart by commas; null: the administrators. */
  readonly tells: string | null
}

/** What a source has measured in its last minutes, the newest first. */
export interface Recent {
  readonly source: string
  readonly name: string
  readonly kind: Measure['of']
  /** Minutes since it was last seen. */
  readonly silence: number
  readonly minutes: readonly Readonly<Record<string, number>>[]
}

/** Minutes for which a source may be silent without being thought of as gone. */
const USUAL_SILENCE = 2

/** The value that the rule is broken by; undefined while it is kept, and where too little is known. */
export function broken(rule: Rule, measure: Measure, recent: Recent): number | undefined {
  const beyond = (value: number) => (rule.above ? value > rule.threshold : value < rule.threshold)
  if (rule.measure === 'silence')
    return recent.kind === 'process' && recent.silence > USUAL_SILENCE && beyond(recent.silence) ? recent.silence : undefined
  if (measure.of !== recent.kind || recent.silence > USUAL_SILENCE) return undefined
  const values = recent.minutes.slice(0, rule.minutes).map(minute => minute[rule.measure])
  const enough = values.length === rule.minutes && values.every(value => value !== undefined && beyond(value))
  return enough ? values[0] : undefined
}
