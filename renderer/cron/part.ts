import type { CronUnit } from './units'

/** One piece of a list. */
export type CronItem =
  | { readonly kind: 'value'; readonly value: number }
  /** `a-b`, `a-b/step`; `to` below `from` runs over the end, as 22-2 of hours does. */
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly step: number }
  /** `a/step`, and with an asterisk for the start, which is null then. */
  | { readonly kind: 'step'; readonly from: number | null; readonly step: number }

/** What a field says. */
export type CronPart =
  /** `?`: the other one of day and week decides. */
  | { readonly kind: 'none' }
  /** `*` */
  | { readonly kind: 'every' }
  | { readonly kind: 'list'; readonly items: readonly CronItem[] }
  /** `L`, `L-n`, `LW`, `L-nW` of days. */
  | { readonly kind: 'last'; readonly before: number; readonly workday: boolean }
  /** `nW` */
  | { readonly kind: 'nearest'; readonly day: number }
  /** `nL` of weekdays; 1 is Sunday. */
  | { readonly kind: 'lastWeekday'; readonly week: number }
  /** `n#k` */
  | { readonly kind: 'nth'; readonly week: number; readonly nth: number }

/** An expression: what each field says, `?` of exactly one of day and week. `year` is null where it is not written. */
export type Cron = { readonly [unit in Exclude<CronUnit, 'year'>]: CronPart } & { readonly year: CronPart | null }
