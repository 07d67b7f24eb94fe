/** What tries the parts again that could not be loaded and are shown as such. */
const retries = new Set<() => void>()

/** Has a shown part tried again by `retryLostParts`. */
export const addLostPart = (retry: () => void): void => void retries.add(retry)

/** For a part that was tried again, or is shown no more. */
export const dropLostPart = (retry: () => void): void => void retries.delete(retry)

/** Tries every part again that could not be loaded: for listeners of the server's return. */
export function retryLostParts(): void {
  for (const retry of [...retries]) retry()
}
