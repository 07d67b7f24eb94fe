import { Suspense } from 'react'
import { lazyPart } from '../ui/loading/lazy-part'
import type { FormDialogProps } from './props'

const DetailsWindow = lazyPart(async () => (await import('./details-window')).DetailsWindow)
// Formily is a chunk of its own: a list that is only read never loads it.
const FormWindow = lazyPart(async () => (await import('./form-window')).FormWindow)

/** One record in a window over a list: its form, or for `details` its reading. */
export function FormDialog(props: FormDialogProps) {
  const Window = props.mode === 'details' ? DetailsWindow : FormWindow
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  )
}

/** The same at the side of the window, whatever the screen says. */
export function FormDrawer(props: Omit<FormDialogProps, 'as'>) {
  return <FormDialog {...props} as="drawer" />
}
