import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityModel } from '../../../renderer/core'
import type { MadeRows } from '../../db/seeds/made-rows'
import type { SeedRow } from '../../db/seeds/rows'
import { root } from '../../util/root'

/** Sample rows of an entity, by field: written down, or made by the database. */
export type DemoRows = readonly SeedRow[] | MadeRows

/** Those in `schemas/demo/<area>/<name>.json`; none when there is no such file. */
export function demoRows(entity: EntityModel): DemoRows {
  const file = join(root, 'schemas', 'demo', `${entity.id}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoRows) : []
}

export const isMade = (rows: DemoRows): rows is MadeRows => 'count' in rows
