import type { Cost } from '../server/running'
import type { AskedCall } from './asked'

/** What was found of one call. */
export interface Measured {
  readonly asked: AskedCall
  /** The first of its kind after a start. */
  readonly cold: Cost
  readonly warm: Cost
  /** The bare route; NaN where there is none. */
  readonly bare: Cost
  /** What the bare route takes of what ours takes: the middle of the rounds, between the values of its middle half. */
  readonly share: readonly [number, number, number]
}

const milliseconds = (microseconds: number) => (Number.isNaN(microseconds) ? '–' : (microseconds / 1000).toFixed(2))
const count = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1).replace(/\.0$/, ''))
const both = ({ server, database }: Cost) => `${milliseconds(server)} + ${milliseconds(database)}`

function rowOf({ asked, cold, warm, bare, share: [low, middle, high] }: Measured): string[] {
  const { least } = asked
  const judged = least === undefined ? '' : `${middle < least ? '✗ ' : ''}${least}`
  const share = Number.isNaN(middle) ? '–' : `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
  const sent = `${count(warm.statements)} in ${count(warm.trips)}`
  return [asked.name, both(cold), count(cold.statements), both(warm), sent, warm.wall.toFixed(2), both(bare), share, judged]
}

const HEAD = ['call', 'cold', 'statements', 'warm', 'statements in trips', 'clock', 'bare', 'share', 'at least']

/** The table of calls, in milliseconds of processor: of the server and of its database. */
export function printCalls(found: readonly Measured[]): void {
  console.log('\nCalls: milliseconds of processor, server + database; the clock with ten at once')
  const table = [HEAD, ...found.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
}
