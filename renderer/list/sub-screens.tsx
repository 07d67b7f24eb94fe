import { Tabs } from 'antd'
import { useId, useMemo, useState } from 'react'
import { DetailsView } from '../form/details-view'
import { useNarrow } from '../hooks/media-query'
import { defined } from '../model/defined'
import type { ChildModel, ScreenChildModel } from '../model/screen'
import type { Row } from '../model/source'
import { useScreens } from '../ui/page/screens-context'
import { OwnRows } from './own-rows'
import { ToolbarPlaceContext } from './toolbar-place'
import type { ListController } from './use-list-controller'

interface ChildrenProps {
  readonly controller: ListController
  readonly row: Row
}

/** What stands inside of an expanded row. */
export const isInner = ({ show }: ChildModel): boolean => show === 'inner' || show === 'innerTabs'

/** What stands beside the table. */
export const isBeside = ({ show }: ChildModel): boolean => show === 'beside'

/** The screens and rows inside of an expanded row: they have the buttons that they need and no other tools. */
export function InnerScreens(props: ChildrenProps) {
  const { children } = props.controller
  return (
    <ToolbarPlaceContext.Provider value="actions">
      <Placed
        {...props}
        plain={children.filter(({ show }) => show === 'inner')}
        tabs={children.filter(({ show }) => show === 'innerTabs')}
      />
    </ToolbarPlaceContext.Provider>
  )
}

/** The screens and rows beside the table that belong to the current row: on tabs where there are several. */
export function ScreensBeside(props: ChildrenProps) {
  const beside = props.controller.children.filter(isBeside)
  return <Placed {...props} plain={beside.length > 1 ? [] : beside} tabs={beside.length > 1 ? beside : []} />
}

/** The screens and rows under the table that belong to the current row. */
export function ScreensBelow(props: ChildrenProps) {
  const { children } = props.controller
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
      {tabs.length > 0 && <ChildTabs controller={controller} row={row} tabs={tabs} />}
    </>
  )
}

/** Children behind tabs; the tools of the one in front stand at the end of the tabs, where there is room. */
function ChildTabs({ controller, row, tabs }: Omit<PlacedProps, 'plain'>) {
  const narrow = useNarrow()
  const [front, setFront] = useState<string>()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const active = tabs.some(child => nameOf(child) === front) ? front : tabs[0] && nameOf(tabs[0])
  return (
    <Tabs
      className="weft-child-tabs"
      {...defined({ activeKey: active })}
      onChange={setFront}
      renderTabBar={(bar, TabBar) => (
        <div className="weft-child-bar">
          <TabBar {...bar} />
          {!narrow && <div ref={setPlace} className="weft-child-tools" />}
        </div>
      )}
      items={tabs.map(child => ({
        key: nameOf(child),
        label: <ChildTitle child={child} row={row} />,
        children: (
          <ToolbarPlaceContext.Provider value={narrow ? undefined : { element: nameOf(child) === active ? place : null }}>
            <Child controller={controller} child={child} row={row} />
          </ToolbarPlaceContext.Provider>
        ),
      }))}
    />
  )
}

/** What is written, else the title of the screen; rows have that of their field. */
function ChildTitle({ child, row }: { readonly child: ChildModel; readonly row: Row }) {
  const { Title } = useScreens()
  if (child.title !== undefined || !('screen' in child)) return child.title
  return <Title id={child.screen} values={boundValues(child, row)} parent={row} />
}

function nameOf(child: ChildModel): string {
  if ('screen' in child) return child.screen
  return 'rows' in child ? child.rows : ''
}

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
  if ('screen' in child) return <ChildScreen child={child} row={row} />
  if ('rows' in child) return <OwnRows controller={controller} name={child.rows} row={row} />
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

function boundValues(child: ScreenChildModel, row: Row): { readonly [field: string]: unknown } {
  return Object.fromEntries(Object.entries(child.on).map(([field, from]) => [field, row[from] ?? null]))
}
