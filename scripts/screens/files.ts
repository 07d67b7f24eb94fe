import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Text files by path, with forward slashes: those of the repository, or those of a test. */
export type Files = ReadonlyMap<string, string>

/** What the checker reads, below the root of the repository. */
const places = [
  'schemas/entities',
  'schemas/screens',
  'schemas/procedures',
  'schemas/dictionaries',
  'schemas/languages',
  'schemas/api',
  'schemas/menus.json',
  'server/subjects/dictionaries/seeds',
]

export function readFiles(root: string): Files {
  return new Map(places.flatMap(place => jsonBelow(root, place)).map(file => [file, readFileSync(join(root, file), 'utf8')]))
}

function jsonBelow(root: string, place: string): string[] {
  const full = join(root, place)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [place]
  return readdirSync(full, { withFileTypes: true })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap(entry =>
      entry.isDirectory() ? jsonBelow(root, `${place}/${entry.name}`) : entry.name.endsWith('.json') ? [`${place}/${entry.name}`] : [],
    )
}

/** The files of a folder by their id: `course/lecturer` for `schemas/screens/course/lecturer.json`. */
export function byId(files: Files, folder: string): ReadonlyMap<string, { readonly file: string; readonly text: string }> {
  const found = [...files].filter(([file]) => file.startsWith(`${folder}/`) && file.endsWith('.json'))
  return new Map(found.map(([file, text]) => [file.slice(folder.length + 1, -'.json'.length), { file, text }]))
}
