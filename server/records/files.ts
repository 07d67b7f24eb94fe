import { isAccepted } from '../../renderer/core'
import type { Trx } from '../db/database'
import { filesByIds } from './repository'

/** A path of a file that is kept here: `biz/<id>/<name>`. */
const STORED = /^[a-z-]{1,40}\/([0-9a-f]{32})\//

/**
 * Of the files that paths name, the name of the first that is not one of `accept`. A file that is kept here counts by its own name, whose
 * extension its bytes were held against; any other by its address.
 */
export async function firstRefusedFile(trx: Trx, accept: string, paths: readonly string[]): Promise<string | undefined> {
  const ids = paths.flatMap(path => STORED.exec(path)?.[1] ?? [])
  const kept = await filesByIds(trx, ids)
  for (const path of paths) {
    const address = path.replace(/[?#].*$/, '')
    const file = kept.get(STORED.exec(path)?.[1] ?? '') ?? { name: address.slice(address.lastIndexOf('/') + 1), type: '' }
    if (!isAccepted(accept, file)) return file.name
  }
  return undefined
}
