import type { ReactNode } from 'react'

/** A title with what is entered for it, in a dialog over a sheet. */
export function Field({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="weft-data-field">
      <span>{title}</span>
      <div>{children}</div>
    </div>
  )
}
