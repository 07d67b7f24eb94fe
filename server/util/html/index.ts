import { Piscina } from 'piscina'
import { HTML_STYLES } from '../../../renderer/core'
import { type CleaningTask, clean } from './sanitise.js'
import { texts } from './texts'

/** What a rich text may cost. */
export interface HtmlLimits {
  /** Characters, with tags and pictures. */
  readonly length: number
  /** Elements in each other. Editors write less than 20, texts out of Word some 40. */
  readonly depth: number
  /** Of each picture that stands in the text itself. */
  readonly pixels: number
  /** Milliseconds until the cleaning of a long text is ended. */
  readonly time: number
}

export const HTML_LIMITS: HtmlLimits = { length: 2_000_000, depth: 100, pixels: 50_000_000, time: 5000 }

/** Characters up to which a text is cleaned at once: a few milliseconds at most, less than a worker takes to hear of it. */
const SHORT = 5000
/** Long texts that are cleaned at once, and that wait for it. */
const AT_ONCE = 2
const WAITING = 50
/** Megabytes of memory of each worker. */
const MEMORY = 256
/** Milliseconds for which a worker without work is kept. */
const IDLE = 30_000

/** Why a text is not kept; the message is for people. */
export class HtmlError extends Error {
  override readonly name = 'HtmlError'
}

let workers: Piscina | undefined

function pool(): Piscina {
  workers ??= new Piscina({
    filename: new URL('./sanitise.js', import.meta.url).href,
    name: 'clean',
    minThreads: 0,
    maxThreads: AT_ONCE,
    maxQueue: WAITING,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    // Flags of the process, such as those of a test runner, are none of a worker's.
    execArgv: [],
  })
  return workers
}

async function cleanBeside(task: CleaningTask, time: number): Promise<ReturnType<typeof clean>> {
  if (pool().queueSize >= WAITING) throw new HtmlError(texts.busy)
  try {
    return await pool().run(task, { signal: AbortSignal.timeout(time) })
  } catch {
    // Ended for its time or its memory.
    throw new HtmlError(texts.tooSlow)
  }
}

/**
 * HTML of users as it may be stored: without anything that runs, submits, frames, or restyles the page. The page cleans it once more.
 * A long text is cleaned by a worker, within a time. Throws an `HtmlError` for what goes beyond `limits`.
 */
export async function cleanHtml(html: string, { length, depth, pixels, time }: HtmlLimits = HTML_LIMITS): Promise<string> {
  if (html.length > length) throw new HtmlError(texts.tooLong(length))
  const task = { html, rules: { depth, pixels, styles: HTML_STYLES } }
  const cleaned = html.length <= SHORT ? clean(task) : await cleanBeside(task, time)
  if ('problem' in cleaned) throw new HtmlError(cleaned.problem === 'tooDeep' ? texts.tooDeep(depth) : texts.tooManyPixels(pixels / 10_000))
  return cleaned.html
}
