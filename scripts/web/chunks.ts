import { join } from 'node:path'

/** What the name of a group may ask of the bundler. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const ROOT = join(import.meta.dirname, '..', '..')
const packages = (names: string) => new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`)

/** Named by the door of its package, but used by the editor of JSON alone: see `lighter-imports.ts`. */
const LATER = /jsonc-parser[\\/]lib[\\/]esm[\\/]impl[\\/](?:format|edit)\.js$/

/** Whether a module is one of those of `roots` or is imported by them, at once or through others; found when first asked. */
function closureOf(...roots: readonly string[]) {
  const found = new Set<string>()
  const walk = (graph: Graph, id: string) => {
    if (found.has(id) || LATER.test(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) walk(graph, imported)
  }
  return (id: string, graph: Graph): boolean => {
    for (const root of roots) walk(graph, join(ROOT, root))
    return found.has(id)
  }
}

/** A group of the modules that `has` takes. */
function group(name: string, has: (id: string, graph: Graph) => boolean) {
  return { debugName: name, name: (id: string, graph: Graph) => (has(id, graph) ? name : null) }
}

const ANTD = packages('antd|@ant-design|@rc-component|rc-[^\\\\/]+')
const SHELL = 'src/app/main-area.tsx'
const SCREEN = 'src/pages/screen-page.tsx'
const LIST = 'renderer/list/list-view.tsx'
const inFirstList = closureOf(SHELL, SCREEN, LIST)

/**
 * What every page needs at first, as few files: each costs the browser and the server a request. Those of higher priority import none
 * of lower priority, so no two import each other. React and `base` stay apart, so that the login page does not ask for antd; `ui` has
 * of antd what is drawn up to the first list. Everything else is split where it is loaded.
 */
export const CHUNKS = [
  { name: 'react', test: packages('react|react-dom|scheduler'), priority: 9 },
  { name: 'base', tags: ['$initial' as const], priority: 8 },
  { ...group('ui', (id, graph) => ANTD.test(id) && inFirstList(id, graph)), priority: 7 },
  { ...group('first-shell', closureOf(SHELL)), priority: 6 },
  { ...group('first-screen', closureOf(SCREEN)), priority: 5 },
  { name: 'first-grid', test: /[\\/]renderer[\\/]grid[\\/](?:engine|painter|surface|features|view)[\\/]/, minShareCount: 4, priority: 4 },
  { ...group('first-list', closureOf(LIST)), priority: 3 },
  // Fetched once the first page stands: the lists of choices, and what notices and questions are shown by.
  { ...group('ahead-choices', closureOf('renderer/controls/choice/choice-list.tsx')), priority: 2 },
  { ...group('ahead-notices', closureOf('src/app/notice-board.tsx')), priority: 1 },
]

/** Whether a built file belongs to the login page or the first list. */
export const isOfFirstLook = (name: string) => /^(?:index|react|ui|first-\w+)-/.test(name)
