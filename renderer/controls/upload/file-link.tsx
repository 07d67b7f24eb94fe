import { Button } from 'antd'
import { useState } from 'react'
import { RequestError } from '../../model/client'
import { useHost } from '../../source/host-context'
import { outsideAddress, readStoredFile } from '../../source/stored-file'
import { SafeLink } from '../../ui/html/safe-link'
import { busySign } from '../../ui/loading/busy-sign'
import { cutText } from '../../ui/text/cut-text'
import { fileName } from './stored-file'
import { texts } from './texts'

export interface FileLinkProps {
  readonly path: string
  /** Characters that are shown, 0: all. */
  readonly length: number
  /** Looks at the file in place. Absent: pressing hands it to the browser. */
  readonly onPreview?: (() => void) | undefined
}

/** The name of a stored file; pressing it shows the file, or hands it to the browser. */
export function FileLink({ path, length, onPreview }: FileLinkProps) {
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
    } catch (error) {
      host.notify.error(error instanceof RequestError && error.code === 404 ? texts.unknownFile : texts.downloadFailed)
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
      aria-label={onPreview ? texts.previewOf(name) : texts.download(name)}
      onClick={onPreview ?? download}
      style={{ padding: 0, height: 'auto' }}
    >
      {shown}
    </Button>
  )
}
