import type { ReactNode } from 'react'
import { FormGrid } from './form-grid'
import { useFormSpace } from './form-space'

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

/** The content of a tab or a step. */
export function FormSection({ children }: { readonly children: ReactNode }) {
  return <FormGrid columns={useFormSpace().session.parts.screen.form.columns}>{children}</FormGrid>
}
