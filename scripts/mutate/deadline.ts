import fc from 'fast-check'

/** Milliseconds for a file of tests until the runner knows how many it needs: without a mutant it ends, also on a busy machine. */
const DEADLINE = 300_000

/** Milliseconds after which a property has been tried with enough values: what a mutant changes shows soon. */
const PROPERTY = 1000

/** Rounds of loops in a run of a file: a list that takes a value in each still fits into memory. */
const ROUNDS = 50_000_000

// Whether a property fails is all that is asked: to look for a smaller case takes as long again as the whole file.
fc.configureGlobal({ endOnFailure: true, seed: 1, interruptAfterTimeLimit: PROPERTY, markInterruptAsFailure: false })

const given: { readonly weftMutantTime?: number } & object = globalThis

// The clock itself: tests replace it.
const now = Date.now.bind(Date)
let rounds = 0
const end = now() + (given.weftMutantTime ?? DEADLINE)

Object.assign(globalThis, {
  weftMutantCheck: () => {
    if (++rounds > ROUNDS || now() > end) throw new Error('The mutant does not end.')
  },
})
