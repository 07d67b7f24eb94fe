import { inLanguages } from '../../../renderer/core'

/** What is told of an expression that cannot be worked out. */
export const texts = inLanguages(
  { none: 'cron表达式无法识别', zoneUnknown: (zone: string) => `未知的时区“${zone}”` },
  { none: 'The cron expression cannot be read', zoneUnknown: zone => `Unknown time zone “${zone}”` },
)
