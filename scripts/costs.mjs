// What the check costs by part: seconds of the clock and of the processor, beside what the decision about it says.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ticks of the kernel in a second; Linux has had no others for processes to see. */
const TICKS = 100

/** Seconds of processor time of all processes that this one started and that have ended; 0 where the system does not say. */
export function processorTime() {
  if (!existsSync('/proc/self/stat')) return 0
  // The name of the process, in brackets, may hold blanks.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Begins to measure a part; the function that is given back tells its seconds. */
export function measure() {
  const [start, used] = [performance.now(), processorTime()]
  return () => ({ seconds: (performance.now() - start) / 1000, processor: processorTime() - used })
}

/** The last table of `docs/decisions/…-what-the-check-costs.md`: seconds of processor time by part. @param {string} root @returns {Map<string, number>} */
export function knownCosts(root) {
  const folder = join(root, 'docs', 'decisions')
  const name = readdirSync(folder).find(file => file.endsWith('-what-the-check-costs.md'))
  if (!name) return new Map()
  const rows = readFileSync(join(folder, name), 'utf8').matchAll(/^\| ([^|]+?) \| [\d.]+ \| ([\d.]+) \|$/gm)
  return new Map([...rows].map(([, part, seconds]) => [part, Number(seconds)]))
}

/**
 * Lines for the end of a check: each part, their sum, and the part that grew most since the decision.
 * @param {readonly { name: string, seconds: number, processor: number }[]} parts @param {ReadonlyMap<string, number>} known @returns {string[]}
 */
export function costLines(parts, known) {
  const line = ({ name, seconds, processor }) => `  ${name}: ${seconds.toFixed(0)} s, ${processor.toFixed(0)} s of processor time`
  const sum = key => parts.reduce((all, part) => all + part[key], 0)
  const grown = parts
    .filter(({ name }) => known.has(name))
    .map(({ name, processor }) => ({ name, by: processor - (known.get(name) ?? 0) }))
    .sort((a, b) => b.by - a.by)[0]
  const most = grown && grown.by > 0 ? [`  grew most: ${grown.name}, by ${grown.by.toFixed(0)} s of processor time`] : []
  return [...parts.map(line), line({ name: 'all', seconds: sum('seconds'), processor: sum('processor') }), ...most]
}
