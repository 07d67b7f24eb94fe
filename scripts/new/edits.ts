import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import { chosen, FrameError } from './names'

/** Puts a line before the first one that `before` matches behind `after`. */
export function insertLine(line: string, after: string | RegExp, before: RegExp): (text: string) => string {
  return text => {
    const lines = text.split('\n')
    const from = lines.findIndex(each => (typeof after === 'string' ? each.startsWith(after) : after.test(each)))
    const at = lines.findIndex((each, index) => index > from && before.test(each))
    if (from < 0 || at < 0) throw new FrameError(`There is no place for this line: ${line}`)
    return [...lines.slice(0, at), ...line.split('\n'), ...lines.slice(at)].join('\n')
  }
}

/** Puts an import behind the last one; the formatter sorts them. */
export const insertImport =
  (line: string) =>
  (text: string): string => {
    const lines = text.split('\n')
    const at = lines.findLastIndex(each => /^import .* from '/.test(each))
    return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n')
  }

export const both =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    changes.reduce((before, change) => change(before), text)

interface Entry {
  readonly url: string
  readonly children?: readonly Entry[]
}

/** Puts an entry below the one of that address. */
export function insertMenuEntry(parent: string, entry: object): (text: string) => string {
  return text => {
    const menus = JSON.parse(text) as readonly Entry[]
    const parents = menus.filter(({ children }) => children !== undefined).map(({ url }) => url)
    const address = chosen(parent, parents, 'menu')
    const at = menus.findIndex(({ url }) => url === address)
    const tree = parseTree(text)
    const children = tree && findNodeAtLocation(tree, [at, 'children'])
    const edits = modify(text, [at, 'children', children?.children?.length ?? 0], entry, {
      isArrayInsertion: true,
      formattingOptions: { insertSpaces: true, tabSize: 2 },
    })
    return applyEdits(text, edits)
  }
}
