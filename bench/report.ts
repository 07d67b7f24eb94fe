/** The middle value; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** One measured figure beside its floor of the same run. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly floor: number
}

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

/** A table of figures with their ratios, for people. */
export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  const rows = figures.map(({ name, unit, ours, floor }) => [
    name,
    `${short(ours)} ${unit}`,
    `${short(floor)} ${unit}`,
    (ours / floor).toFixed(2),
  ])
  const table = [['measure', 'ours', 'floor', 'ratio'], ...rows]
  const widths = [0, 1, 2, 3].map(column => Math.max(...table.map(row => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('   '))
}
