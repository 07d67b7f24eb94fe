import { Alert, Button, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../../renderer/contract'
import { useHost } from '../../../../renderer/index'
import { messageOf, type RecipeContent, type RecipeParameter, runRecipe } from '../calls'
import { SheetChoice } from './inputs/sheet-choice'
import { areRight, RunValues, usualValues } from './parameters/run-values'
import { type ChosenSource, RunSource } from './run-source'
import { RunUnderWay } from './run-under-way'
import { texts } from './texts'

interface RunDialogProps {
  readonly recipe: RecipeContent
  readonly parameters: readonly RecipeParameter[]
  readonly dirty: boolean
  /** Saves what was changed; false: it was not saved. */
  readonly onSave: () => Promise<boolean>
  readonly onClose: () => void
}

/** Where the rows go, and how far the run is. */
export function RunDialog({ recipe, parameters, dirty, onSave, onClose }: RunDialogProps) {
  const [runId, setRunId] = useState<string>()
  return (
    <Modal
      open
      title={texts.runTitle}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': texts.close }}
      width={560}
      destroyOnHidden
    >
      {runId === undefined ? (
        <TargetForm {...{ recipe, parameters, dirty, onSave }} onBegun={setRunId} />
      ) : (
        <RunUnderWay runId={runId} onClose={onClose} />
      )}
    </Modal>
  )
}

function TargetForm({
  recipe,
  parameters,
  dirty,
  onSave,
  onBegun,
}: Omit<RunDialogProps, 'onClose'> & { readonly onBegun: (runId: string) => void }) {
  const { client } = useHost()
  const { has: may } = usePermission()
  const [target, setTarget] = useState<'new' | 'old'>('new')
  const [name, setName] = useState(recipe.name)
  const [sheetId, setSheetId] = useState('')
  const [values, setValues] = useState(() => usualValues(parameters))
  const [source, setSource] = useState<ChosenSource>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      if (!dirty || (await onSave()))
        onBegun(
          (await runRecipe(client, { id: recipe.id, values, ...source, ...(target === 'new' ? { name: name.trim() } : { sheetId }) }))
            .runId,
        )
    } catch (error) {
      setFault(messageOf(error))
    }
    setBusy(false)
  }
  const ready = (target === 'new' ? name.trim() !== '' : sheetId !== '') && source?.sourceId !== '' && areRight(parameters, values)
  return (
    <div className="weft-recipe-form">
      <RunSource recipe={recipe} onChange={setSource} />
      <RunValues {...{ parameters, values }} onChange={setValues} />
      <div className="weft-recipe-field">
        <span>{texts.target}</span>
        <Radio.Group
          aria-label={texts.target}
          value={target}
          options={Object.entries(texts.targets).map(([value, label]) => ({
            value,
            label,
            disabled: value === 'old' && !may('dataSheet:edit'),
          }))}
          onChange={event => setTarget(event.target.value as 'new')}
        />
      </div>
      <div className="weft-recipe-field">
        <span>{target === 'new' ? texts.name : texts.targetSheet}</span>
        {target === 'new' ? (
          <Input
            aria-label={texts.name}
            value={name}
            maxLength={200}
            onChange={event => setName(event.target.value)}
            onPressEnter={() => ready && void begin()}
          />
        ) : (
          <SheetChoice title={texts.targetSheet} value={sheetId} onChange={setSheetId} />
        )}
      </div>
      {fault !== undefined && <Alert type="error" showIcon message={fault} />}
      {dirty && <small>{texts.saveFirst}</small>}
      <Button type="primary" block disabled={!ready} loading={busy} onClick={() => void begin()}>
        {texts.begin}
      </Button>
    </div>
  )
}
