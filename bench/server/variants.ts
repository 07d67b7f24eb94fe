/** What can be left out of a server. */
type Part = 'watching' | 'logs' | 'audit' | 'jobs'

const ALL: readonly Part[] = ['watching', 'logs', 'audit', 'jobs']

/** A server with some of its parts, and how much more than one without any it may cost. */
export interface Variant {
  readonly name: string
  readonly parts: readonly Part[]
  /** Times the cost of the bare one at most. */
  readonly most?: number
}

/** What the others are compared with. */
export const BARE: Variant = { name: 'bare', parts: [] }

export const VARIANTS: readonly Variant[] = [
  // How far two that are alike are apart.
  { name: 'bare, again', parts: [] },
  { name: 'watching', parts: ['watching'], most: 1.02 },
  { name: 'logs', parts: ['logs'] },
  { name: 'audit', parts: ['audit'] },
  { name: 'jobs', parts: ['jobs'] },
  { name: 'watching, logs, audit', parts: ['watching', 'logs', 'audit'], most: 1.1 },
]

export const leftOut = ({ parts }: Variant): readonly Part[] => ALL.filter(part => !parts.includes(part))
