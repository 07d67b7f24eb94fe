import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Naming, type ReadContract, readContract } from '../contract'
import { readSource, type Source } from '../contract/source'
import { hashOf } from '../emit/files'
import { documentsAt } from './discover'

const isUrl = (file: string) => /^https?:\/\//i.test(file)

/** The files and addresses of one run: each is fetched or loaded once, decoded and read as data once, when that is asked for. */
export class Documents {
  readonly #loaded = new Map<string, Buffer | Error>()
  readonly #texts = new Map<string, string>()
  readonly #sources = new Map<string, Source>()
  readonly #hashes = new Map<string, string>()

  /** `root`: where the names of files begin. */
  constructor(readonly root: string) {}

  /** Loads from the network what is of there; files are loaded when they are asked for. */
  async fetch(files: Iterable<string>): Promise<void> {
    const missing = [...new Set(files)].filter(file => isUrl(file) && !this.#loaded.has(file))
    await Promise.all(missing.map(async url => this.#loaded.set(url, await fetched(url))))
  }

  /** Whether a file can be asked for: an address must have been fetched. */
  has(file: string): boolean {
    return !isUrl(file) || this.#loaded.has(file)
  }

  /** Throws what is wrong with a file that could not be loaded. */
  textOf(file: string): string {
    return valueIn(this.#texts, file, () => {
      const bytes = this.#bytesOf(file)
      if (bytes instanceof Error) throw bytes
      return bytes.toString('utf8')
    })
  }

  /** A text as data; throws as `textOf` does. */
  sourceOf(file: string): Source {
    return valueIn(this.#sources, file, () => readSource(this.textOf(file)))
  }

  /** A text as JSON: YAML is written anew. Null where the text has problems, as far as it had to be read. */
  jsonOf(file: string): string | null {
    const text = this.textOf(file).replace(/^\ufeff/, '')
    if (/^\s*[{[]/.test(text)) return text
    const { value, problems } = this.sourceOf(file)
    return problems.length > 0 ? null : JSON.stringify(value)
  }

  /** The hash of a file; empty where it could not be loaded. */
  hashOf(file: string): string {
    return valueIn(this.#hashes, file, () => {
      const bytes = this.#bytesOf(file)
      return bytes instanceof Error ? '' : hashOf(bytes)
    })
  }

  #bytesOf(file: string): Buffer | Error {
    return valueIn(this.#loaded, file, () => (isUrl(file) ? new Error('not fetched yet') : loaded(resolve(this.root, file))))
  }
}

function valueIn<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/** The documents of the named files and addresses: an address of a page for people leads to those that it shows. */
export async function findDocuments(named: readonly string[], documents: Documents): Promise<readonly string[]> {
  const fetchText = async (address: string) => {
    await documents.fetch([address])
    try {
      return documents.textOf(address)
    } catch {
      return null
    }
  }
  const found = await Promise.all(
    named.map(name => (isUrl(name) && !/\.(json|ya?ml)$/i.test(name) ? documentsAt(name, fetchText) : [name])),
  )
  return [...new Set(found.flat())]
}

/** Reads the documents, and over the network whatever they refer to there, until nothing is missing. */
export async function loadContract(named: readonly string[], documents: Documents, naming: Naming | undefined): Promise<ReadContract> {
  await documents.fetch(named)
  for (;;) {
    const missing = new Set<string>()
    const read = readContract(named, file => sourceIn(documents, file, missing), naming)
    if (missing.size === 0) return read
    await documents.fetch(missing)
  }
}

function sourceIn(documents: Documents, file: string, missing: Set<string>): Source {
  if (!documents.has(file)) {
    missing.add(file)
    throw new Error('not fetched yet')
  }
  return documents.sourceOf(file)
}

/** The local ones of these files, as whole paths. */
export const localFiles = (files: readonly string[], root: string) => files.filter(file => !isUrl(file)).map(file => resolve(root, file))

function loaded(path: string): Buffer | Error {
  try {
    return readFileSync(path)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function fetched(url: string): Promise<Buffer | Error> {
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json, application/yaml, text/yaml, */*' } })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : new Error(`${url} answered ${response.status}`)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    return new Error(`${error instanceof Error ? error.message : String(error)}${cause}`)
  }
}
