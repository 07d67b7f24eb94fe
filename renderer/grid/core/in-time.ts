import { texts } from './texts'

/** The verdict, or that it took too long or failed: who cannot be sure does not save. */
export async function inTime(verdict: Promise<string | undefined>, patience: number): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve(texts.late), patience)
  })
  try {
    return await Promise.race([verdict, late])
  } catch {
    return texts.failed
  } finally {
    clearTimeout(timer)
  }
}
