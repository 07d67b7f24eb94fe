const TIMEOUT = 120_000

/** What browsers and Vite say when a file of the application cannot be had. */
const LOST =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading (?:CSS )?chunk|error loading dynamically/i

/** A part of the application that could not be loaded: after a deployment, without a network, or within two minutes. */
export class PartError extends Error {
  override readonly name = 'PartError'
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'

  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`Loading chunk failed: ${why}`, { cause })
    this.code = /\bCSS\b/.test(why) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED'
  }
}

/** The error of a part that could not be had, by what its cause says; other errors as they are. */
function judged(error: unknown): unknown {
  return error instanceof Error && !(error instanceof PartError) && LOST.test(error.message) ? new PartError(error) : error
}

/** Loads a part of the application. One that cannot be had, or takes longer than two minutes, rejects with a `PartError`. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartError('timeout')), TIMEOUT)
  })
  try {
    return await Promise.race([load(), tooLong])
  } catch (error) {
    throw judged(error)
  } finally {
    clearTimeout(timer)
  }
}
