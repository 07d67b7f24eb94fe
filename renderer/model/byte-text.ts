const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

/** An amount of bytes for people: `0 B`, `1.5 KB`, `20 MB`. Cut to one decimal, so that what is left never looks like more. */
export function byteText(bytes: number): string {
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  return `${Math.floor((bytes / 1024 ** unit) * 10) / 10} ${UNITS[unit]}`
}
