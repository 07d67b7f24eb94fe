import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { Ellipsis } from '../../controls/text/ellipsis'
import { frameClass, ownInputProps, TextInput } from '../../controls/text/text-input'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps, CellType, CellViewerProps } from '../../model/cell-type'
import { definition, type TextareaSettings } from './definition'

function Viewer({ value, view, ellipsis }: CellViewerProps<string, TextareaSettings>) {
  if (view === 'list') return <Ellipsis text={value ?? ''} length={ellipsis} />
  return <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
}

const MOST_ROWS = 20

function Editor(props: CellEditorProps<string, TextareaSettings>) {
  const { settings, onChange } = props
  const typed = useTypedText(props.value ?? '', text => onChange(text === '' ? null : text))
  const element = useRef<HTMLTextAreaElement>(null)
  useGrowing(element, typed.value)
  if (props.inQuery) return <TextInput {...ownInputProps(props)} {...typed} invalid={props.invalid} onClear={() => onChange(null)} />
  const { rows, maxLength } = settings
  return (
    <span className={frameClass(props)} style={rowsStyle(rows)}>
      <textarea ref={element} {...ownInputProps(props)} {...typed} rows={rows} />
      {maxLength ? <span className="weft-input-count">{`${[...typed.value].length} / ${maxLength}`}</span> : null}
    </span>
  )
}

const rowsStyle = (rows: number): CSSProperties => ({ '--weft-rows': rows, '--weft-rows-most': Math.max(rows, MOST_ROWS) }) as CSSProperties

/** As tall as its text, where the browser does not see to it (`field-sizing`). */
function useGrowing(element: { readonly current: HTMLTextAreaElement | null }, text: string): void {
  useLayoutEffect(() => {
    const area = element.current
    if (area === null || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    // Named so that another text runs the effect again.
    void text
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [element, text])
}

export const textarea: CellType<string, TextareaSettings> = { ...definition, Viewer, Editor }
