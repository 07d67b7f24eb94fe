import { type FieldModel, objectFields } from '../../model/field'
import type { LayoutNode, LayoutSection } from '../../model/screen'
import type { AuthoredGroup, AuthoredLayoutNode, AuthoredLayoutSection } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { readConditional } from './expressions'
import { readWidget } from './widgets'

/** What a layout may name: fields, and those of an object with it, such as `address.city`. */
function layoutNames(fields: readonly FieldModel[]): string[] {
  return fields.flatMap(field => [field.name, ...layoutNames(objectFields(field) ?? []).map(name => `${field.name}.${name}`)])
}

/** The parts of a node that has some. */
function sectionsOf(node: Exclude<AuthoredLayoutNode, string>): readonly AuthoredLayoutSection[] {
  if ('tabs' in node) return node.tabs
  if ('steps' in node) return node.steps
  return 'panes' in node ? node.panes : []
}

/** The fields that parts of a layout name. */
function namesOf(nodes: readonly AuthoredLayoutNode[]): ReadonlySet<string> {
  const names = nodes.map(node => {
    if (typeof node === 'string') return [node.split('.')[0] ?? node]
    if ('group' in node) return [...namesOf(node.fields)]
    return sectionsOf(node).flatMap(section => [...namesOf(section.fields)])
  })
  return new Set(names.flat())
}

/** The body of a form as it is written. A field may stand in it once. */
export function readLayout(
  nodes: readonly AuthoredLayoutNode[],
  fields: readonly FieldModel[],
  place: Place,
  context: Context,
): LayoutNode[] {
  const seen = new Set<string>()
  const known = layoutNames(fields)
  const readNodes = (inner: readonly AuthoredLayoutNode[], at: Place): LayoutNode[] =>
    inner.flatMap((node, index) => readNode(node, inside(at, index)) ?? [])
  const readSections = (sections: readonly AuthoredLayoutSection[], at: Place): LayoutSection[] =>
    sections.map((section, index) => ({
      title: section.title,
      children: readNodes(section.fields, inside(at, index, 'fields')),
      ...readVisible(section, inside(at, index)),
    }))
  const readVisible = ({ visible, fields: inner }: AuthoredLayoutSection | AuthoredGroup, at: Place) => {
    if (visible === undefined) return {}
    const read = readConditional(visible, true, inside(at, 'visible'), context)
    const own =
      typeof read === 'object' && read.names.find(({ root, path }) => namesOf(inner).has(root === 'form' ? (path[1] ?? root) : root))
    if (own) note(context, 'SCREEN_CYCLE', inside(at, 'visible'), whereOf(at.path), [own.root, own.root])
    return { visible: read }
  }
  const readNode = (node: AuthoredLayoutNode, at: Place): LayoutNode | undefined => {
    if (typeof node === 'string') return readName(node, at)
    if ('group' in node)
      return { node: 'group', title: node.group, children: readNodes(node.fields, inside(at, 'fields')), ...readVisible(node, at) }
    if ('tabs' in node) return { node: 'tabs', items: readSections(node.tabs, inside(at, 'tabs')) }
    if ('steps' in node) return { node: 'steps', items: readSections(node.steps, inside(at, 'steps')) }
    if ('panes' in node) return { node: 'panes', items: readSections(node.panes, inside(at, 'panes')) }
    if ('formily' in node) return { node: 'formily', schema: node.formily }
    return { node: 'widget', name: node.widget, props: readWidget(node.widget, node.props, at, context) }
  }
  const readName = (name: string, at: Place): LayoutNode | undefined => {
    const where = whereOf(at.path)
    if (seen.has(name)) note(context, 'SCREEN_DUPLICATE', at, where, name)
    seen.add(name)
    if (known.includes(name)) return { node: 'field', name }
    note(context, 'SCREEN_UNKNOWN_FIELD', at, where, name, known)
    return undefined
  }
  return readNodes(nodes, place)
}

/** All fields of the form in their order; those of one group stand together, where its first one stands. */
export function defaultLayout(fields: readonly FieldModel[]): LayoutNode[] {
  const groups = new Map<string, LayoutNode[]>()
  const nodes: LayoutNode[] = []
  for (const { name, group, in: views } of fields) {
    if (!views.includes('form')) continue
    const node: LayoutNode = { node: 'field', name }
    if (group === undefined) {
      nodes.push(node)
      continue
    }
    const children = groups.get(group)
    if (children) children.push(node)
    else {
      const first = [node]
      groups.set(group, first)
      nodes.push({ node: 'group', title: group, children: first })
    }
  }
  return nodes
}
