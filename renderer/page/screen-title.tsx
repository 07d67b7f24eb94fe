import { renderText } from '../expression'
import type { ScreenModel } from '../model/screen'
import { recordScope } from '../source'
import { useHost } from '../source/host-context'
import type { ScreenTitleProps } from '../ui/page/screens-context'
import { useScreen } from './use-screen'

const WIDTH = 1000

/** The title of a screen, for a tab or a heading; nothing until the screen is there. */
export function ScreenTitle(props: ScreenTitleProps) {
  return useFrame(props).title
}

/** Title and width of the frame around a screen; both are known once the screen is. */
export function useFrame(props: ScreenTitleProps): { readonly title: string; readonly width: number } {
  const host = useHost()
  const { found } = useScreen(props.id)
  if (found.state !== 'ready' || !('screen' in found)) return { title: '', width: WIDTH }
  const { screen } = found
  return { title: titleOf(screen, props, host), width: screen.kind === 'form' ? screen.form.width : WIDTH }
}

function titleOf({ title }: ScreenModel, { values, parent }: ScreenTitleProps, host: Parameters<typeof recordScope>[0]['host']): string {
  try {
    return renderText(title, recordScope({ route: values, parent, host }))
  } catch {
    // The screen itself shows what is wrong with its expressions.
    return title.text
  }
}
