import type { Plugin } from 'vite'

/** A line of the generated table: `  sysRoleList: { method: 'GET', path: '/sys/role/list' },`. */
const LINE = /^ {2}(\w+): \{ method: '([A-Z]+)', path: '([^']+)' \},$/gm

interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
}

/** Where the folder of a path ends: before its last part without a parameter. */
function folderOf(path: string): string {
  const plain = path.split('/{', 1)[0] ?? path
  return plain.slice(0, plain.lastIndexOf('/'))
}

/** Runs in the browser, too, from its own text. The id that a path has by itself: `sysRoleList` of `/sys/role/list`. */
export const idOfPath = (path: string): string =>
  path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase()).replace(/^./, first => first.toLowerCase())

/** Runs in the browser, too, from its own text. What `packOperations` has packed, by id. */
export function unpackOperations(packed: string, nameOf: (path: string) => string): Record<string, { method: string; path: string }> {
  const table: Record<string, { method: string; path: string }> = {}
  for (const block of packed.split('\n\n')) {
    const [folder, ...lines] = block.split('\n')
    for (const line of lines) {
      const [end, method = 'GET', id] = line.split(' ')
      const path = `${folder}/${end}`
      table[id ?? nameOf(path)] = { method, path }
    }
  }
  return table
}

/**
 * By folder of their paths: the folder, below it a line for each operation, `queryById`, `add POST` or `delete/{id} POST roleDrop`, with the
 * method where it is not GET and the id where the path says another one. A blank line between folders.
 */
export function packOperations(table: string): string {
  const folders = new Map<string, string[]>()
  for (const [, id = '', method = '', path = ''] of table.matchAll(LINE)) {
    const folder = folderOf(path)
    const lines = folders.get(folder) ?? []
    folders.set(folder, [...lines, lineOf({ id, method, path }, folder)])
  }
  return [...folders].map(([folder, lines]) => [folder, ...lines].join('\n')).join('\n\n')
}

function lineOf({ id, method, path }: Operation, folder: string): string {
  const end = path.slice(folder.length + 1)
  if (idOfPath(path) !== id) return `${end} ${method} ${id}`
  return method === 'GET' ? end : `${end} ${method}`
}

/** A module with the same export as the generated table. */
export const packedModule = (packed: string): string =>
  `${unpackOperations.toString()}\nexport const operations = unpackOperations(${JSON.stringify(packed)}, ${idOfPath.toString()})\n`

/** Methods and paths of all operations travel packed: a third of what they are as a table, and each page loads them. */
export const packedOperations = (): Plugin => ({
  name: 'weft-packed-operations',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/src/api/generated/operations.ts')) return null
    return { code: packedModule(packOperations(code)), map: null }
  },
})
