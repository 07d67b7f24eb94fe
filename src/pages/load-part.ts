const TIMEOUT = 120_000

/** Loads a part of the application; one that takes longer than two minutes counts as lost. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk failed: timeout')), TIMEOUT)
  })
  return Promise.race([load(), tooLong]).finally(() => clearTimeout(timer))
}
