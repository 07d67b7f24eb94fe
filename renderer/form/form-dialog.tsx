import { Suspense } from 'react'
import { lazyPart } from '../ui/loading/lazy-part'
import { DetailsWindow } from './details-window'
import type { FormDialogProps } from './props'

// Formily is a chunk of its own: a list that is only read never loads it.
const FormWindow = lazyPart(async () => (await import('./form-window')).FormWindow)

/** One record in a window over a list: its form, or for `details` its reading. */
export function FormDialog(props: FormDialogProps) {
  if (props.mode === 'details') return <DetailsWindow {...props} />
  return (
    <Suspense fallback={null}>
      <FormWindow {...props} />
    </Suspense>
  )
}

/** The same at the side of the window, whatever the screen says. */
export function FormDrawer(props: Omit<FormDialogProps, 'as'>) {
  return <FormDialog {...props} as="drawer" />
}
