import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Naming, type ReadContract, readContract } from '../contract'
import { documentsAt } from './discover'

const isUrl = (file: string) => /^https?:\/\//i.test(file)

/** The documents' texts as they were read, by file or address. */
export type Texts = ReadonlyMap<string, string | Error>

/** The documents of the named files and addresses: an address of a page for people leads to those that it shows. */
export async function findDocuments(named: readonly string[]): Promise<readonly string[]> {
  const fetchText = async (address: string) => {
    const texts = new Map<string, string | Error>()
    await fetchAll([address], texts)
    const text = texts.get(address)
    return typeof text === 'string' ? text : null
  }
  const found = await Promise.all(
    named.map(name => (isUrl(name) && !/\.(json|ya?ml)$/i.test(name) ? documentsAt(name, fetchText) : [name])),
  )
  return [...new Set(found.flat())]
}

/** Reads the documents, and over the network whatever they refer to there, until nothing is missing. */
export async function loadContract(
  documents: readonly string[],
  root: string,
  naming: Naming | undefined,
): Promise<{ readonly read: ReadContract; readonly texts: Texts }> {
  const texts = new Map<string, string | Error>()
  await fetchAll(documents.filter(isUrl), texts)
  for (;;) {
    const missing = new Set<string>()
    const read = readContract(documents, file => textOf(file, root, texts, missing), naming)
    if (missing.size === 0) return { read, texts }
    await fetchAll([...missing], texts)
  }
}

/** The texts of the named documents alone. */
export async function loadTexts(files: readonly string[], root: string): Promise<Texts> {
  const texts = new Map<string, string | Error>()
  await fetchAll(files.filter(isUrl), texts)
  for (const file of files) if (!isUrl(file)) readInto(file, root, texts)
  return texts
}

function textOf(file: string, root: string, texts: Map<string, string | Error>, missing: Set<string>): string {
  if (isUrl(file) && !texts.has(file)) {
    missing.add(file)
    throw new Error('not fetched yet')
  }
  const text = texts.get(file) ?? readInto(file, root, texts)
  if (text instanceof Error) throw text
  return text
}

function readInto(file: string, root: string, texts: Map<string, string | Error>): string | Error {
  let text: string | Error
  try {
    text = readFileSync(file.startsWith('/') ? file : join(root, file), 'utf8')
  } catch (error) {
    text = error instanceof Error ? error : new Error(String(error))
  }
  texts.set(file, text)
  return text
}

async function fetchAll(urls: readonly string[], texts: Map<string, string | Error>): Promise<void> {
  await Promise.all(
    urls.map(async url => {
      try {
        const response = await fetch(url, { headers: { Accept: 'application/json, application/yaml, text/yaml, */*' } })
        texts.set(url, response.ok ? await response.text() : new Error(`${url} answered ${response.status}`))
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
        texts.set(url, new Error(`${error instanceof Error ? error.message : String(error)}${cause}`))
      }
    }),
  )
}
