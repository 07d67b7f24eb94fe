import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../ui/input/composing'
import type { Grid } from '../../engine/grid'
import { readNames } from '../../surface/read-names'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { missingRows, readWhole } from '../filtering'
import { findNext, replaceAll, replaceOne } from './commands'
import type { Sought } from './find-cells'
import { setFinding } from './state'
import { texts } from './texts'

/** Finds and replaces in the cells that are shown, by what users read in them. */
export function FindPanel({ grid }: { readonly grid: Grid }) {
  const [sought, setSought] = useState<Sought>({ text: '' })
  const [replacement, setReplacement] = useState('')
  const [result, setResult] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    readNames(grid)
  }, [grid])
  const report = async (work: () => string) => {
    if (missingRows(grid) > 0 && propsOf(grid).readAll !== undefined) {
      setResult(common.readingAll)
      await readWhole(grid)
    }
    setResult(work())
  }
  const next = (back: boolean) => void report(() => findNext(grid, sought, back))
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setFinding(grid, false)
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
      {!propsOf(grid).readOnly && (
        <>
          <input
            className="weft-grid-field"
            aria-label={texts.replaceText}
            placeholder={texts.replaceText}
            value={replacement}
            onChange={event => setReplacement(event.target.value)}
          />
          <button type="button" onClick={() => void report(() => replaceOne(grid, sought, replacement))}>
            {texts.replace}
          </button>
          <button type="button" onClick={() => void report(() => replaceAll(grid, sought, replacement))}>
            {texts.replaceAll}
          </button>
        </>
      )}
      <span role="status">{result}</span>
      <button type="button" aria-label={texts.close} className="weft-grid-close" onClick={() => setFinding(grid, false)}>
        ×
      </button>
    </div>
  )
}
