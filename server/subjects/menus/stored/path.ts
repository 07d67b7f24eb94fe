import { createHash } from 'node:crypto'

/** Whether a menu entry leads to another place: its address has a host, or a placeholder that may stand for one. */
export const isExternal = (url: string): boolean => /^https?:\/\/|\{\{/.test(url)

/** The path of a menu entry. Addresses of other places are no paths of the app: they get a stable one. */
export const pathOf = (url: string): string => (isExternal(url) ? createHash('md5').update(url).digest('hex') : url)
