import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { loadPart, type Notifier } from '../../renderer/contract'
import { texts } from './texts'

interface DialogProps {
  readonly notify: Pick<Notifier, 'warning'>
  /** Absent: it cannot be closed before its work is done. */
  readonly onClose?: () => void
}

/**
 * A dialog that is loaded when it is first to be seen, by what `isOpen` says of its properties, and that stays from then on: it closes as
 * it would have. One that cannot be loaded says so and is closed; it is loaded again when it is opened again.
 */
export function laterDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): FunctionComponent<Props & DialogProps> {
  let known: ComponentType<Props> | null = null
  return function LaterDialog(props) {
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(() => known)
    const open = isOpen(props)
    const { notify, onClose } = props
    // Only the opening loads: callers give other functions at each drawing.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      if (!open || Dialog !== null) return
      loadPart(load).then(
        found => {
          known = found
          setDialog(() => found)
        },
        () => {
          notify.warning(texts.partFailed)
          onClose?.()
        },
      )
    }, [open, Dialog])
    return Dialog && <Dialog {...props} />
  }
}
