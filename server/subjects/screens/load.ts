import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  builtInRegistry,
  defined,
  loadScreen,
  parseDefinition,
  type ScreenEnvironment,
  type ScreenModel,
  sourceBase,
} from '../../../renderer/core'

const SCREENS = 'schemas/screens'

/** Ids of the screens of the repository, such as `course/lecturer`. */
export const screenIds = (root: string): readonly string[] =>
  readdirSync(join(root, SCREENS), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .map(file => file.replaceAll('\\', '/').slice(0, -'.json'.length))

/** The text of one of them. */
export const ownText = (root: string, id: string): string => readFileSync(join(root, SCREENS, `${id}.json`), 'utf8')

/** The entity of the repository behind a base path; only names of files of ours are looked for. */
function entityOf(root: string, base: string | undefined) {
  if (base === undefined || !/^(?:\/[\w-]+)+$/.test(base)) return undefined
  const file = `schemas/entities${base}.json`
  const path = join(root, file)
  return existsSync(path) ? { file, text: readFileSync(path, 'utf8') } : undefined
}

/** Reads a screen over its entity of the repository. Without `environment` the names that it uses are taken as they are. */
export function readScreen(root: string, id: string, text: string, environment?: ScreenEnvironment) {
  const definition = { file: id, text }
  const entity = entityOf(root, sourceBase(parseDefinition(definition)))
  return loadScreen({ id, ...definition, registry: builtInRegistry, ...defined({ environment, entity }) })
}

/** Reads the screens of the repository; those with mistakes are left out. */
export const readOwnScreens = (root: string): readonly ScreenModel[] =>
  screenIds(root).flatMap(id => readScreen(root, id, ownText(root, id)).screen ?? [])
