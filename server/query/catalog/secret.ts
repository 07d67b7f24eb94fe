const SECRET = /password|secret|salt|token|hash/i

/** Whether what a column holds is never shown, and never compared for a caller; told by its name. */
export const isSecret = (column: string): boolean => SECRET.test(column)
