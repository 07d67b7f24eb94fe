/** The clock that moments of people are told by. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
/** Its clocks were moved between these years alone: in summer they stood an hour ahead of the eight before Greenwich. */
const [FIRST, AFTER_LAST] = ['1902', '1992']
const HOURS_AHEAD = [8, 9]

/**
 * Whether a moment, `yyyy-MM-dd HH:mm:ss`, is one that the clocks left out: at the beginning of a summer time they were moved an hour ahead.
 * An hour that came twice, in autumn, is told as the one of the usual time (decision 227).
 */
export function isSkipped(moment: string): boolean {
  if (moment < FIRST || moment >= AFTER_LAST) return false
  const plain = Date.parse(`${moment.replace(' ', 'T')}Z`)
  return !HOURS_AHEAD.some(hours => clock.format(plain - hours * 3_600_000) === moment)
}
