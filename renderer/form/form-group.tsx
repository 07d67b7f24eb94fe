import { observer } from '@formily/reactive-react'
import type { ReactNode } from 'react'
import { FormGrid } from './form-grid'
import { useFormSpace } from './form-space'
import type { GroupNode } from './form-tree'
import { isNodeShown } from './sections'

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

/** A group of the layout; away while its condition does not hold, or nothing in it is shown. */
export const NodesGroup = observer(function NodesGroup({ node, children }: { readonly node: GroupNode; readonly children: ReactNode }) {
  return isNodeShown(useFormSpace().session, node) && <FormGroup title={node.title}>{children}</FormGroup>
})

/** The content of a tab or a step. */
export function FormSection({ children }: { readonly children: ReactNode }) {
  const { columns, narrow } = useFormSpace().session.parts.screen.form
  return (
    <FormGrid columns={columns} least={narrow}>
      {children}
    </FormGrid>
  )
}
