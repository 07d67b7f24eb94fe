import { stat } from 'node:fs/promises'
import { type Answer, readBeside } from './beside'
import { texts } from './texts'
import { ExtractError, type Extracted, type ExtractLimits } from './types'

export { ExtractError, type Extracted, type ExtractedPage, type ExtractLimits, type Heading, type LaidBlock, type Places } from './types'

export const EXTRACT_LIMITS: ExtractLimits = {
  bytes: 200 * 1024 * 1024,
  pages: 5000,
  pixels: 50_000_000,
  characters: 20_000_000,
  pageCharacters: 200_000,
  entries: 10_000,
  unpacked: 400 * 1024 * 1024,
  memory: 768,
  resident: 1536,
  recognised: 2000,
  recogniseTime: 2 * 3_600_000,
  pageTime: 120_000,
  time: 4 * 3_600_000,
}

function messageOf({ reason, number }: Extract<Answer, { reason: string }>): string {
  const text = texts[reason as keyof typeof texts] ?? texts.broken
  return typeof text === 'function' ? text(number ?? 0) : text
}

/** What else reading a file may be told. */
export interface ExtractOptions {
  /** Default `EXTRACT_LIMITS`. */
  readonly limits?: Partial<ExtractLimits>
  /** Ends it. */
  readonly signal?: AbortSignal
  /** Hears of each page, of files that have pages. */
  readonly onPage?: (done: number, of: number) => void
}

/**
 * The text of the file at `path`, by pages. `name` tells by its extension what kind of text it is; what has marks of its own is read by
 * them. Works in a process of its own with bounded memory and time. Throws an `ExtractError` with the reason for what cannot be read.
 */
export async function extractText(path: string, name: string, { limits, ...options }: ExtractOptions = {}): Promise<Extracted> {
  const all = { ...EXTRACT_LIMITS, ...limits }
  const { size } = await stat(path)
  if (size > all.bytes) throw new ExtractError(texts.tooLarge(Math.round(all.bytes / 1024 / 1024)))
  const answer = await readBeside({ path, name, limits: all, ...options })
  if ('reason' in answer) throw new ExtractError(messageOf(answer))
  return answer.read
}
