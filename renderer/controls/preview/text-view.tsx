import { Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { fileName } from '../upload/stored-file'
import { decodeText, detectEncoding, ENCODINGS, type Encoding } from './decode-text'
import { Loading, Unreadable, useStoredBytes } from './file-state'
import { texts } from './texts'

/** A browser draws so much text without a pause. */
const SHOWN_MEGABYTES = 2
/** Keys scroll it. */
const scrolled = { tabIndex: 0 }
const SHOWN = SHOWN_MEGABYTES * 1024 * 1024

/** A stored text, in the encoding that it seems to have or that is chosen. */
export function TextView({ path }: { readonly path: string }) {
  const bytes = useStoredBytes(path)
  if (bytes.state === 'failed') return <Unreadable text={bytes.text} />
  return bytes.state === 'here' ? <Text blob={bytes.blob} name={fileName(path)} /> : <Loading />
}

function Text({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const [bytes, setBytes] = useState<Uint8Array>()
  const [chosen, setChosen] = useState<Encoding>()
  const cut = blob.size > SHOWN
  useEffect(() => {
    let here = true
    void blob
      .slice(0, SHOWN)
      .arrayBuffer()
      .then(buffer => here && setBytes(new Uint8Array(buffer)))
    return () => {
      here = false
    }
  }, [blob])
  const page = useRef<HTMLPreElement>(null)
  const here = bytes !== undefined
  useEffect(() => {
    if (here) page.current?.focus({ preventScroll: true })
  }, [here])
  if (bytes === undefined) return <Loading />
  const encoding = chosen ?? detectEncoding(bytes, cut)
  return (
    <div className="weft-preview-view">
      <div className="weft-preview-tools" role="toolbar" aria-label={texts.tools}>
        <Select
          size="small"
          aria-label={texts.encoding}
          value={encoding}
          options={ENCODINGS.map(value => ({ value, label: value.toUpperCase() }))}
          style={{ width: 120 }}
          onChange={setChosen}
        />
        {cut && <span role="note">{texts.cut(SHOWN_MEGABYTES)}</span>}
      </div>
      <pre ref={page} className="weft-preview-text" role="document" aria-label={texts.content(name)} {...scrolled}>
        {decodeText(bytes, encoding, cut)}
      </pre>
    </div>
  )
}
