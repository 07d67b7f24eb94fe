import { ExpressionError, holds } from '../expression'
import type { Conditional } from '../model/field'
import { formScope } from './form-place'
import type { FormSession } from './form-session'
import type { FormNode, FormSectionNode, SectionsNode } from './form-tree'

/** Names of the items in one tab or step. */
export function sectionFields({ compiled }: FormSession, container: string, index: number): readonly string[] {
  return [...compiled.places].flatMap(([name, places]) =>
    places.some(place => place.container === container && place.index === index) ? [name] : [],
  )
}

/** Whether an item in it shows an error; observed. */
export function sectionInvalid(session: FormSession, container: string, index: number): boolean {
  return sectionFields(session, container, index).some(name => {
    const item = session.items.get(name)
    return item?.isShown === true && item.state.error !== undefined
  })
}

/** Brings the tabs and steps around an item to the front. */
export function bringToFront(session: FormSession, name: string): void {
  for (const { container, index } of session.compiled.places.get(name) ?? []) session.shown[container] = index
}

/** Whether a part of a form shows anything: what is hidden takes the heading away that would stand over nothing. Observed. */
export function isNodeShown(session: FormSession, node: FormNode): boolean {
  switch (node.node) {
    case 'field':
    case 'object': {
      const item = session.items.get(node.name)
      return item?.isShown === true && item.model.type !== 'hidden'
    }
    case 'group':
      return isPartShown(session, node)
    case 'tabs':
    case 'steps':
    case 'panes':
      return shownSections(session, node).length > 0
    case 'widget':
    case 'formily':
      return true
  }
}

/** A tab or a step, and its number among all of its layout. */
export interface NumberedSection extends FormSectionNode {
  readonly index: number
}

/** The tabs or steps that show anything. Observed. */
export function shownSections(session: FormSession, { items }: SectionsNode): readonly NumberedSection[] {
  return items.map((section, index) => ({ ...section, index })).filter(section => isPartShown(session, section))
}

/** The one in front; where that is hidden meanwhile, the last shown one before it, or the first of all. Observed. */
export function sectionInFront(session: FormSession, { id }: SectionsNode, sections: readonly NumberedSection[]): number {
  const wanted = session.shown[id] ?? 0
  return (sections.findLast(({ index }) => index <= wanted) ?? sections[0])?.index ?? 0
}

type Part = Pick<FormSectionNode, 'children' | 'visible'>

const isPartShown = (session: FormSession, { visible, children }: Part): boolean =>
  holdsNow(session, visible) && children.some(child => isNodeShown(session, child))

/** A condition that fails hides nothing; it is told in the place of the fields. */
function holdsNow({ form }: FormSession, visible: Conditional): boolean {
  try {
    return holds(visible, formScope(form))
  } catch (error) {
    if (error instanceof ExpressionError) return true
    throw error
  }
}
