import { QRCode } from 'antd'
import { texts } from '../../controls/base/texts'
import type { QrcodeSettings } from './definition'

/** Bytes that a code of medium correction holds. */
const MOST = 2331

/** The code of a text, black on white in every appearance: scanners want it so. */
export function Code({ text, settings: { size } }: { readonly text: string; readonly settings: QrcodeSettings }) {
  if (new TextEncoder().encode(text).length > MOST) return <span role="alert">{texts.codeTooLong}</span>
  return (
    <span role="img" aria-label={texts.codeOf(text)} style={{ display: 'inline-block' }}>
      <QRCode aria-hidden type="svg" value={text} size={size} errorLevel="M" color="#000000" bgColor="#ffffff" />
    </span>
  )
}
