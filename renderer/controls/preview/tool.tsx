import { Button } from 'antd'
import type { ReactNode } from 'react'

export interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly disabled?: boolean
}

/** A button with a sign in the place of a word. It keeps the focus while there is nothing for it to do: keys go on being heard. */
export function Tool({ label, icon, onPress, disabled = false }: ToolProps) {
  return (
    <Button
      type="text"
      size="small"
      className="weft-preview-tool"
      aria-label={label}
      aria-disabled={disabled}
      title={label}
      icon={icon}
      onClick={() => disabled || onPress()}
    />
  )
}
