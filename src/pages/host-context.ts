import { createContext } from 'react'
import type { Host } from '../../renderer/contract'

/** The application as the renderer sees it; null before sign-in. Kept apart from the renderer, which is loaded when its first screen is. */
export const HostContext = createContext<Host | null>(null)
