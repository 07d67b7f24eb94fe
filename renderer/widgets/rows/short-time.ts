/** `2026-11-21 09:30:00` as short as it is clear today: the time alone, month and day with it, or the date of another year. */
export function shortTime(time: string, today: string): string {
  const match = /^(\d{4})-(\d\d-\d\d)(?: (\d\d:\d\d))?/.exec(time)
  if (match === null) return time
  const [, year, day = '', clock = ''] = match
  if (`${year}-${day}` === today) return clock || day
  return year === today.slice(0, 4) ? `${day} ${clock}`.trim() : `${year}-${day}`
}
