import { observer } from '@formily/reactive-react'
import type { ReactNode } from 'react'
import { FormGrid } from './form-grid'
import type { FormSession } from './form-session'
import { useFormSpace } from './form-space'
import type { FormNode } from './form-tree'

/** A titled part of a form, as wide as the form. */
export function FormGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { columns } = useFormSpace().session.parts.screen.form
  return (
    <section className="weft-wide" aria-label={title}>
      <div className="weft-form-heading">{title}</div>
      <FormGrid columns={columns}>{children}</FormGrid>
    </section>
  )
}

interface NodesGroupProps {
  readonly title: string
  readonly nodes: readonly FormNode[]
  readonly children: ReactNode
}

/** A group of the layout; away while nothing in it is shown. */
export const NodesGroup = observer(function NodesGroup({ title, nodes, children }: NodesGroupProps) {
  const { session } = useFormSpace()
  return nodes.some(node => isShown(session, node)) && <FormGroup title={title}>{children}</FormGroup>
})

function isShown(session: FormSession, node: FormNode): boolean {
  if (node.node === 'group') return node.children.some(child => isShown(session, child))
  if (node.node !== 'field' && node.node !== 'object') return true
  const item = session.items.get(node.name)
  return item?.isShown === true && item.model.type !== 'hidden'
}

/** The content of a tab or a step. */
export function FormSection({ children }: { readonly children: ReactNode }) {
  return <FormGrid columns={useFormSpace().session.parts.screen.form.columns}>{children}</FormGrid>
}
