import { createContext } from 'react'

/** How often the screen around has been given another text while it stood: a form over it is then made anew. Rights that change count for nothing. */
export const ScreenEdition = createContext(0)
