import { texts } from './texts'
import type { UploadEars } from './upload-file'

/** An upload that makes no progress and gets no answer for so long, in milliseconds, is given up. */
export const SILENCE = 120_000

/**
 * Runs `work` as long as something is heard of it: progress, a try after a lost connection, or an answer. After a long silence its signal
 * aborts, and the upload fails in words.
 */
export async function whileHeard<Result>(
  signal: AbortSignal,
  ears: UploadEars,
  work: (signal: AbortSignal, ears: UploadEars) => Promise<Result>,
): Promise<Result> {
  const inner = new AbortController()
  const abort = () => inner.abort()
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Result>((resolve, reject) => {
      const giveUp = () => {
        reject(new Error(texts.noAnswer))
        abort()
      }
      const heard = () => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, SILENCE)
      }
      heard()
      const onProgress = (share: number) => {
        heard()
        ears.onProgress(share)
      }
      const onWaiting = (waiting: boolean) => {
        heard()
        ears.onWaiting(waiting)
      }
      work(inner.signal, { onProgress, onWaiting }).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
