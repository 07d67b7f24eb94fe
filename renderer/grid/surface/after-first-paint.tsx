import type { ReactNode } from 'react'
import type { GridDesk } from './desk'
import { useTold } from './use-signal'

/** Whether what can wait behind the first painted rows may be drawn. */
export const useCalm = (desk: GridDesk): boolean => useTold(desk.calmed, () => desk.calm)

/** Draws its children once the first rows are painted: nobody misses them before. */
export function Calm({ desk, children }: { readonly desk: GridDesk; readonly children: ReactNode }) {
  return useCalm(desk) ? children : null
}
