import type { ReactNode, SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => event.stopPropagation()

const apart = {
  onClick: stop,
  onDoubleClick: stop,
  onMouseDown: stop,
  onPointerDown: stop,
  onKeyDown: stop,
  onPaste: stop,
  onDrop: stop,
  onContextMenu: stop,
}

/** A dialog that stands in the tree below a cell: what happens in it is nothing that happens to the cell. */
export function Apart({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'contents' }} {...apart}>
      {children}
    </div>
  )
}
