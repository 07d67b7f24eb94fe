import { Button, Popover } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'

export interface DrawnButtonProps {
  readonly label: string
  readonly icon: ReactNode
  /** What pops up. */
  readonly children: ReactNode
}

/** A picture behind a button, for places that are one line high; Escape puts it away, and not the window around it as well. */
export function DrawnButton({ label, icon, children }: DrawnButtonProps) {
  const [open, setOpen] = useState(false)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
  }
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" destroyOnHidden content={children}>
      <Button type="text" size="small" icon={icon} aria-label={label} aria-expanded={open} onKeyDown={press} />
    </Popover>
  )
}
