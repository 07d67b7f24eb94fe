import { Suspense, useId } from 'react'
import type { ChildModel } from '../model/screen'
import { lazyPart } from '../ui/loading/lazy-part'
import { Child, type ChildrenProps, nameOf } from './child-screen'
import { ToolbarPlaceContext } from './toolbar-place'

const ChildTabs = lazyPart(async () => (await import('./child-tabs')).ChildTabs)

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
      {tabs.length > 0 && (
        <Suspense fallback={<div className="weft-child-waiting" aria-busy />}>
          <ChildTabs controller={controller} row={row} tabs={tabs} />
        </Suspense>
      )}
    </>
  )
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
