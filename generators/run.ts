import { isFresh, readInputs, remember } from './cache'
import { type Outputs, staleFiles, writeFiles } from './emit/files'
import type { Target } from './targets'

export interface RunOptions {
  readonly root: string
  readonly targets: readonly Target[]
  /** Files and folders that the outputs depend on. */
  readonly inputs: readonly string[]
  /** The command that headers name. */
  readonly command: string
  /** Nothing is written. */
  readonly check: boolean
}

/**
 * Runs every target and hands back the files that were out of date, which are written unless `check` is set.
 *
 * When neither inputs nor outputs changed since the last run, no target is loaded.
 */
export async function runTargets({ root, targets, inputs: paths, command, check }: RunOptions): Promise<string[]> {
  const owned = targets.flatMap(target => target.owns)
  const inputs = readInputs(root, paths)
  if (isFresh(root, inputs, owned)) return []
  const outputs = new Map<string, string>()
  const stale: string[] = []
  for (const target of targets) {
    const made: Outputs = await target.run({ root, command })
    const old = staleFiles(root, made, target.owns)
    for (const [file, text] of made) outputs.set(file, text)
    stale.push(...old)
    if (!check) writeFiles(root, made, old)
  }
  if (!check || stale.length === 0) remember(root, inputs, outputs)
  return stale
}
