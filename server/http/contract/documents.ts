import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { StartError } from '../../util/start-error'
import { isNode, type Node } from './json'

/** Contracts by their path below `schemas/api`, such as `generated/course-lecturer.json`. */
export type Documents = ReadonlyMap<string, Node>

function namesBelow(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return namesBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
    return entry.name.endsWith('.json') ? [prefix + entry.name] : []
  })
}

/** Reads every contract of a folder and of the folders below it. */
export function readDocuments(folder: string): Documents {
  const documents = new Map<string, Node>()
  for (const name of namesBelow(folder).sort()) {
    try {
      const document: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      if (isNode(document)) documents.set(name, document)
    } catch (error) {
      throw new StartError(`The contract ${join(folder, name)} is not JSON: ${(error as Error).message}`)
    }
  }
  return documents
}

/** A place in the contracts: what a `$ref` leads to, and the file in which it stands. */
export interface Found {
  readonly file: string
  readonly node: Node
  /** One name for the place, however it was referred to. */
  readonly key: string
}

/** Follows a `$ref` written in `file`. */
export function follow(documents: Documents, file: string, ref: string): Found {
  const [path = '', pointer = ''] = ref.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  let node: unknown = documents.get(target)
  for (const part of pointer.split('/').slice(1)) {
    node = isNode(node) ? node[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  }
  if (!isNode(node)) throw new StartError(`The contract ${file} refers to ${ref}, which does not exist.`)
  return { file: target, node, key: `${target}#${pointer}` }
}
