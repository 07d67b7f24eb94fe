import { isObject } from '../../source'
import type { GrantNode } from './grant-keys'

/** The nodes of an answer: a list of them, or an object with `treeList`. Without a title the key stands for itself. */
export function readNodes(result: unknown): readonly GrantNode[] {
  const list = isObject(result) ? result.treeList : result
  if (!Array.isArray(list)) return []
  return list.filter(isObject).flatMap(node => {
    const key = String(node.key ?? node.id ?? '')
    const title = [node.slotTitle, node.title].find(text => typeof text === 'string' && text !== '')
    if (key === '') return []
    return [{ key, title: String(title ?? key), ruled: Number(node.ruleFlag) === 1, children: readNodes(node.children ?? []) }]
  })
}

/** Granted keys of an answer. */
export function readKeys(result: unknown): readonly string[] {
  return Array.isArray(result) ? result.map(String) : []
}

/** `GET /path` in its two parts. */
export function parseCall(text: string): { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string } {
  const match = /^(GET|POST|PUT|DELETE) (\/\S*)$/.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) throw new Error(`${JSON.stringify(text)} is not "METHOD /path"`)
  return { method: match[1] as 'GET', path: match[2] }
}
