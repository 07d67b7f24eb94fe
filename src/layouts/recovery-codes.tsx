import { useEffect, useRef, useState } from 'react'
import { texts } from './texts'
import './recovery-codes.css'

const say = texts.recovery

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = say.file
  link.click()
  URL.revokeObjectURL(url)
}

/** Recovery codes, to copy or to download. They are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [told, setTold] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // What had the focus before is gone; a button in focus would be pressed before any user has read the codes.
  useEffect(() => box.current?.focus(), [])
  const copy = () =>
    // Absent on plain http.
    Promise.resolve(navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setTold(say.copied),
      () => setTold(say.notCopied),
    )
  return (
    <div ref={box} tabIndex={-1} className="weft-recovery">
      <p>{say.hint}</p>
      <ul aria-label={say.list}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="weft-recovery-tools">
        <button type="button" className="weft-button" onClick={() => void copy()}>
          {say.copy}
        </button>
        <button type="button" className="weft-button" onClick={() => download(codes)}>
          {say.download}
        </button>
        <span role="status">{told}</span>
      </p>
    </div>
  )
}
