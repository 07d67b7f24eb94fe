import type { Step } from '../calls'

/** Steps with what was done to them, so that it can be undone. */
export interface History {
  readonly steps: readonly Step[]
  readonly past: readonly (readonly Step[])[]
  readonly future: readonly (readonly Step[])[]
  /** What was changed last: typing on in the same place is one change. */
  readonly place?: string | undefined
}

const MOST = 200

export const begin = (steps: readonly Step[]): History => ({ steps, past: [], future: [] })

export function change(history: History, steps: readonly Step[], place?: string): History {
  const { past, place: former } = history
  const goesOn = place !== undefined && place === former
  return { steps, past: goesOn ? past : [...past, history.steps].slice(-MOST), future: [], place }
}

export function undo(history: History): History {
  const { steps, past, future } = history
  const last = past.at(-1)
  return last ? { steps: last, past: past.slice(0, -1), future: [steps, ...future] } : history
}

export function redo(history: History): History {
  const { steps, past, future } = history
  const [next, ...rest] = future
  return next ? { steps: next, past: [...past, steps], future: rest } : history
}

/** A step in another place. */
export function moved(steps: readonly Step[], from: number, to: number): readonly Step[] {
  const step = steps[from]
  if (!step || to < 0 || to >= steps.length || from === to) return steps
  return steps.toSpliced(from, 1).toSpliced(to, 0, step)
}

/** A step with another column in the place of one that is not there, wherever it is named. */
export function renamed(step: Step, from: string, to: string): Step {
  const inside = (value: unknown, key: string): unknown => {
    if (value === from && key !== 'do') return to
    if (Array.isArray(value)) return value.map(one => inside(one, key))
    // What a step takes in has columns of its own.
    if (typeof value === 'object' && value !== null)
      return key === 'with' ? value : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one, name)]))
    return typeof value === 'string' && (key === 'when' || key === 'value') ? inExpression(value, from, to) : value
  }
  return inside(step, '') as Step
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function inExpression(text: string, from: string, to: string): string {
  const named = `row['${to.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`
  const inRow = new RegExp(`row\\[(['"])${escaped(from)}\\1\\]`, 'g')
  const alone = new RegExp(`(?<![\\p{L}\\p{N}_'"\\[.])${escaped(from)}(?![\\p{L}\\p{N}_'"(])`, 'gu')
  return text.replace(inRow, () => named).replace(alone, () => named)
}
