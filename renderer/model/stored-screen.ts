/** What comes before the name of a stored screen in its id. */
export const STORED = 'stored/'

/** The event at which stored screens that stand open are read again. */
export const STORED_CHANGED = 'stored-changed'

/** The name of a stored screen; undefined for one of the repository. */
export const storedName = (id: string): string | undefined => (id.startsWith(STORED) ? id.slice(STORED.length) : undefined)
