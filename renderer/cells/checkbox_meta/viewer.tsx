import { CheckOutlined } from '@ant-design/icons'
import type { CellViewerProps } from '../../model/cell-type'
import { codec } from './codec'
import type { CheckboxMetaSettings } from './schema'

/** A tick where it is on; who listens hears both. */
export function Viewer({ value, settings, options }: CellViewerProps<boolean, CheckboxMetaSettings>) {
  if (value === null) return null
  const text = codec.text(value, { settings, options })
  return (
    <span role="img" aria-label={text} title={text}>
      {value ? <CheckOutlined aria-hidden /> : null}
    </span>
  )
}
