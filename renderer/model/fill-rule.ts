const RULE = /^\$\{\s*([\w-]+)\s*\}$/

/** The code of the fill rule that gives a value; undefined for any other default. */
export const fillRuleOf = (value: unknown): string | undefined => (typeof value === 'string' ? RULE.exec(value.trim())?.[1] : undefined)
