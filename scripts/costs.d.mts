export interface Part {
  readonly name: string
  readonly seconds: number
  readonly processor: number
}
export function processorTime(): number
export function measure(): () => { seconds: number; processor: number }
export function knownCosts(root: string): Map<string, number>
export function costLines(parts: readonly Part[], known: ReadonlyMap<string, number>): string[]
