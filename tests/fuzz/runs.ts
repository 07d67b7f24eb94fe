import fc from 'fast-check'

const { FUZZ_RUNS, FUZZ_SEED } = process.env

/**
 * How often a property is tried, and with which seed: the same in every check, so that it fails for a change and not by chance. `npm run fuzz`
 * gives a large number and another seed; a failure names the seed and the path that repeat it.
 */
export const runs = (usual: number): fc.Parameters<unknown> => ({
  numRuns: FUZZ_RUNS ? Number(FUZZ_RUNS) : usual,
  seed: FUZZ_SEED ? Number(FUZZ_SEED) : 20_261_123,
})

/** Texts out of pieces that mean something to what reads them, among any others. */
export const textsOf = (pieces: readonly string[], most = 60): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) }),
      {
        maxLength: most,
      },
    )
    .map(parts => parts.join(''))
