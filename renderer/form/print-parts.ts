import type { DetailsItem, DetailsPart } from './details-parts'
import type { FormSession } from './form-session'
import type { FormNode } from './form-tree'

/** What a form shows now, as parts to be read: its groups, tabs and steps are titles, what is hidden is not there. */
export function formParts(session: FormSession): readonly DetailsPart[] {
  const parts: { key: string; title: string | undefined; items: DetailsItem[] }[] = []
  const wire = { ...session.parts.row, ...session.wire() }
  const open = (key: string, title: string | undefined) => parts.push({ key, title, items: [] })
  const put = (name: string) => {
    const item = session.items.get(name)
    if (item === undefined || !item.isShown || item.model.type === 'hidden') return
    if (parts.length === 0) open('', undefined)
    const at = item.binding.slice(0, -1).reduce<unknown>((row, key) => (row as { [key: string]: unknown } | undefined)?.[key], wire)
    const field = { ...item.model, name: item.binding.at(-1) ?? name }
    parts.at(-1)?.items.push({ key: name, field, row: (at ?? {}) as DetailsItem['row'] })
  }
  const walk = (nodes: readonly FormNode[], around: string | undefined): void => {
    for (const node of nodes) {
      if (node.node === 'field') put(node.name)
      else if (node.node === 'group') within(node.id, node.title, node.children, around)
      else if (node.node === 'object') within(node.id, session.items.get(node.name)?.model.title, node.children, around)
      else if (node.node === 'tabs' || node.node === 'steps') {
        for (const section of node.items) within(section.id, section.title, section.children, around)
      }
    }
  }
  const within = (id: string, title: string | undefined, nodes: readonly FormNode[], around: string | undefined) => {
    open(id, title)
    walk(nodes, title)
    // What follows stands outside again.
    open(`${id} after`, around)
  }
  walk(session.compiled.nodes, undefined)
  return parts.filter(part => part.items.length > 0)
}
