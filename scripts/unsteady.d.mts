export interface Quarantined {
  readonly journey: string
  readonly reason: string
  readonly since: string
}
export function quarantineProblems(list: readonly Quarantined[], now: Date): string[]
export function quarantine(root: string): Quarantined[]
export function forgetUnsteady(root: string): void
export function keepUnsteady(root: string, lines: readonly string[]): void
export function readUnsteady(root: string): string[]
