import { basename } from 'node:path'

/** The names of the files of a version, which stay the same as long as the files do. */
export const partsOf = (files: readonly string[]): readonly string[] => files.map(file => basename(file))

/** What names a row in all versions that hold its file. */
export const rowName = (part: string, place: unknown): string => `${part}/${String(place)}`
