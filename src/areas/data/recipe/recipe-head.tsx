import { CaretRightOutlined, RedoOutlined, SaveOutlined, UndoOutlined } from '@ant-design/icons'
import { Alert, Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../../renderer/contract'
import { useHost } from '../../../../renderer/index'
import { messageOf, openRecipe, type RecipeContent, saveRecipe } from '../calls'
import { ParametersDialog } from './parameters/parameters-dialog'
import { texts } from './texts'
import type { RecipeState } from './use-recipe'
import { ChangesDialog } from './versions/changes-dialog'

interface RecipeHeadProps {
  readonly recipe: RecipeContent
  readonly state: RecipeState
  readonly disabled: boolean
  /** Steps that cannot be done. */
  readonly faults: number
  readonly save: () => Promise<boolean>
  readonly onRun: () => void
}

/** The name of the recipe, and what can be done with all of it. */
export function RecipeHead({ recipe, state, disabled, faults, save, onRun }: RecipeHeadProps) {
  const { has: may } = usePermission()
  const { dirty, saving, no } = state
  return (
    <header className="weft-data-head">
      <div>
        <h2>{recipe.name}</h2>
        <Tag bordered={false} color={recipe.current ? 'blue' : 'warning'}>
          {recipe.current ? texts.version(no) : `${texts.version(recipe.no)} · ${texts.former}`}
        </Tag>
        {disabled && recipe.current && <Tag bordered={false}>{texts.readOnly}</Tag>}
        {dirty && <small role="status">{texts.unsaved}</small>}
        {faults > 0 && <small className="weft-recipe-faults">{texts.broken(faults)}</small>}
      </div>
      <Space wrap>
        {recipe.no > 0 && (!recipe.current || recipe.no > 1) && <ChangesButton recipe={recipe} />}
        {!disabled && (
          <>
            <ParametersButton state={state} />
            <Button
              icon={<UndoOutlined aria-hidden />}
              aria-label={texts.undo}
              title={texts.undo}
              disabled={!state.mayUndo}
              onClick={state.undo}
            />
            <Button
              icon={<RedoOutlined aria-hidden />}
              aria-label={texts.redo}
              title={texts.redo}
              disabled={!state.mayRedo}
              onClick={state.redo}
            />
            <Button icon={<SaveOutlined aria-hidden />} disabled={!dirty} loading={saving} onClick={() => void save()}>
              {texts.save}
            </Button>
          </>
        )}
        {recipe.current && may('dataSheet:add') && (
          <Button type="primary" icon={<CaretRightOutlined aria-hidden />} disabled={faults > 0} onClick={onRun}>
            {texts.run}
          </Button>
        )}
      </Space>
      {!recipe.current && <FormerVersion recipe={recipe} />}
    </header>
  )
}

/** Opens what makes this version another one. */
function ChangesButton({ recipe }: Pick<RecipeHeadProps, 'recipe'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.changes}</Button>
      {open && <ChangesDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens what each run is asked for. */
function ParametersButton({ state: { params, setParams } }: Pick<RecipeHeadProps, 'state'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {texts.parameters}
        {params.length > 0 && ` ${params.length}`}
      </Button>
      {open && <ParametersDialog parameters={params} disabled={false} onTake={setParams} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Says that the steps are those of a former version, and makes them the current ones as a version of their own. */
function FormerVersion({ recipe }: { readonly recipe: RecipeContent }) {
  const host = useHost()
  const [saving, setSaving] = useState(false)
  const toCurrent = () => host.navigate(`/data/recipe/edit?id=${recipe.id}`)
  const takeBack = async () => {
    setSaving(true)
    try {
      const { no } = await openRecipe(host.client, { id: recipe.id })
      await saveRecipe(host.client, { id: recipe.id, no, steps: recipe.steps, params: recipe.params })
      host.notify.success(texts.takenBack(recipe.no))
      toCurrent()
    } catch (error) {
      host.notify.error(messageOf(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Alert
      type="warning"
      showIcon
      message={`${texts.former}：${texts.version(recipe.no)}`}
      action={
        <Space>
          {recipe.mayEdit && (
            <Button size="small" type="primary" loading={saving} onClick={() => void takeBack()}>
              {texts.takeBack}
            </Button>
          )}
          <Button size="small" onClick={toCurrent}>
            {texts.toCurrent}
          </Button>
        </Space>
      }
    />
  )
}
