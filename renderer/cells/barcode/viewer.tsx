import { BarcodeOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { Ellipsis } from '../shared/ellipsis'
import { texts } from '../shared/texts'
import type { BarcodeSettings } from './schema'

const Code = lazyPart(async () => (await import('./code')).Code)

/** The code in the details; in a list the text, and the code behind a button. */
export function Viewer({ value, view, ellipsis, settings }: CellViewerProps<string, BarcodeSettings>) {
  if (value === null) return null
  const code = <Code text={value} settings={settings} />
  if (view === 'details') return code
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Popover trigger="click" destroyOnHidden content={code}>
        <Button type="text" size="small" icon={<BarcodeOutlined aria-hidden />} aria-label={texts.barcodeOf(value)} />
      </Popover>
      <Ellipsis text={value} length={ellipsis} />
    </span>
  )
}
