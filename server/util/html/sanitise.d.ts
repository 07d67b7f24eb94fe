/** What may stand in cleaned HTML beyond the tags and attributes that `sanitise.js` lists. */
export interface CleaningRules {
  /** Elements in each other at most. */
  readonly depth: number
  /** Of each picture within the text at most. */
  readonly pixels: number
  /** Properties of styles with the patterns of their values. */
  readonly styles: { readonly [property: string]: readonly RegExp[] }
}

export interface CleaningTask {
  readonly html: string
  readonly rules: CleaningRules
}

/** The cleaned text, or why there is none. */
export function clean(task: CleaningTask): { readonly html: string } | { readonly problem: 'tooDeep' | 'tooManyPixels' }
