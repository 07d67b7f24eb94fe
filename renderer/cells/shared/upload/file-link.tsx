import { Button } from 'antd'
import { useState } from 'react'
import { useHost } from '../../../source/host-context'
import { outsideAddress, readStoredFile } from '../../../source/stored-file'
import { busySign } from '../../../widgets/busy-sign'
import { cutText } from '../../../widgets/cut-text'
import { SafeLink } from '../../../widgets/safe-link'
import { fileName } from './stored-file'
import { texts } from './texts'

/** The name of a stored file; pressing it hands the file to the browser. `length` characters are shown, 0: all. */
export function FileLink({ path, length }: { readonly path: string; readonly length: number }) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const name = fileName(path) || texts.unknownFile
  const shown = cutText(name, length)
  const outside = outsideAddress(path)
  if (outside !== undefined) {
    return (
      <SafeLink href={outside} title={name}>
        {shown}
      </SafeLink>
    )
  }
  const download = async () => {
    setBusy(true)
    try {
      const { blob } = await readStoredFile(host.client, path)
      host.save(blob, name)
    } catch {
      host.notify.error(texts.downloadFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      type="link"
      size="small"
      loading={busySign(busy)}
      title={name}
      aria-label={texts.download(name)}
      onClick={download}
      style={{ padding: 0, height: 'auto' }}
    >
      {shown}
    </Button>
  )
}
