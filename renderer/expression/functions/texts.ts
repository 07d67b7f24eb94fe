import type { Run } from '../run'
import { numberOf } from '../value'
import { type ExpressionFunction, listOf } from './definition'

type TextWork = (run: Run, text: string, second: unknown, third: unknown) => unknown

/** A function of a text; its other arguments follow. */
function ofText(work: TextWork): ExpressionFunction['apply'] {
  return (run, [value, second, third]) => {
    const text = run.text(value)
    run.read(text.length)
    return work(run, text, second, third)
  }
}

function wholeOf(value: unknown): number | undefined {
  const number = numberOf(value)
  return number === null ? undefined : Math.trunc(number)
}

function replaceAll(run: Run, text: string, from: string, to: string): string {
  if (from === '') return text
  run.search(text, from)
  const pieces = text.split(from)
  run.spend(Math.ceil(pieces.length / 10))
  run.allowText(text.length + (pieces.length - 1) * (to.length - from.length))
  return pieces.join(to)
}

/** Whether a text has a part. */
export function hasPart(run: Run, text: string, part: string): boolean {
  run.search(text, part)
  return text.includes(part)
}

function concat(run: Run, args: readonly unknown[]): unknown {
  if (!args.some(Array.isArray)) {
    const pieces = args.map(value => run.text(value))
    run.allowText(pieces.reduce((length, piece) => length + piece.length, 0))
    return pieces.join('')
  }
  return args.flatMap(value => listOf(run, value))
}

const one = { least: 1, most: 1 } as const
const two = { least: 2, most: 2 } as const

export const textFunctions: readonly ExpressionFunction[] = [
  {
    name: 'lower',
    usage: 'lower(text)',
    ...one,
    apply: ofText((_run, text) => text.toLowerCase()),
  },
  {
    name: 'upper',
    usage: 'upper(text)',
    ...one,
    apply: ofText((_run, text) => text.toUpperCase()),
  },
  {
    name: 'trim',
    usage: 'trim(text)',
    ...one,
    apply: ofText((_run, text) => text.trim()),
  },
  {
    name: 'contains',
    usage: 'contains(text, part)',
    ...two,
    apply: ofText((run, text, part) => hasPart(run, text, run.text(part))),
  },
  {
    name: 'startsWith',
    usage: 'startsWith(text, part)',
    ...two,
    apply: ofText((run, text, part) => text.startsWith(run.text(part))),
  },
  {
    name: 'endsWith',
    usage: 'endsWith(text, part)',
    ...two,
    apply: ofText((run, text, part) => text.endsWith(run.text(part))),
  },
  {
    name: 'replace',
    usage: 'replace(text, from, to)',
    least: 3,
    most: 3,
    apply: ofText((run, text, from, to) => replaceAll(run, text, run.text(from), run.text(to))),
  },
  {
    name: 'split',
    usage: 'split(text, separator?)',
    least: 1,
    most: 2,
    apply: ofText((run, text, separator) => {
      const between = separator === undefined ? ',' : run.text(separator)
      run.search(text, between)
      const pieces = text === '' ? [] : text.split(between)
      run.spend(pieces.length)
      return pieces
    }),
  },
  {
    name: 'join',
    usage: 'join(list, separator?)',
    least: 1,
    most: 2,
    apply: (run, [value, separator]) => {
      const between = separator === undefined ? ',' : run.text(separator)
      const pieces: string[] = []
      let length = 0
      for (const item of listOf(run, value)) {
        const piece = run.text(item)
        length += piece.length + between.length
        run.allowText(length - between.length)
        pieces.push(piece)
      }
      return pieces.join(between)
    },
  },
  {
    name: 'concat',
    usage: 'concat(a, b, …)',
    least: 1,
    most: Number.POSITIVE_INFINITY,
    apply: concat,
  },
  {
    name: 'slice',
    usage: 'slice(text or list, from, to?)',
    least: 2,
    most: 3,
    apply: (run, [value, from, to]) => {
      const whole: string | readonly unknown[] = Array.isArray(value) ? listOf(run, value) : run.text(value)
      return whole.slice(wholeOf(from) ?? 0, wholeOf(to))
    },
  },
  {
    name: 'includes',
    usage: 'includes(list or text, value)',
    ...two,
    apply: (run, [value, part]) =>
      typeof value === 'string' ? hasPart(run, value, run.text(part)) : listOf(run, value).some(item => run.equal(item, part)),
  },
]
