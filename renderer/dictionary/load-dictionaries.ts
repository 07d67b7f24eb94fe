import type { Host } from '../model/host'
import type { Option } from '../model/option'
import { dictionariesOf } from './store'
import { texts } from './texts'

/** Options of several codes at once, by code, for exports and prints. Throws for what is no list of codes, and when one cannot be read. */
export async function loadDictionaries(host: Host, dictCodeList: unknown): Promise<ReadonlyMap<string, readonly Option[]>> {
  if (dictCodeList === null || dictCodeList === undefined) throw new Error(texts.noCodes)
  if (!Array.isArray(dictCodeList)) throw new Error(texts.notAnArray)
  if (dictCodeList.length === 0) throw new Error(texts.noCodes)
  const codes = [...new Set(dictCodeList.map(readCode))]
  const store = dictionariesOf(host)
  return new Map(await Promise.all(codes.map(async code => [code, await store.load(code)] as const)))
}

function readCode(code: unknown): string {
  if (typeof code !== 'string' || code.trim() === '') throw new Error(texts.emptyCode)
  return code.trim()
}
