import { QrcodeOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { Ellipsis } from '../shared/ellipsis'
import { texts } from '../shared/texts'
import type { QrcodeSettings } from './schema'

const Code = lazyPart(async () => (await import('./code')).Code)

/** The code with its text in the details; in a list the text, and the code behind a button. */
export function Viewer({ value, view, ellipsis, settings }: CellViewerProps<string, QrcodeSettings>) {
  if (value === null) return null
  const code = <Code text={value} size={settings.size} />
  if (view === 'details') {
    return (
      <div>
        {code}
        <div style={{ overflowWrap: 'anywhere' }}>{value}</div>
      </div>
    )
  }
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Popover trigger="click" destroyOnHidden content={code}>
        <Button type="text" size="small" icon={<QrcodeOutlined aria-hidden />} aria-label={texts.codeOf(value)} />
      </Popover>
      <Ellipsis text={value} length={ellipsis} />
    </span>
  )
}
