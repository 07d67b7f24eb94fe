/** Built-in actions that need the right of another one. */
const needs = new Map([
  ['copy', 'add'],
  ['details', 'list'],
  ['query', 'list'],
  ['queryById', 'list'],
  ['deleteBatch', 'delete'],
  ['saveBatch', 'edit'],
])

/** Built-in actions that show or arrange what is already there. */
const free: ReadonlySet<string> = new Set(['columns', 'reload', 'reset', 'print'])

/**
 * The permission that an action of a screen or an entity needs: `actionRight('lecturer:', 'copy')` is `lecturer:add`.
 * Undefined when it needs none: without a prefix, or for an action such as `reload`. Any other action needs the right of its own name.
 */
export function actionRight(perm: string | undefined, action: string): string | undefined {
  if (perm === undefined || perm === '' || free.has(action)) return undefined
  return `${perm.endsWith(':') ? perm : `${perm}:`}${needs.get(action) ?? action}`
}
