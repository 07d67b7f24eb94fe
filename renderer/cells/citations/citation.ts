import { splitValues } from '../../controls/base/comma'

/** Kinds of records that can be cited, each with where its list stands. */
export const CITED = {
  document: '/unstructur/documentdata/documentinformation',
  knowledge: '/unstructur/documentdata/knowledgebase',
} as const

export type CitedSource = keyof typeof CITED

/** A place in a document or a knowledge entry. */
export interface Citation {
  readonly source: CitedSource
  readonly id: string
  /** From 1; absent: the whole. */
  readonly page?: number
  /** Of a document: number of the file that is cited. Absent: the one that it has. */
  readonly file?: number
}

const KEY = /^(document|knowledge):([0-9A-Za-z-]{1,64})(?::([1-9]\d{0,5}))?(?:@([1-9]\d{0,5}))?$/

/** A citation as it is stored: `document:ID`, `document:ID:3` of a page, `document:ID:3@2` of its second file. Undefined for any other text. */
export function readCitation(key: string): Citation | undefined {
  const [, source, id, page, file] = KEY.exec(key) ?? []
  if (source === undefined || id === undefined) return undefined
  return {
    source: source as CitedSource,
    id,
    ...(page !== undefined && { page: Number(page) }),
    ...(file !== undefined && { file: Number(file) }),
  }
}

export const citationKey = ({ source, id, page, file }: Citation): string =>
  [source, id, ...(page === undefined ? [] : [page])].join(':') + (file === undefined ? '' : `@${file}`)

/** Those of a list of keys that are citations. */
export const citationsOf = (value: string | null): readonly Citation[] => splitValues(value).flatMap(key => readCitation(key) ?? [])

/** Where the reader of documents shows it. */
export function citationPath({ source, id, page, file }: Citation): string {
  const more = Object.entries({ page, file }).flatMap(([name, value]) => (value === undefined ? [] : [`&${name}=${value}`]))
  return `/unstructur/reader?source=${source}&id=${encodeURIComponent(id)}${more.join('')}`
}
