import { useState } from 'react'
import type { ChoiceEditorProps } from '../choice/choice-select'

/** Whether the window of a picker is open. A grid, which opens an editor because a user asked for it, opens the window with it. */
export function useDialog({ unfolded, disabled, readOnly }: Pick<ChoiceEditorProps, 'unfolded' | 'disabled' | 'readOnly'>) {
  const [open, setOpen] = useState(unfolded === true && !disabled && !readOnly)
  return { open, show: () => setOpen(true), close: () => setOpen(false) }
}
