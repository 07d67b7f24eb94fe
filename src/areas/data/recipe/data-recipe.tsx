import { Empty, Skeleton } from 'antd'
import { useCallback, useMemo } from 'react'
import { Failure, type WidgetProps } from '../../../../renderer/index'
import { useCall } from '../../use-call'
import { messageOf, openRecipe, type SheetAt } from '../calls'
import { RecipeEditor } from './recipe-editor'
import { texts } from './texts'
import '../data.css'
import './recipe.css'

/** A recipe with its steps: the block's `id`, and `no` of a former version. */
export function DataRecipe({ values }: WidgetProps<unknown>) {
  const id = String(values.id ?? '')
  const no = Number(values.no ?? 0)
  if (id === '') return <Empty description={texts.choose} />
  return <Loaded key={`${id} ${no}`} id={id} no={no} />
}

function Loaded({ id, no }: { readonly id: string; readonly no: number }) {
  const at = useMemo<SheetAt>(() => ({ id, ...(no > 0 && { no }) }), [id, no])
  const { found: recipe, error, retry } = useCall(useCallback((client, signal) => openRecipe(client, at, signal), [at]))
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {messageOf(error)}
      </Failure>
    )
  }
  if (!recipe) return <Skeleton active paragraph={{ rows: 10 }} />
  return <RecipeEditor key={recipe.no} recipe={recipe} />
}
