import { Suspense, useMemo } from 'react'
import { DetailsView } from '../form/details-view'
import type { ChildModel, ScreenChildModel } from '../model/screen'
import type { Row } from '../model/source'
import { lazyPart } from '../ui/loading/lazy-part'
import { useScreens } from '../ui/page/screens-context'
import type { ListController } from './use-list-controller'

const OwnRows = lazyPart(async () => (await import('./own-rows')).OwnRows)

export interface ChildrenProps {
  readonly controller: ListController
  readonly row: Row
}

/** What the children of a screen are told apart by. */
export function nameOf(child: ChildModel): string {
  if ('screen' in child) return child.screen
  return 'rows' in child ? child.rows : ''
}

/** What belongs to a row: a screen, rows that it holds, or its details. */
export function Child({ controller, child, row }: ChildrenProps & { readonly child: ChildModel }) {
  if ('screen' in child) return <ChildScreen child={child} row={row} />
  if ('rows' in child)
    return (
      <Suspense fallback={<div className="weft-child-waiting" aria-busy />}>
        <OwnRows controller={controller} name={child.rows} row={row} />
      </Suspense>
    )
  const { screen, values } = controller.props
  return <DetailsView screen={screen} row={row} values={values} />
}

/** A screen bound to a row: it lists what belongs to the row, and what is added there belongs to it too. */
export function ChildScreen({ child, row }: { readonly child: ScreenChildModel; readonly row: Row }) {
  const { Screen } = useScreens()
  const bound = JSON.stringify(boundValues(child, row))
  const { params, preset } = useMemo(() => {
    const values = JSON.parse(bound) as { [field: string]: unknown }
    return { preset: values, params: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')])) }
  }, [bound])
  return <Screen key={bound} id={child.screen} values={preset} params={params} preset={preset} parent={row} />
}

/** What a screen that belongs to a row is opened with. */
export function boundValues(child: ScreenChildModel, row: Row): { readonly [field: string]: unknown } {
  return Object.fromEntries(Object.entries(child.on).map(([field, from]) => [field, row[from] ?? null]))
}
