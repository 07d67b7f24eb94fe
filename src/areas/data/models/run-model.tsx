import { Alert, Button, Input, Modal, Select, Skeleton } from 'antd'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Client } from '../../../../renderer/contract'
import { useHost } from '../../../../renderer/index'
import { useCall } from '../../use-call'
import { addRecipe, messageOf, openSheet, runRecipe, type SheetContent, saveRecipe } from '../calls'
import { SheetChoice } from '../recipe/inputs/sheet-choice'
import { areRight, RunValues, usualValues } from '../recipe/parameters/run-values'
import { RunUnderWay } from '../recipe/run-under-way'
import { type ChosenColumns, isChosen, modelUse, type ProcedureColumn, stepsFor } from './procedure'
import type { NamedProcedure } from './procedures'
import { texts } from './texts'
import '../recipe/recipe.css'

interface RunModelProps {
  readonly procedure: NamedProcedure
  readonly onClose: () => void
}

/** Asks for the sheet, its columns and the values of a model, and runs it as a recipe of its own. */
export function RunModel({ procedure, onClose }: RunModelProps) {
  const { notify } = useHost()
  const [sheetId, setSheetId] = useState('')
  const [runId, setRunId] = useState<string>()
  const close = async () => {
    const isUnsaved = sheetId !== '' && runId === undefined
    if (!isUnsaved || (await notify.confirm({ title: texts.unsaved, okText: texts.leave, danger: true }))) onClose()
  }
  return (
    <Modal
      open
      title={texts.title(procedure.title)}
      footer={null}
      onCancel={() => void close()}
      closable={{ 'aria-label': texts.close }}
      width={560}
      destroyOnHidden
    >
      {runId !== undefined ? (
        <RunUnderWay runId={runId} onClose={onClose} />
      ) : (
        <div className="weft-recipe-form">
          <div className="weft-recipe-field">
            <span>{texts.sheet}</span>
            <SheetChoice title={texts.sheet} value={sheetId} onChange={setSheetId} />
          </div>
          {sheetId !== '' && <Columns key={sheetId} {...{ procedure, sheetId }} onBegun={setRunId} />}
        </div>
      )}
    </Modal>
  )
}

interface ColumnsProps {
  readonly procedure: NamedProcedure
  readonly sheetId: string
  readonly onBegun: (runId: string) => void
}

function Columns({ procedure, sheetId, onBegun }: ColumnsProps) {
  const { found: sheet, error } = useCall(
    useCallback((client: Client, signal: AbortSignal) => openSheet(client, { id: sheetId }, signal), [sheetId]),
  )
  if (error !== undefined) return <Alert type="error" showIcon message={texts.failed} description={messageOf(error)} />
  return sheet ? <Settings {...{ procedure, sheet, onBegun }} /> : <Skeleton active />
}

/** Columns of a sheet that can be chosen: a masked one holds texts. */
const fitting = ({ columns }: SheetContent, { types }: ProcedureColumn) =>
  columns.filter(({ type, masked }) => types === undefined || types.includes(masked ? 'text' : type)).map(({ name }) => name)

interface SettingsProps {
  readonly procedure: NamedProcedure
  readonly sheet: SheetContent
  readonly onBegun: (runId: string) => void
}

function Settings({ procedure, sheet, onBegun }: SettingsProps) {
  const { client } = useHost()
  const parameters = useMemo(() => procedure.parameters ?? [], [procedure])
  const [chosen, setChosen] = useState<ChosenColumns>({})
  const [values, setValues] = useState(() => usualValues(parameters))
  const [name, setName] = useState(texts.nameOf(procedure.title, sheet.name).slice(0, 200))
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  // A try after one that failed goes on with the recipe that was made.
  const made = useRef<{ readonly id: string; readonly no: number }>(undefined)
  const ready = name.trim() !== '' && isChosen(procedure, chosen) && areRight(parameters, values)
  const begin = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      made.current ??= { id: await addRecipe(client, { name: name.trim(), sheetId: sheet.id, steps: [] }), no: 0 }
      const { id } = made.current
      const model = modelUse(procedure.name, chosen)
      const columns = sheet.columns.map(({ name: column }) => column)
      const steps = stepsFor(procedure, chosen, columns)
      const { no } = await saveRecipe(client, { ...made.current, steps, params: parameters, model })
      made.current = { id, no }
      onBegun((await runRecipe(client, { id, values, name: name.trim() })).runId)
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      {procedure.columns.map(column => (
        <div key={column.name} className="weft-recipe-field">
          <span>{column.title}</span>
          <Select
            {...(column.many && { mode: 'multiple' as const })}
            allowClear={column.optional === true}
            aria-label={column.title}
            notFoundContent={texts.noColumn}
            value={column.many ? (chosen[column.name] ?? []) : chosen[column.name]?.[0]}
            options={fitting(sheet, column).map(value => ({ value, label: value }))}
            onChange={(given: string | readonly string[] | undefined) => setChosen({ ...chosen, [column.name]: [given ?? []].flat() })}
          />
        </div>
      ))}
      <RunValues {...{ parameters, values }} onChange={setValues} />
      <div className="weft-recipe-field">
        <span>{texts.name}</span>
        <Input aria-label={texts.name} value={name} maxLength={200} onChange={event => setName(event.target.value)} />
      </div>
      {fault !== undefined && <Alert type="error" showIcon message={fault} />}
      <Button type="primary" block disabled={!ready} loading={busy} onClick={() => void begin()}>
        {texts.begin}
      </Button>
    </>
  )
}
