import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Microseconds between two samples of the stack. */
const BETWEEN = 100
/** What a part of the server is written in, as sources are named in the map of a bundle. */
const WATCHING = /server\/subjects\/monitor\/|server\/db\/pools\/timed/
/** The clock, with all that read it: pools read it for watching as well. */
const CLOCK = /^node:internal\/perf/

interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}
interface ProfileNode {
  readonly id: number
  readonly callFrame: Frame
  readonly children?: readonly number[] | undefined
}

const session = new Session()
let map: SourceMap | undefined

/** Whether the code of a frame is that of watching. */
function isWatching({ url, lineNumber, columnNumber }: Frame): boolean {
  if (!url.startsWith('file:')) return false
  map ??= new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')))
  const entry = map.findEntry(lineNumber, columnNumber)
  return 'originalSource' in entry && WATCHING.test(entry.originalSource)
}

/** Begins to sample the stack of this process. */
export async function beginSampling(): Promise<void> {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: BETWEEN })
  await session.post('Profiler.start')
}

/** Which share of the samples since then, but those at rest, lay in the code of watching or what it calls of the engine. */
export async function endSampling(): Promise<number> {
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const { nodes, samples = [], timeDeltas = [] } = profile
  const times = new Map<number, number>()
  for (const [index, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0))
  const byId = new Map<number, ProfileNode>(nodes.map(node => [node.id, node]))
  let [watching, busy] = [0, 0]
  const walk = (node: ProfileNode, inside: boolean): void => {
    const { url, functionName } = node.callFrame
    // What is called from there of the engine itself, such as maps, belongs to it.
    const own = isWatching(node.callFrame) || CLOCK.test(url) || (inside && url === '')
    const time = times.get(node.id) ?? 0
    if (functionName !== '(idle)') busy += time
    if (own) watching += time
    for (const id of node.children ?? []) {
      const child = byId.get(id)
      if (child) walk(child, own)
    }
  }
  if (nodes[0]) walk(nodes[0], false)
  return watching / busy
}
