const FIRST_DAY = Date.parse('0001-01-01T00:00:00Z')

/** Whether a text is a day of the calendar, `yyyy-MM-dd`: `2024-02-30` is none, and there is no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return day.getTime() >= FIRST_DAY && day.toISOString().startsWith(text)
}

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
