import {
  ArrowLeftOutlined,
  DownloadOutlined,
  LinkOutlined,
  PrinterOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { type RefObject, useEffect, useState } from 'react'
import { readStoredFile, useHost } from '../../../../renderer/index'
import { type Hit, noteReading, type ReaderPage, type TextOf } from '../calls'
import { CollectButton } from '../collect-button'
import { readerAddress } from '../reader-address'
import { SimilarButton } from '../similar/similar-button'
import { texts } from '../texts'
import { trailAt } from '../trail'
import { citedText, copyCitation } from './citation'
import { VoteButton } from './knowledge-head'
import { chosenPlace } from './selection'
import { Tool } from './tool'
import type { TextHead } from './use-text'

interface DocumentHeadProps {
  readonly of: TextOf
  readonly head: TextHead
  /** Where text is chosen. */
  readonly stage: RefObject<HTMLElement>
  /** What is cited where nothing is chosen. */
  readonly cited: {
    readonly pages: readonly (ReaderPage | undefined)[]
    readonly hit: Hit | undefined
    readonly page: number
  }
  readonly onPrint: () => void
}

/** Name of a document, the way back to the results and to their neighbours, and what can be done with it. */
export function DocumentHead({ of, head: { name, file, fileType, total, documentId }, stage, cited, onPrint }: DocumentHeadProps) {
  const host = useHost()
  const collected = useNoted(of)
  const cite = async () => {
    const found = chosenPlace(stage.current) ?? citedText(cited.pages, cited.hit, cited.page)
    try {
      await copyCitation({ ...of, name, page: found.page, text: found.text })
      host.notify.success(texts.cited)
    } catch {
      host.notify.error(texts.citeFailed)
    }
  }
  const download = async () => {
    if (!file) return
    try {
      const { blob } = await readStoredFile(host.client, file)
      host.save(blob, fileType && !name.toLowerCase().endsWith(`.${fileType.toLowerCase()}`) ? `${name}.${fileType}` : name)
    } catch {
      host.notify.error(texts.downloadFailed)
    }
  }
  return (
    <header className="weft-reader-head">
      <Neighbours of={of} />
      <h2>{name}</h2>
      <span className="weft-reader-group">
        {documentId === undefined ? (
          <SimilarButton {...of} name={name} onOpen={host.navigate} />
        ) : (
          <Button size="small" onClick={() => host.navigate(readerAddress({ source: 'document', id: documentId }))}>
            {texts.current}
          </Button>
        )}
        {of.source === 'knowledge' && <VoteButton id={of.id} />}
        {collected !== undefined && <CollectButton {...of} name={name} collected={collected} />}
        <Button
          size="small"
          title={texts.citeHint}
          icon={<LinkOutlined aria-hidden />}
          onMouseDown={keepSelection}
          onClick={() => void cite()}
        >
          {texts.cite}
        </Button>
        {total > 0 && (
          <Button size="small" icon={<PrinterOutlined aria-hidden />} onClick={onPrint}>
            {texts.print}
          </Button>
        )}
        {file && (
          <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
            {texts.download}
          </Button>
        )}
      </span>
    </header>
  )
}

/** Notes that a document is read; whether it is among the favourites, undefined until that is known. */
function useNoted({ source, id }: TextOf): boolean | undefined {
  const { client } = useHost()
  const [collected, setCollected] = useState<boolean>()
  useEffect(() => {
    // A former file is not counted, nor among the favourites.
    if (source === 'version') return undefined
    const abort = new AbortController()
    // Reading goes on where the count is missed.
    noteReading(client, { source, id }, abort.signal).then(
      known => abort.signal.aborted || setCollected(known),
      () => undefined,
    )
    return () => abort.abort()
  }, [client, source, id])
  return collected
}

/** What is chosen stays chosen when the button is pressed. */
const keepSelection = (event: { readonly preventDefault: () => void }) => event.preventDefault()

function Neighbours({ of }: { readonly of: TextOf }) {
  const host = useHost()
  const trail = trailAt(of)
  if (trail === undefined) return null
  const { back, text, at, total, previous, next } = trail
  const open = (neighbour: typeof next) => neighbour && host.navigate(readerAddress({ ...neighbour, text }))
  return (
    <span className="weft-reader-group">
      <Button size="small" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => host.navigate(back)}>
        {texts.back}
      </Button>
      <Tool
        label={texts.previousDocument}
        icon={<StepBackwardOutlined aria-hidden />}
        disabled={previous === undefined}
        onPress={() => open(previous)}
      />
      <small>{texts.ofDocuments(at + 1, total)}</small>
      <Tool
        label={texts.nextDocument}
        icon={<StepForwardOutlined aria-hidden />}
        disabled={next === undefined}
        onPress={() => open(next)}
      />
    </span>
  )
}
