import { useCallback, useEffect, useRef, useState } from 'react'
import { dictionaryTexts, type TreeNode } from '../../dictionary'
import { learnLabels } from '../../dictionary/labels'
import { useHost } from '../../source/host-context'
import type { TreeSource } from './nodes'

/** A node as antd takes it in a flat list. */
export interface FlatNode {
  readonly id: string
  readonly pId: string
  readonly value: string
  readonly title: string
  readonly isLeaf: boolean
  readonly node: TreeNode
}

/** The nodes that were read so far, one level at a time. */
export function useNodes(source: TreeSource) {
  const host = useHost()
  const [nodes, setNodes] = useState<readonly FlatNode[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle')
  const current = useRef(source)
  useEffect(() => {
    // Another source is another tree, and what is on its way belongs to the old one.
    current.current = source
    setNodes([])
    setState('idle')
  }, [source])
  const load = useCallback(
    async (parent: TreeNode | undefined) => {
      setState('loading')
      try {
        const found = await source.load(host, parent)
        if (current.current !== source) return
        learnLabels(host, source.what, source.fetch, new Map(found.map(node => [node.value, node.title])))
        setNodes(last => merge(last, parent?.value, found))
        setState('ready')
      } catch (error) {
        if (current.current !== source) return
        setState('failed')
        host.notify.warning(dictionaryTexts.failed(source.code))
        host.report(error, 'tree select')
      }
    },
    [host, source],
  )
  return { nodes, state, load }
}

function merge(last: readonly FlatNode[], parent: string | undefined, found: readonly TreeNode[]): readonly FlatNode[] {
  // A node that stands under itself, or twice, would make an endless tree.
  const known = new Set(last.map(node => node.id))
  const fresh = found.filter(node => !known.has(node.value))
  const flat = fresh.map(
    (node): FlatNode => ({ id: node.value, pId: parent ?? '', value: node.value, title: node.title, isLeaf: node.leaf, node }),
  )
  // A node without children is a leaf, whatever its mark said.
  const parents = found.length === 0 ? last.map(node => (node.id === parent ? { ...node, isLeaf: true } : node)) : last
  return [...parents, ...flat]
}

/** What a search found: a node whose parent was not found stands at the top. */
export function flatFound(found: readonly TreeNode[]): readonly FlatNode[] {
  const above = new Map(found.map(node => [node.id ?? node.value, node.value]))
  return merge([], undefined, found).map(flat => ({ ...flat, pId: above.get(flat.node.parent ?? '') ?? '' }))
}
