import type { FetchLabels } from '../../dictionary/labels'
import type { CellNames } from '../../model/cell-type'
import { RequestError } from '../../model/client'
import type { Host } from '../../model/host'
import { records, textOf } from '../base/records'

export interface Department {
  readonly id: string
  readonly name: string
  readonly children: readonly Department[]
}

/** Deeper than any organisation; a tree that goes on is a broken answer. */
const deepest = 50

/** All departments as a tree. */
export async function loadDepartments(host: Host, signal?: AbortSignal): Promise<readonly Department[]> {
  const answer = await host.client.request({ method: 'GET', path: '/sys/sysDepart/queryIdTree', signal })
  return readDepartments(answer, 0)
}

function readDepartments(list: unknown, depth: number): readonly Department[] {
  if (depth > deepest) return []
  return records(list).flatMap(node => {
    const id = textOf(node, 'key') ?? textOf(node, 'id') ?? textOf(node, 'value')
    if (id === undefined) return []
    return [{ id, name: textOf(node, 'title') ?? textOf(node, 'departName') ?? id, children: readDepartments(node.children, depth + 1) }]
  })
}

/** Names by id. */
export function departmentNames(tree: readonly Department[]): Map<string, string> {
  return new Map(tree.flatMap(node => [[node.id, node.name] as const, ...departmentNames(node.children)]))
}

/** What servers of the family say where nothing matches: that is no failure. */
const NOTHING = /未查询匹配数据|Nothing was found/

/** The departments whose name holds the keyword, as the server finds them: flat, without those below them. */
export async function searchDepartments(host: Host, keyWord: string, signal: AbortSignal): Promise<readonly Department[]> {
  try {
    const path = '/sys/sysDepart/searchBy'
    return readDepartments(await host.client.request({ method: 'GET', path, query: { keyWord }, silent: true, signal }), deepest)
  } catch (error) {
    if (error instanceof RequestError && NOTHING.test(error.message)) return []
    throw error
  }
}

/** What was found, with the departments above it; what the tree does not have, made meanwhile, stands at its end. */
export function foundTree(tree: readonly Department[], found: readonly Department[]): readonly Department[] {
  const wanted = new Set(found.map(({ id }) => id))
  const branches = (nodes: readonly Department[]): readonly Department[] =>
    nodes.flatMap(node => {
      const children = branches(node.children)
      return children.length > 0 || wanted.has(node.id) ? [{ ...node, children }] : []
    })
  const known = departmentNames(tree)
  return [...branches(tree), ...found.filter(({ id }) => !known.has(id))]
}

/** The word under which names of departments are kept. */
export const departmentLabels = 'department'

export const fetchDepartmentLabels: FetchLabels = async host => departmentNames(await loadDepartments(host))

/** All of them are read at once, whichever is asked for. */
export const namesOfDepartments: CellNames = { what: departmentLabels, fetch: fetchDepartmentLabels, find: fetchDepartmentLabels }
