import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityModel } from '../../../renderer/core'
import type { SeedRow } from '../../db/seeds/rows'
import { root } from '../../root'

/** Sample rows of an entity, by field, from `schemas/demo/<area>/<name>.json`; none when there is no such file. */
export function demoRows(entity: EntityModel): readonly SeedRow[] {
  const file = join(root, 'schemas', 'demo', `${entity.id}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SeedRow[]) : []
}
