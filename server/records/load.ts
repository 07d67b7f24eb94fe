import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type EntityModel, entityRegistry, formatIssue, linkOwners, linkWithin, loadEntity } from '../../renderer/core'
import { StartError } from '../util/start-error'

function jsonFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.json'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** Every entity under `schemas/entities`; a file with mistakes stops the start with their places. */
export function loadEntities(root: string): readonly EntityModel[] {
  const entities: EntityModel[] = []
  const problems: string[] = []
  for (const path of jsonFiles(join(root, 'schemas', 'entities'))) {
    const file = relative(root, path).replaceAll('\\', '/')
    const { entity, issues } = loadEntity({ file, text: readFileSync(path, 'utf8'), registry: entityRegistry })
    if (entity) entities.push(entity)
    problems.push(...issues.map(formatIssue))
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  try {
    return linkWithin(linkOwners(entities))
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}
