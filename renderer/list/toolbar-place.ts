import { createContext } from 'react'

/**
 * Where a list that belongs to a row puts its tools: into an element of the page around it, nowhere while there is none, or in its own
 * place with the buttons alone. Undefined: in its own place.
 */
export type ToolbarPlace = { readonly element: HTMLElement | null } | 'actions' | undefined

export const ToolbarPlaceContext = createContext<ToolbarPlace>(undefined)
