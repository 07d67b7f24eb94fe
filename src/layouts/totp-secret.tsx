import { QRCode } from 'antd'
import type { TotpSecret as Secret } from '../api/generated/totp'
import { dialogTexts } from './dialog-texts'
import './totp-secret.css'

const SIZE = 184

/** A secret for an authenticator: as a picture to scan and as a key to type. The picture is dark on white in every look, as cameras want it. */
export function TotpSecret({ secret }: { secret: Secret }) {
  return (
    <div className="weft-totp-secret">
      <div role="img" aria-label={dialogTexts.totp.picture}>
        <QRCode value={secret.uri} size={SIZE} type="svg" color="#000" bgColor="#fff" />
      </div>
      <p>
        {dialogTexts.totp.secret}
        <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
