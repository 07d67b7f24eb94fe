import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityModel } from '../../../renderer/core'
import type { MadeRows } from '../../db/seeds/made-rows'
import type { SeedRow } from '../../db/seeds/rows'
import { readJsonFile } from '../../util/json-file'
import { root } from '../../util/root'

/** Sample rows of an entity, by field: written down, or made by the database. */
export type DemoRows = readonly SeedRow[] | MadeRows

/** Where the sample rows of an entity stand, below the root. */
export const demoFile = ({ id }: Pick<EntityModel, 'id'>): string => join('schemas', 'demo', `${id}.json`)

/** Those in `schemas/demo/<area>/<name>.json`; none when there is no such file. */
export function demoRows(entity: EntityModel): DemoRows {
  const file = join(root, demoFile(entity))
  return existsSync(file) ? (readJsonFile(file) as DemoRows) : []
}

export const isMade = (rows: DemoRows): rows is MadeRows => 'count' in rows
