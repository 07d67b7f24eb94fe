import type { QualityRule } from '../../../data/plan'

/** A rule with how many rows were held against it and how many of them break it. */
export interface KeptRule {
  readonly rule: QualityRule
  /** Columns that it looks at. */
  readonly columns: readonly string[]
  readonly rows: number
  readonly broken: number
}

/** How the rows of a version keep the rules of the recipe that made them. */
export interface KeptQuality {
  readonly score: number
  readonly rules: readonly KeptRule[]
}

/** In hundredths, with one digit; only what is whole is a hundred. */
const rounded = (share: number) => (share === 1 ? 100 : Math.floor(share * 1000) / 10)
const shareOf = ({ rows, broken }: Pick<KeptRule, 'rows' | 'broken'>) => (rows === 0 ? 1 : (rows - broken) / rows)

export const scoreOf = (rule: Pick<KeptRule, 'rows' | 'broken'>): number => rounded(shareOf(rule))

/** The mean of all rules; undefined where there are none. */
export function qualityOf(rules: readonly KeptRule[]): KeptQuality | undefined {
  if (rules.length === 0) return undefined
  return { score: rounded(rules.reduce((sum, rule) => sum + shareOf(rule), 0) / rules.length), rules }
}
