import { createContext, useContext } from 'react'

/** Pixels of height that a block of a large screen has for what it shows; null elsewhere. */
export const WallRoom = createContext<number | null>(null)

/** Undefined outside of a large screen. */
export const useWallRoom = (): number | undefined => useContext(WallRoom) ?? undefined
