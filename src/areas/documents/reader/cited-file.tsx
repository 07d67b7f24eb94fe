import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { type FileVersion, readFiles } from '../calls'
import { readerAddress } from '../reader-address'
import { texts } from '../texts'

interface Replaced {
  readonly cited: FileVersion
  readonly current: FileVersion
}

/** The file that is cited, where the document has another one now. */
function replaced(files: readonly FileVersion[], no: number): Replaced | undefined {
  const [cited, current] = [files.find(file => file.no === no), files.find(file => file.current === 'Y')]
  return cited && current && cited.file !== current.file ? { cited, current } : undefined
}

interface CitedFileBarProps {
  /** The document. */
  readonly id: string
  /** Number of the file that is cited. */
  readonly no: number
  readonly page: number
}

/** Says that the text was replaced since it was cited, and leads to the one that was. */
export function CitedFileBar({ id, no, page }: CitedFileBarProps) {
  const { client, navigate } = useHost()
  const [found, setFound] = useState<Replaced>()
  useEffect(() => {
    const abort = new AbortController()
    // The document is read all the same where this is not known.
    readFiles(client, id, abort.signal).then(
      files => abort.signal.aborted || setFound(replaced(files, no)),
      () => undefined,
    )
    return () => abort.abort()
  }, [client, id, no])
  if (found === undefined) return null
  const open = () => navigate(readerAddress({ source: 'version', id: found.cited.id, page }))
  return (
    <Alert
      type="warning"
      showIcon
      message={texts.citedReplaced(no, found.current.no)}
      action={
        <Button size="small" onClick={open}>
          {texts.openCited}
        </Button>
      }
    />
  )
}
