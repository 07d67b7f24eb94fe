import { Divider } from 'antd'
import type { ReactNode } from 'react'
import { FormGrid } from './form-grid'
import { useFormSpace, useLayoutNode } from './form-space'

interface BlockProps {
  /** Id of the node in the layout. */
  readonly node: string
  readonly children?: ReactNode
}

/** A titled part of a form, as wide as the form. */
export function FormGroup({ node, children }: BlockProps) {
  const { title } = useLayoutNode(node, 'group')
  const { columns } = useFormSpace().session.parts.screen.form
  return (
    <section className="weft-wide" aria-label={title}>
      <Divider orientation="left" orientationMargin={0}>
        {title}
      </Divider>
      <FormGrid columns={columns}>{children}</FormGrid>
    </section>
  )
}

/** The content of a tab or a step. */
export function FormSection({ children }: BlockProps) {
  return <FormGrid columns={useFormSpace().session.parts.screen.form.columns}>{children}</FormGrid>
}
