import { Tabs } from 'antd'
import { useId, useMemo } from 'react'
import type { ChildModel } from '../model/screen'
import type { Row } from '../model/source'
import { useScreens } from '../ui/page/screens-context'
import type { ListController } from './use-list-controller'

/** The screens inside of an expanded row. */
export function InnerScreens({ controller, row }: { readonly controller: ListController; readonly row: Row }) {
  return controller.props.screen.children
    .filter(child => child.show === 'inner')
    .map(child => <NamedChild key={child.screen} child={child} row={row} />)
}

/** A screen under its heading, where it was given one. */
function NamedChild({ child, row }: { readonly child: ChildModel; readonly row: Row }) {
  const id = useId()
  if (child.title === undefined) return <ChildScreen child={child} row={row} />
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="weft-child-title">
        {child.title}
      </h3>
      <ChildScreen child={child} row={row} />
    </section>
  )
}

/** The screens under the rows that belong to the current one. */
export function ScreensBelow({ controller, row }: { readonly controller: ListController; readonly row: Row }) {
  const { children } = controller.props.screen
  const tabs = children.filter(child => child.show === 'tabs')
  return (
    <>
      {children
        .filter(child => child.show === 'below')
        .map(child => (
          <NamedChild key={child.screen} child={child} row={row} />
        ))}
      {tabs.length > 0 && (
        <Tabs
          items={tabs.map(child => ({
            key: child.screen,
            label: child.title ?? child.screen,
            children: <ChildScreen child={child} row={row} />,
          }))}
        />
      )}
    </>
  )
}

/** A screen bound to a row: it lists what belongs to the row, and what is added there belongs to it too. */
export function ChildScreen({ child, row }: { readonly child: ChildModel; readonly row: Row }) {
  const { Screen } = useScreens()
  const bound = JSON.stringify(boundValues(child, row))
  const { params, preset } = useMemo(() => {
    const values = JSON.parse(bound) as { [field: string]: unknown }
    return { preset: values, params: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')])) }
  }, [bound])
  return <Screen key={bound} id={child.screen} values={preset} params={params} preset={preset} parent={row} />
}

function boundValues(child: ChildModel, row: Row): { readonly [field: string]: unknown } {
  return Object.fromEntries(Object.entries(child.on).map(([field, from]) => [field, row[from] ?? null]))
}
