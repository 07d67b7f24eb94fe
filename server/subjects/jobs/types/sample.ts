import { setTimeout as wait } from 'node:timers/promises'
import { defineJob, RUNS_JOBS } from '../../../jobs'
import { noteSample } from '../repository'
import { texts } from '../texts'

interface Params {
  readonly parameter?: string
  readonly steps: number
  readonly seconds: number
  readonly failsAt: number
}

/** Writes a text to the log and takes its time: what a schedule can be tried with. */
export const sample = defineJob<Params>({
  name: 'sample',
  title: () => texts.sample,
  right: RUNS_JOBS,
  params: () => ({
    type: 'object',
    properties: {
      parameter: { type: 'string', title: texts.sampleText, maxLength: 500 },
      steps: { type: 'integer', title: texts.sampleSteps, minimum: 1, maximum: 10_000, default: 1 },
      seconds: { type: 'number', title: texts.sampleSeconds, minimum: 0, maximum: 60, default: 0 },
      failsAt: { type: 'integer', title: texts.sampleFails, minimum: 0, maximum: 10_000, default: 0 },
    },
    additionalProperties: false,
  }),
  limits: { seconds: 24 * 3600, attempts: 3, pause: 5 },
  run: async ({ params: { parameter, steps, seconds, failsAt }, runId, progress, log, step: once, signal }) => {
    if (parameter) log('info', parameter)
    for (let step = 1; step <= steps; step++) {
      signal.throwIfAborted()
      if (step === failsAt) throw new Error(texts.sampleFailed(step))
      progress(step - 1, steps, texts.sampleStep(step, steps))
      await wait(seconds * 1000, undefined, { signal })
      log('info', texts.sampleStep(step, steps))
    }
    progress(steps, steps)
    await once('noted', trx => noteSample(trx, runId))
    return { text: texts.sampleDone(steps) }
  },
})
