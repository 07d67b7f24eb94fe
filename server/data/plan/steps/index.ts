import type { StepKind } from '../step'
import type { StepName } from '../types'
import { convert, derive, drop, keep, rename } from './columns'
import { correct } from './correct'
import { mask, merge } from './decided'
import { combine, extract, pad, split } from './parts'
import { broken, quality } from './quality'
import { check, firmName, person, read } from './readings'
import { dedupe, filter, limit, sample, sort } from './rows'
import { group, join, union, unpivot } from './tables'
import { clean, fill, replace } from './values'
import { windowed } from './windows'

/** Steps that make other rows of those before. */
export const MORE: ReadonlySet<StepName> = new Set<StepName>(['group', 'unpivot', 'join', 'union'])

/** All kinds of steps by name. */
export const stepKinds: { readonly [Name in StepName]: StepKind<Name> } = {
  keep,
  drop,
  rename,
  filter,
  derive,
  convert,
  clean,
  replace,
  fill,
  dedupe,
  sort,
  limit,
  sample,
  split,
  combine,
  extract,
  pad,
  read,
  check,
  person,
  firmName,
  merge,
  mask,
  quality,
  broken,
  correct,
  window: windowed,
  group,
  unpivot,
  join,
  union,
}
