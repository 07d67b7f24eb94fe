const forbidden = new Set([
  'constructor',
  'prototype',
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
])

/** Names that lead from data to code. No expression may say them, and no computed key may be one. */
export function isForbidden(name: string): boolean {
  return forbidden.has(name)
}
