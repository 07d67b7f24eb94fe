import { texts } from './texts'
import type { UploadCallbacks } from './upload-file'

/** An upload that makes no progress and gets no answer for so long, in milliseconds, is given up. */
export const SILENCE = 120_000

/**
 * Runs `work` as long as something is heard of it: progress, a try after a lost connection, or an answer. After a long silence its signal
 * aborts, and the upload fails in words.
 */
export async function withInactivityTimeout<Result>(
  signal: AbortSignal,
  callbacks: UploadCallbacks,
  work: (signal: AbortSignal, callbacks: UploadCallbacks) => Promise<Result>,
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
      const restartTimer = () => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, SILENCE)
      }
      restartTimer()
      const onProgress = (share: number) => {
        restartTimer()
        callbacks.onProgress(share)
      }
      const onWaiting = (waiting: boolean) => {
        restartTimer()
        callbacks.onWaiting(waiting)
      }
      work(inner.signal, { onProgress, onWaiting }).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
