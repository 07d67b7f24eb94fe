import type { JobType } from './define'

/** What a run may take: what is asked for, within the limits of its kind. */
export const limitsOf = (
  type: JobType | undefined,
  asked: { readonly attempts?: number | null; readonly pause?: number | null; readonly seconds?: number | null } = {},
) => ({
  attempts: type?.limits.once ? 1 : (asked.attempts ?? type?.limits.attempts ?? 1),
  pauseSeconds: asked.pause ?? type?.limits.pause ?? 10,
  timeLimit: Math.min(asked.seconds ?? Number.POSITIVE_INFINITY, type?.limits.seconds ?? 3600),
})

/** Runs of one schedule go one after the other. */
export const scheduleKey = (id: string): string => `schedule ${id}`
