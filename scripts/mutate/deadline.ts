/** Milliseconds for a file of tests until the runner knows how many it needs. */
const DEADLINE = 20_000

const given: { readonly weftMutantTime?: number } & object = globalThis

// The clock itself: tests replace it.
const now = Date.now.bind(Date)
const end = now() + (given.weftMutantTime ?? DEADLINE)

Object.assign(globalThis, {
  weftMutantCheck: () => {
    if (now() > end) throw new Error('The mutant does not end.')
  },
})
