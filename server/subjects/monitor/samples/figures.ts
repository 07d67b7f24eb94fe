import { merged } from '../calls/call-figures'
import type { Figures, Sample } from './repository'

const names = (all: readonly Figures[]) => [...new Set(all.flatMap(each => Object.keys(each)))]

const valuesOf = (all: readonly Figures[], name: string) => all.flatMap(each => (each[name] === undefined ? [] : [each[name]]))

const digits = (value: number) => Math.round(value * 1000) / 1000

/** The mean of each figure. */
export const average = (all: readonly Figures[]): Figures =>
  Object.fromEntries(
    names(all).map(name => {
      const values = valuesOf(all, name)
      return [name, digits(values.reduce((sum, value) => sum + value, 0) / values.length)]
    }),
  )

/** The largest of each figure. */
export const largest = (all: readonly Figures[]): Figures =>
  Object.fromEntries(names(all).map(name => [name, digits(Math.max(...valuesOf(all, name)))]))

/** Several samples as one of a longer time. */
export const together = (samples: readonly Omit<Sample, 'source'>[]): Omit<Sample, 'source'> => ({
  figures: average(samples.map(({ figures }) => figures)),
  peaks: largest(samples.map(({ peaks }) => peaks)),
  calls: merged(samples.map(({ calls }) => calls)),
})

/** Rates and parts of the database between two looks; figures that are what they are pass through. */
export function databaseFigures(now: Figures, former: Figures): Figures {
  const { transactions = 0, hits = 0, reads = 0, deadlocks = 0, at = 0, ...figures } = now
  const grown = (name: string) => Math.max(0, (now[name] ?? 0) - (former[name] ?? now[name] ?? 0))
  const seconds = (at - (former.at ?? at)) / 1000
  const asked = grown('hits') + grown('reads')
  return {
    ...figures,
    connectionsPart: (100 * (now.connections ?? 0)) / Math.max(1, now.connectionsMost ?? 1),
    transactions: seconds > 0 ? digits(grown('transactions') / seconds) : 0,
    cacheHits: digits(asked > 0 ? (100 * grown('hits')) / asked : (100 * hits) / Math.max(1, hits + reads)),
    deadlocks: former.deadlocks === undefined ? 0 : deadlocks - former.deadlocks,
  }
}
