import { QrcodeOutlined } from '@ant-design/icons'
import type { CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { DrawnButton } from '../shared/drawn-button'
import { Ellipsis } from '../shared/ellipsis'
import { texts } from '../shared/texts'
import type { QrcodeSettings } from './schema'

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
