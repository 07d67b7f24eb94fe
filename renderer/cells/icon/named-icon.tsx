import { WarningOutlined } from '@ant-design/icons'
import type { ReactElement } from 'react'
import { iconOf } from '../../ui/look/icon'
import './icon.css'
import { texts } from './texts'

/** An icon beside its name; a name that is none says so. */
export function NamedIcon({ name }: { readonly name: string }): ReactElement {
  const icon = iconOf(name)
  return (
    <span className="weft-named-icon">
      {icon ?? <WarningOutlined className="weft-icon-unknown" aria-hidden />}
      {name}
      {icon === undefined && <span className="weft-icon-unknown">{texts.unknown}</span>}
    </span>
  )
}
