import { createContext } from 'react'
import type { AppRouter } from '../routes/router'

/** The router itself, for what works outside of components. */
export const RouterContext = createContext<AppRouter | null>(null)
