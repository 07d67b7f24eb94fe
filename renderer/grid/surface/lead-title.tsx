import type { ReactNode } from 'react'

/** The title of a column of the grid's own, for screen readers only. */
export const LeadTitle = ({ children }: { readonly children: ReactNode }) => <span className="weft-grid-unseen">{children}</span>
