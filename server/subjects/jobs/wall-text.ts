/** `yyyy-MM-dd HH:mm:ss` by the clock of a time zone. */
export const wallText = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
