import { join } from 'node:path'
import type { EntityModel, ScreenModel } from '../../renderer/core'
import { type Operation, readDocuments, readOperations } from '../http/contract'
import { loadEntities } from '../records/load'
import { readOwnScreens } from '../subjects/screens'
import { atFirstCall } from '../util/at-first-call'
import { root } from '../util/root'

/** What the files of the repository say. Nothing changes it: servers of one process may share it, with what is compiled of it. */
export interface Definitions {
  readonly entities: readonly EntityModel[]
  /** Those without mistakes; read at the first call, since nothing of a start needs them. */
  readonly screens: () => readonly ScreenModel[]
  readonly operations: readonly Operation[]
}

/**
 * Reads the entities of the repository, and the contracts of a folder: by default `schemas/api`. Throws a `StartError` for
 * an entity or a contract with mistakes.
 */
export const readDefinitions = (contractsDir = join(root, 'schemas', 'api')): Definitions => ({
  entities: loadEntities(root),
  screens: atFirstCall(() => readOwnScreens(root)),
  operations: readOperations(readDocuments(contractsDir)),
})
