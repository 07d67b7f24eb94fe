import { Alert, Button, Input, Modal, Select } from 'antd'
import { useCallback, useState } from 'react'
import type { Client } from '../../../../../renderer/contract'
import { useHost } from '../../../../../renderer/index'
import { useCall } from '../../../use-call'
import { type Corrected, correctCell, messageOf, recipesOver, type SheetColumn, type SheetContent, takeBack } from '../../calls'
import { Field } from '../field'
import { texts } from './texts'

interface CorrectDialogProps {
  readonly sheet: SheetContent
  readonly column: SheetColumn
  /** What names the row. */
  readonly row: string
  /** The value that it has, as it is shown. */
  readonly was: string
  readonly onClose: () => void
}

/** Columns that tell each row from all others, and are open to all who read the recipe. */
const isKey =
  (sheet: SheetContent, of: SheetColumn) =>
  ({ name, mask, filled, distinct }: SheetColumn) =>
    mask === null && name !== of.name && filled === sheet.rows && distinct === sheet.rows

/** Asks what a value becomes and why, and notes it in a recipe; then offers to take it back. */
export function CorrectDialog({ sheet, column, row, was, onClose }: CorrectDialogProps) {
  const host = useHost()
  const [value, setValue] = useState(was)
  const [reason, setReason] = useState('')
  const [keys, setKeys] = useState(() =>
    sheet.columns
      .filter(isKey(sheet, column))
      .slice(0, 1)
      .map(({ name }) => name),
  )
  const [recipeId, setRecipeId] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Corrected>()
  const ready = reason.trim() !== '' && value !== was && !busy
  const work = async (task: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    try {
      await task()
    } catch (error) {
      setFault(messageOf(error))
    }
    setBusy(false)
  }
  const save = () =>
    work(async () => {
      const given = { value: value === '' ? null : value, reason: reason.trim(), keys, recipeId }
      setDone(await correctCell(host.client, { id: sheet.id, no: sheet.no, row, column: column.name, ...given }))
    })
  const undo = (corrected: Corrected) =>
    work(async () => {
      await takeBack(host.client, corrected)
      host.notify.success(texts.undone)
      onClose()
    })
  const noting = (
    <Button type="primary" disabled={!ready} loading={busy} onClick={() => void save()}>
      {texts.save}
    </Button>
  )
  return (
    <Modal
      open
      title={texts.title(column.name)}
      closable={{ 'aria-label': texts.close }}
      onCancel={onClose}
      footer={done ? <Button onClick={onClose}>{texts.close}</Button> : noting}
    >
      {done ? (
        <Done corrected={done} busy={busy} onUndo={() => void undo(done)} onClose={onClose} />
      ) : (
        <div className="weft-data-correct">
          <p className="weft-data-hint">{texts.hint}</p>
          <Field title={texts.was}>
            <span className="weft-data-was">{was === '' ? texts.empty : was}</span>
          </Field>
          <Field title={texts.value}>
            <Input aria-label={texts.value} autoFocus value={value} maxLength={5000} onChange={event => setValue(event.target.value)} />
          </Field>
          <Field title={texts.reason}>
            <Input.TextArea
              aria-label={texts.reason}
              aria-required
              autoSize={{ minRows: 2, maxRows: 6 }}
              value={reason}
              maxLength={500}
              onChange={event => setReason(event.target.value)}
            />
          </Field>
          <Field title={texts.keys}>
            <Select
              mode="multiple"
              aria-label={texts.keys}
              value={keys}
              options={sheet.columns.filter(({ mask }) => mask === null).map(({ name }) => ({ value: name, label: name }))}
              optionFilterProp="label"
              onChange={(chosen: string[]) => setKeys(chosen)}
            />
            <small>{keys.length > 0 ? texts.keysHint : texts.byRow}</small>
          </Field>
          <Field title={texts.recipe}>
            <RecipeChoice sheetId={sheet.id} value={recipeId} onChange={setRecipeId} />
          </Field>
        </div>
      )}
      {fault !== undefined && <Alert type="error" showIcon message={fault} />}
    </Modal>
  )
}

const NEW = ''

interface RecipeChoiceProps {
  readonly sheetId: string
  /** Undefined: a new one. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

function RecipeChoice({ sheetId, value, onChange }: RecipeChoiceProps) {
  const ask = useCallback((client: Client, signal: AbortSignal) => recipesOver(client, sheetId, signal), [sheetId])
  const { found = [], loading } = useCall(ask)
  return (
    <Select
      showSearch
      aria-label={texts.recipe}
      value={value ?? NEW}
      loading={loading}
      options={[{ value: NEW, label: texts.newRecipe }, ...found.map(({ id, name }) => ({ value: id, label: name }))]}
      optionFilterProp="label"
      onChange={(id: string) => onChange(id === NEW ? undefined : id)}
    />
  )
}

interface DoneProps {
  readonly corrected: Corrected
  readonly busy: boolean
  readonly onUndo: () => void
  readonly onClose: () => void
}

function Done({ corrected, busy, onUndo, onClose }: DoneProps) {
  const host = useHost()
  return (
    <Alert
      type="success"
      showIcon
      message={texts.done(corrected.recipeName)}
      action={
        <>
          <Button
            size="small"
            type="primary"
            onClick={() => {
              onClose()
              host.navigate(`/data/recipe/edit?id=${corrected.recipeId}`)
            }}
          >
            {texts.open}
          </Button>
          <Button size="small" loading={busy} onClick={onUndo}>
            {texts.undo}
          </Button>
        </>
      }
    />
  )
}
