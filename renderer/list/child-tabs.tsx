import { Tabs } from 'antd'
import { useState } from 'react'
import { useNarrow } from '../hooks/media-query'
import { defined } from '../model/defined'
import type { ChildModel } from '../model/screen'
import type { Row } from '../model/source'
import { useScreens } from '../ui/page/screens-context'
import { boundValues, Child, type ChildrenProps, nameOf } from './child-screen'
import { ToolbarPlaceContext } from './toolbar-place'

/** Children behind tabs; the tools of the one in front stand at the end of the tabs, where there is room. */
export function ChildTabs({ controller, row, tabs }: ChildrenProps & { readonly tabs: readonly ChildModel[] }) {
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
