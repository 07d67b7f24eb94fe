/** What `make` returns, made when it is first asked for. Where `make` throws, the next call tries again. */
export function atFirstCall<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
