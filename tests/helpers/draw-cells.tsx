import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import Ajv from 'ajv'
import { Suspense, useState } from 'react'
import type { FieldModel } from '../../renderer/model/field'
import type { Host } from '../../renderer/model/host'
import type { Row } from '../../renderer/model/source'
import { type CellTypes, cellText, decodeCell, encodeCell, type Renderer } from '../../renderer/registry'
import { HostProvider } from '../../renderer/source/host-context'
import { CellEditor, type CellEditorProps } from '../../renderer/ui/cell/cell-editor'
import { CellView } from '../../renderer/ui/cell/cell-view'
import { cellRenderer, testCells } from './cells'
import { testHost } from './client'
import { fieldModel } from './models'

type Settings = { readonly [name: string]: unknown }

const ajv = new Ajv({ useDefaults: true, strict: true, allowUnionTypes: true })
// Of the checker's own: the text is the name of a widget, or of fields.
ajv.addKeyword('widget')
ajv.addKeyword('names')
ajv.addKeyword('form')

/** A field named `it` and titled 字段 of that cell type, its settings checked and with their defaults. */
export function cellField(type: string, props: Settings = {}, more: Partial<FieldModel> = {}, cells: CellTypes = testCells): FieldModel {
  const cell = cells.get(type)
  const settings = structuredClone(props)
  if (!ajv.validate(cell.settings as object, settings)) throw new Error(ajv.errorsText())
  return fieldModel('it', { title: '字段', type, kind: cell.kind, settings, ...more })
}

/** What people read of a wire value, and what goes back to the API. */
export function faces(field: FieldModel, wire: unknown): readonly [shown: string, back: unknown] {
  return [cellText(testCells, field, wire), encodeCell(testCells, field, decodeCell(testCells, field, wire))]
}

interface DrawnCell {
  readonly host?: Host
  /** Default: the built-in cell types. */
  readonly renderer?: Renderer
}

/** Draws the cell of a row. */
export function showCell(field: FieldModel, row: Row, parts: DrawnCell & { readonly view?: 'list' | 'details' } = {}) {
  return render(
    <HostProvider host={parts.host ?? testHost()} renderer={parts.renderer ?? cellRenderer}>
      <CellView field={field} row={row} view={parts.view ?? 'list'} />
    </HostProvider>,
  )
}

/** The text that fades and how wide it may become; undefined where none does. */
export function fadingIn(container: HTMLElement): readonly [text: string, room: string] | undefined {
  const fading = container.querySelector<HTMLElement>('.weft-fading')
  return fading ? [fading.textContent, fading.style.getPropertyValue('--weft-text-room')] : undefined
}

/**
 * Draws an editor that keeps what it is told; `changes` holds every value that it told. Whether styles let a pointer
 * through is left to browsers: jsdom takes seconds to work out antd's.
 */
export function editCell(field: FieldModel, start: unknown = null, parts: Partial<CellEditorProps> & DrawnCell = {}) {
  const { host = testHost(), renderer = cellRenderer, ...props } = parts
  const changes: unknown[] = []
  const drawn = render(
    <HostProvider host={host} renderer={renderer}>
      <Suspense fallback={null}>
        <Keeping props={{ ...props, field }} start={start} changes={changes} />
      </Suspense>
    </HostProvider>,
  )
  return { ...drawn, changes, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) }
}

interface KeepingProps {
  readonly props: Omit<CellEditorProps, 'value' | 'onChange'>
  readonly start: unknown
  readonly changes: unknown[]
}

function Keeping({ props, start, changes }: KeepingProps) {
  const [value, setValue] = useState(start)
  const keep = (next: unknown) => {
    changes.push(next)
    setValue(next)
  }
  return <CellEditor {...props} value={value} onChange={keep} />
}
