import { Button } from 'antd'
import type { ReactNode } from 'react'

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly disabled?: boolean
}

/** A button with a sign in the place of a word. */
export function Tool({ label, icon, onPress, disabled = false }: ToolProps) {
  return <Button type="text" size="small" aria-label={label} title={label} icon={icon} disabled={disabled} onClick={onPress} />
}
