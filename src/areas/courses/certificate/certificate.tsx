import { PrinterOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { Failure, useHost } from '../../../../renderer/index'
import { type LearningCertificate, readCertificate } from '../calls'
import { texts } from '../texts'
import './certificate.css'

interface Reading {
  readonly found?: LearningCertificate
  readonly error?: unknown
}

/** A certificate as it is printed: a sheet of A4, and nothing else of the page. */
export function Certificate({ id }: { readonly id: string }) {
  const { client } = useHost()
  const [{ found, error }, setReading] = useState<Reading>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    readCertificate(client, id, abort.signal).then(
      certificate => abort.signal.aborted || setReading({ found: certificate }),
      failure => abort.signal.aborted || setReading({ error: failure }),
    )
    return () => abort.abort()
  }, [client, id, round])
  if (error !== undefined) {
    const retry = () => {
      setReading({})
      setRound(round + 1)
    }
    return (
      <Failure title={texts.certificateFailed} onRetry={retry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  return found === undefined ? <Skeleton active paragraph={{ rows: 8 }} /> : <Sheet {...found} />
}

function Sheet({ realname, courseTitle, minutes, number, finishDate }: LearningCertificate) {
  return (
    <div className="weft-certificate">
      <Button className="weft-no-print" type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <article className="weft-certificate-sheet" aria-label={texts.certificateOf(courseTitle)}>
        <h2>{texts.certificateTitle}</h2>
        <p>{texts.certificateText(realname, courseTitle, lengthText(minutes))}</p>
        <dl>
          <dt>{texts.number}</dt>
          <dd>{number}</dd>
          <dt>{texts.finishDate}</dt>
          <dd>{finishDate}</dd>
        </dl>
      </article>
    </div>
  )
}

/** Whole minutes, one at least. */
function lengthText(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes))
  return texts.length(Math.floor(whole / 60), whole % 60)
}
