import { readFileSync } from 'node:fs'
import { StartError } from './start-error'

/** What a file of the program holds as JSON. Throws a `StartError` that names the file where it is none. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new StartError(`${path} is no JSON: ${(error as Error).message}`)
  }
}
