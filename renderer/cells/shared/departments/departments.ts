import type { FetchLabels } from '../../../dictionary/labels'
import type { CellNames } from '../../../model/cell-type'
import type { Host } from '../../../model/host'
import { records, textOf } from '../records'

export interface Department {
  readonly id: string
  readonly name: string
  readonly children: readonly Department[]
}

/** Deeper than any organisation; a tree that goes on is a broken answer. */
const deepest = 50

/** All departments as a tree. */
export async function loadDepartments(host: Host, signal?: AbortSignal): Promise<readonly Department[]> {
  const answer = await host.client.request({ method: 'GET', path: '/sys/sysDepart/queryIdTree', ...(signal ? { signal } : {}) })
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

/** The departments whose name holds the text, with those above them; the whole tree for a blank text. */
export function findDepartments(tree: readonly Department[], text: string): readonly Department[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return tree
  return tree.flatMap(node => {
    const children = findDepartments(node.children, text)
    return children.length > 0 || node.name.toLowerCase().includes(wanted) ? [{ ...node, children }] : []
  })
}

/** The word under which names of departments are kept. */
export const departmentLabels = 'department'

export const fetchDepartmentLabels: FetchLabels = async host => departmentNames(await loadDepartments(host))

/** All of them are read at once, whoever is asked for. */
export const namesOfDepartments: CellNames = { what: departmentLabels, fetch: fetchDepartmentLabels, find: fetchDepartmentLabels }
