import { Tabs } from 'antd'
import { useId, useMemo } from 'react'
import type { ChildModel, ScreenChildModel } from '../model/screen'
import type { Row } from '../model/source'
import { useScreens } from '../ui/page/screens-context'
import { OwnRows } from './own-rows'
import type { ListController } from './use-list-controller'

interface ChildrenProps {
  readonly controller: ListController
  readonly row: Row
}

/** What stands inside of an expanded row. */
export const isInner = ({ show }: ChildModel): boolean => show === 'inner' || show === 'innerTabs'

/** The screens and rows inside of an expanded row. */
export function InnerScreens(props: ChildrenProps) {
  const { children } = props.controller.props.screen
  return (
    <Placed {...props} plain={children.filter(({ show }) => show === 'inner')} tabs={children.filter(({ show }) => show === 'innerTabs')} />
  )
}

/** The screens and rows under the table that belong to the current row. */
export function ScreensBelow(props: ChildrenProps) {
  const { children } = props.controller.props.screen
  return <Placed {...props} plain={children.filter(({ show }) => show === 'below')} tabs={children.filter(({ show }) => show === 'tabs')} />
}

interface PlacedProps extends ChildrenProps {
  readonly plain: readonly ChildModel[]
  readonly tabs: readonly ChildModel[]
}

/** One below the other, then those on tabs. */
function Placed({ controller, row, plain, tabs }: PlacedProps) {
  return (
    <>
      {plain.map(child => (
        <NamedChild key={nameOf(child)} controller={controller} child={child} row={row} />
      ))}
      {tabs.length > 0 && (
        <Tabs
          items={tabs.map(child => ({
            key: nameOf(child),
            label: <ChildTitle child={child} row={row} />,
            children: <Child controller={controller} child={child} row={row} />,
          }))}
        />
      )}
    </>
  )
}

/** What is written, else the title of the screen; rows have that of their field. */
function ChildTitle({ child, row }: { readonly child: ChildModel; readonly row: Row }) {
  const { Title } = useScreens()
  if (child.title !== undefined || 'rows' in child) return child.title
  return <Title id={child.screen} values={boundValues(child, row)} parent={row} />
}

const nameOf = (child: ChildModel): string => ('rows' in child ? child.rows : child.screen)

/** A screen or rows under a heading, where there is one. */
function NamedChild(props: ChildrenProps & { readonly child: ChildModel }) {
  const { title } = props.child
  const id = useId()
  if (title === undefined) return <Child {...props} />
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="weft-child-title">
        {title}
      </h3>
      <Child {...props} />
    </section>
  )
}

function Child({ controller, child, row }: ChildrenProps & { readonly child: ChildModel }) {
  return 'rows' in child ? <OwnRows controller={controller} name={child.rows} row={row} /> : <ChildScreen child={child} row={row} />
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

function boundValues(child: ScreenChildModel, row: Row): { readonly [field: string]: unknown } {
  return Object.fromEntries(Object.entries(child.on).map(([field, from]) => [field, row[from] ?? null]))
}
