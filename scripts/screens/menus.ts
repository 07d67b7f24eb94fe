import type { Files } from './files'

/** A menu entry of the seed. */
interface Menu {
  readonly component?: string
  readonly perm?: string
  readonly actions?: readonly string[]
  readonly also?: readonly { readonly perm: string; readonly actions: readonly string[] }[]
  readonly children?: readonly Menu[]
}

const file = 'schemas/menus.json'

/** Every menu entry, those below others too; `undefined` when there is no seed. */
export function menusOf(files: Files): readonly Menu[] | undefined {
  const text = files.get(file)
  return text === undefined ? undefined : (JSON.parse(text) as readonly Menu[]).flatMap(flatten)
}

function flatten(menu: Menu): Menu[] {
  return [menu, ...(menu.children ?? []).flatMap(flatten)]
}

/** Every right that some menu entry grants. */
export function rightsOf(menus: readonly Menu[] | undefined): ReadonlySet<string> | undefined {
  if (!menus) return undefined
  const own = menus.flatMap(({ perm, actions = [] }) => (perm === undefined ? [] : ['list', ...actions].map(action => perm + action)))
  const also = menus.flatMap(({ also = [] }) => also.flatMap(({ perm, actions }) => actions.map(action => perm + action)))
  return new Set([...own, ...also])
}
