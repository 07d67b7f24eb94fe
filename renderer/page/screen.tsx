import { useContext } from 'react'
import { type ScreenPlaceProps, ScreensContext } from '../ui/page/screens-context'
import { ScreenOpener } from './screen-opener'
import { ScreenPlace } from './screen-place'

/** Draws the screen with that id, whatever its kind. What is wrong with it is shown in its place; nothing is thrown. */
export function Screen(props: ScreenPlaceProps) {
  const inside = useContext(ScreensContext) !== null
  if (inside) return <ScreenPlace key={props.id} {...props} />
  return (
    <ScreenOpener>
      <ScreenPlace key={props.id} {...props} />
    </ScreenOpener>
  )
}
