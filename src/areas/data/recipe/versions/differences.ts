import { diffArrays } from 'diff'
import type { RecipeContent, RecipeParameter, Step } from '../../calls'
import { kindOf } from '../kinds'
import { texts } from '../texts'

type Version = Pick<RecipeContent, 'steps' | 'params'>

interface Placed {
  readonly step: Step
  /** From 1, in its own version. */
  readonly nth: number
}

type NameOf = (sheetId: string) => string

/** The sheet that a step takes in. */
export function takenSheet({ with: taken }: Step): string | undefined {
  const { sheet } = typeof taken === 'object' && taken !== null ? (taken as { readonly sheet?: unknown }) : {}
  return typeof sheet === 'string' && sheet !== '' ? sheet : undefined
}

const keyOf = (step: Step) => JSON.stringify(step)
const titleOf = (step: Step) => kindOf(step)?.title ?? step.do
const saysOf = (step: Step, nameOf: NameOf) => kindOf(step)?.says(step, nameOf) ?? ''
const whole = (step: Step, nameOf: NameOf) => [titleOf(step), saysOf(step, nameOf)].filter(Boolean).join(' ')

/** What became of a step that stands in its place in both versions. */
function changed({ step: before }: Placed, { step: after, nth }: Placed, nameOf: NameOf): string {
  const { off: _, ...settings } = before
  const { off: isOff, ...others } = after
  if (keyOf(settings as Step) === keyOf(others as Step))
    return (isOff ? texts.diff.switchedOff : texts.diff.switchedOn)(nth, titleOf(after))
  const [from, to] = [saysOf(before, nameOf), saysOf(after, nameOf)]
  return from === to ? texts.diff.set(nth, titleOf(after)) : texts.diff.changed(nth, titleOf(after), from, to)
}

/** Steps of the same kind that were taken out and put in at one place are one step with other settings. */
function paired(gone: readonly Placed[], come: readonly Placed[]) {
  const left = [...come]
  const pairs: (readonly [Placed, Placed])[] = []
  const removed: Placed[] = []
  for (const before of gone) {
    const at = left.findIndex(({ step }) => step.do === before.step.do)
    const [after] = at < 0 ? [] : left.splice(at, 1)
    if (after) pairs.push([before, after])
    else removed.push(before)
  }
  return { pairs, removed, added: left }
}

/** Gaps between what both versions have: what went there and what came. */
function gapsOf(before: readonly Step[], after: readonly Step[]) {
  const gaps: { gone: Placed[]; come: Placed[] }[] = [{ gone: [], come: [] }]
  let [left, right] = [0, 0]
  for (const { added, removed, count = 0 } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const gap = gaps.at(-1)
    if (removed) for (let n = 0; n < count; n++, left++) gap?.gone.push({ step: before[left] as Step, nth: left + 1 })
    else if (added) for (let n = 0; n < count; n++, right++) gap?.come.push({ step: after[right] as Step, nth: right + 1 })
    else {
      gaps.push({ gone: [], come: [] })
      left += count
      right += count
    }
  }
  return gaps
}

function stepSentences(before: readonly Step[], after: readonly Step[], nameOf: NameOf): readonly string[] {
  const gaps = gapsOf(before, after)
  const moved: string[] = []
  for (const gap of gaps)
    for (const one of [...gap.gone]) {
      const to = gaps.find(({ come }) => come.some(({ step }) => keyOf(step) === keyOf(one.step)))
      const target = to?.come.find(({ step }) => keyOf(step) === keyOf(one.step))
      if (!to || !target) continue
      gap.gone.splice(gap.gone.indexOf(one), 1)
      to.come.splice(to.come.indexOf(target), 1)
      moved.push(texts.diff.moved(one.nth, target.nth, whole(one.step, nameOf)))
    }
  const rest = gaps.flatMap(({ gone, come }) => {
    const { pairs, removed, added } = paired(gone, come)
    return [
      ...pairs.map(([one, other]) => changed(one, other, nameOf)),
      ...removed.map(({ step, nth }) => texts.diff.removed(nth, whole(step, nameOf))),
      ...added.map(({ step, nth }) => texts.diff.added(nth, whole(step, nameOf))),
    ]
  })
  return [...rest, ...moved]
}

const parameterText = ({ type, value, required, options = [] }: RecipeParameter) =>
  [
    texts.parameterTypes[type],
    required && texts.needed,
    value !== null && value !== undefined && `${texts.usual} ${value}`,
    options.join('、'),
  ]
    .filter(Boolean)
    .join('，')

function parameterSentences(before: readonly RecipeParameter[], after: readonly RecipeParameter[]): readonly string[] {
  const [old, now] = [before, after].map(all => new Map(all.map(one => [one.name, parameterText(one)])))
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
  return names.flatMap(name => {
    const [from, to] = [old?.get(name), now?.get(name)]
    if (from === to) return []
    if (from === undefined) return [texts.diff.parameterAdded(name, to ?? '')]
    return to === undefined ? [texts.diff.parameterRemoved(name)] : [texts.diff.parameterChanged(name, from, to)]
  })
}

/** What makes a version of a recipe another one, in sentences; none: they are the same. */
export const differences = (before: Version, after: Version, nameOf: NameOf = () => texts.otherSheet): readonly string[] => [
  ...stepSentences(before.steps, after.steps, nameOf),
  ...parameterSentences(before.params, after.params),
]
