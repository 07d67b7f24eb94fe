import { createContext, useContext } from 'react'
import type { RecipeParameter } from '../../calls'

/** The parameters of the recipe whose steps are set. */
export const ParametersContext = createContext<readonly RecipeParameter[]>([])

export const useParameters = (): readonly RecipeParameter[] => useContext(ParametersContext)
