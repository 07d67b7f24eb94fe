import { Alert, Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useCloseGuard, useHost } from '../../../../renderer/index'
import type { Preview, PreviewAsked, RecipeContent } from '../calls'
import { renamed } from './history'
import { kindOf, makeStep } from './kinds'
import { ParametersContext } from './parameters/parameters-context'
import { PreviewPane } from './preview-pane'
import { RecipeHead } from './recipe-head'
import { RunDialog } from './run-dialog'
import { StepForm } from './step-form'
import { StepList } from './step-list'
import { texts } from './texts'
import { useDraft } from './use-draft'
import { usePreview } from './use-preview'
import { type RecipeState, useRecipe } from './use-recipe'

const VIEW: Pick<PreviewAsked, 'sample' | 'show'> = { sample: 'first', show: 'all' }

/** Asks before unsaved steps are left; the draft stays. */
function useUnsaved(dirty: boolean) {
  const { notify } = useHost()
  const ask = () => notify.confirm({ title: texts.unsaved, content: texts.unsavedHint, okText: texts.leave, danger: true })
  useCloseGuard(dirty ? ask : undefined)
}

/** Keys of the editor: save, undo, redo. Inputs keep those that they use themselves. */
function onKeys(event: KeyboardEvent, { save, undo, redo }: RecipeState): void {
  if (!(event.ctrlKey || event.metaKey)) return
  const key = event.key.toLowerCase()
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  if (key === 's') void save()
  else if (typing || (key !== 'z' && key !== 'y')) return
  else if (key === 'y' || event.shiftKey) redo()
  else undo()
  event.preventDefault()
}

/** The steps at the left, the rows after the chosen one in the middle, its settings at the right. */
export function RecipeEditor({ recipe }: { readonly recipe: RecipeContent }) {
  const state = useRecipe(recipe)
  const { steps, params, chosen, dirty } = state
  const disabled = !recipe.mayEdit || !recipe.current
  const [view, setView] = useState(VIEW)
  const [running, setRunning] = useState(false)
  const { preview, error, loading, retry } = usePreview({ sheetId: recipe.sheetId, steps, params, upTo: chosen, ...view })
  const draft = useDraft(recipe, { steps, params }, dirty)
  useUnsaved(dirty)
  const save = async () => {
    const done = await state.save()
    if (done) draft.drop()
    return done
  }
  const columns = columnsAt(preview, chosen)
  return (
    <section className="weft-recipe" aria-label={recipe.name} onKeyDown={event => !disabled && onKeys(event, { ...state, save })}>
      <RecipeHead
        {...{ recipe, state, disabled, save }}
        faults={preview?.steps.filter(({ fault }) => fault !== null).length ?? 0}
        onRun={() => setRunning(true)}
      />
      {draft.found && !dirty && (
        <Alert
          type="info"
          showIcon
          message={texts.draft(new Date(draft.found.time).toLocaleString('zh-CN'))}
          action={
            <>
              <Button
                size="small"
                type="primary"
                onClick={() => {
                  const found = draft.found
                  draft.taken()
                  if (!found) return
                  state.set(found.steps, found.steps.length)
                  state.setParams(found.params)
                }}
              >
                {texts.takeDraft}
              </Button>
              <Button size="small" onClick={draft.drop}>
                {texts.dropDraft}
              </Button>
            </>
          }
        />
      )}
      <div className="weft-recipe-body">
        <StepList
          {...{ steps, preview, chosen, disabled }}
          onChoose={state.choose}
          onAdd={kind => state.set(steps.toSpliced(chosen, 0, makeStep(kind, columnsAt(preview, chosen + 1))), chosen + 1)}
          onSteps={state.set}
        />
        <PreviewPane {...{ preview, error, loading, chosen, view }} onView={setView} onRetry={retry} />
        <ParametersContext.Provider value={params}>
          <Settings {...{ recipe, state, preview, columns, disabled }} />
        </ParametersContext.Provider>
      </div>
      {running && <RunDialog recipe={recipe} parameters={params} dirty={dirty} onSave={save} onClose={() => setRunning(false)} />}
    </section>
  )
}

/** Columns before the nth step. */
function columnsAt(preview: Preview | undefined, nth: number) {
  return (nth > 1 ? preview?.steps[nth - 2]?.columns : undefined) ?? preview?.sheets[0]?.columns ?? []
}

interface SettingsProps {
  readonly recipe: RecipeContent
  readonly state: RecipeState
  readonly preview: Preview | undefined
  readonly columns: ReturnType<typeof columnsAt>
  readonly disabled: boolean
}

function Settings({ recipe, state, preview, columns, disabled }: SettingsProps) {
  const { steps, chosen } = state
  const step = steps[chosen - 1]
  if (!step) return <aside className="weft-recipe-settings">{steps.length === 0 ? texts.sourceChosen : texts.noChosen}</aside>
  const trace = preview?.steps[chosen - 1]
  const around = { sheets: preview?.sheets ?? [], sheetId: recipe.sheetId, steps, at: chosen - 1, broken: preview?.broken ?? null }
  const { missing, nearest } = trace ?? {}
  return (
    <aside className="weft-recipe-settings" aria-label={texts.settings}>
      <h3>
        {texts.step(chosen)} · {kindOf(step)?.title ?? step.do}
      </h3>
      {trace?.fault && (
        <Alert
          type="warning"
          showIcon
          message={trace.fault}
          action={
            missing &&
            nearest &&
            !disabled && (
              <Button size="small" onClick={() => state.set(steps.with(chosen - 1, renamed(step, missing, nearest)), chosen)}>
                {texts.use(nearest)}
              </Button>
            )
          }
        />
      )}
      <StepForm key={chosen} {...{ step, around, columns, disabled }} onStep={state.amend} />
    </aside>
  )
}
