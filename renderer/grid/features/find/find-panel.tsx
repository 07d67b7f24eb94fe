import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../widgets/composing'
import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { readNames } from '../filtering/read-names'
import { missingRows, readWhole } from '../filtering/whole-rows'
import { findNext, replaceAll, replaceOne } from './find'
import type { Sought } from './find-cells'

/** Finds and replaces in the cells that are shown, by what people read in them. */
export function FindPanel({ desk }: { readonly desk: GridDesk }) {
  const [sought, setSought] = useState<Sought>({ text: '' })
  const [replacement, setReplacement] = useState('')
  const [told, setTold] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    readNames(desk)
  }, [desk])
  const tell = async (work: () => string) => {
    if (missingRows(desk) > 0 && desk.props.readAll !== undefined) {
      setTold(texts.readingAll)
      await readWhole(desk)
    }
    setTold(work())
  }
  const next = (back: boolean) => void tell(() => findNext(desk, sought, back))
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      desk.setFinding(false)
    }
    if (event.key === 'Enter' && event.target === field.current) next(event.shiftKey)
  }
  const tick = (name: 'exactCase' | 'whole') => (
    <label>
      <input type="checkbox" checked={sought[name] ?? false} onChange={event => setSought({ ...sought, [name]: event.target.checked })} />
      {texts[name]}
    </label>
  )
  return (
    <div className="weft-grid-find" role="search" onKeyDown={keys}>
      <input
        ref={field}
        className="weft-grid-field"
        aria-label={texts.findText}
        placeholder={texts.findText}
        value={sought.text}
        onChange={event => setSought({ ...sought, text: event.target.value })}
      />
      <button type="button" onClick={() => next(false)}>
        {texts.next}
      </button>
      {tick('exactCase')}
      {tick('whole')}
      {!desk.props.readOnly && (
        <>
          <input
            className="weft-grid-field"
            aria-label={texts.replaceText}
            placeholder={texts.replaceText}
            value={replacement}
            onChange={event => setReplacement(event.target.value)}
          />
          <button type="button" onClick={() => void tell(() => replaceOne(desk, sought, replacement))}>
            {texts.replace}
          </button>
          <button type="button" onClick={() => void tell(() => replaceAll(desk, sought, replacement))}>
            {texts.replaceAll}
          </button>
        </>
      )}
      <span role="status">{told}</span>
      <button type="button" aria-label={texts.close} className="weft-grid-close" onClick={() => desk.setFinding(false)}>
        ×
      </button>
    </div>
  )
}
