import type { FieldModel } from '../model/field'
import type { LayoutNode, ScreenModel } from '../model/screen'

/** A tab or a step that a field stands in, outermost first in a list. */
export interface Place {
  /** The id of the tabs or steps. */
  readonly container: string
  readonly index: number
}

/** The layout of a screen's form: the author's, or all form fields in their order, those of a `group` together. */
export function formLayout(screen: ScreenModel): readonly LayoutNode[] {
  const fields = screen.fields.filter(field => field.in.includes('form'))
  return screen.form.layout.length > 0 ? screen.form.layout : groupedFields(fields)
}

/** Fields as layout nodes: those without a group where they stand, the others where their group first occurs. */
function groupedFields(fields: readonly FieldModel[]): readonly LayoutNode[] {
  const nodes: LayoutNode[] = []
  const groups = new Map<string, LayoutNode[]>()
  for (const { name, group } of fields) {
    const node: LayoutNode = { node: 'field', name }
    const siblings = group === undefined ? nodes : groups.get(group)
    if (siblings !== undefined) siblings.push(node)
    else if (group !== undefined) {
      const children = [node]
      groups.set(group, children)
      nodes.push({ node: 'group', title: group, children })
    }
  }
  return nodes
}
