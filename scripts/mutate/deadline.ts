/** Milliseconds after which a mutant is taken to run for ever: a file of these tests needs a tenth of it. */
const DEADLINE = 20_000

// The clock itself: tests replace it.
const now = Date.now.bind(Date)
const end = now() + DEADLINE

Object.assign(globalThis, {
  weftMutantCheck: () => {
    if (now() > end) throw new Error('The mutant does not end.')
  },
})
