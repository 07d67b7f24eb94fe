import { QrcodeOutlined } from '@ant-design/icons'
import { texts } from '../../controls/base/texts'
import { DrawnButton } from '../../controls/text/drawn-button'
import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import type { QrcodeSettings } from './definition'

const Code = lazyPart(async () => (await import('./code')).Code)

/** The code with its text in the details; in a list the text, and the code behind a button. */
export function Viewer({ value, view, ellipsis, settings }: CellViewerProps<string, QrcodeSettings>) {
  if (value === null) return null
  const code = <Code text={value} settings={settings} />
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
      <DrawnButton label={texts.codeOf(value)} icon={<QrcodeOutlined aria-hidden />}>
        {code}
      </DrawnButton>
      <Ellipsis text={value} length={ellipsis} />
    </span>
  )
}
