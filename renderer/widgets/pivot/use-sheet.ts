import { theme } from 'antd'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import { loadPart } from '../../model/load-part'
import type { Sheet, SheetColours, SheetDrawn } from './sheet'

type Pick = (line: readonly string[], column: readonly string[]) => void

/** Draws into an element as soon as the library is there, and again when what is drawn or the element's size changes. */
export function useSheet(element: RefObject<HTMLElement>, drawn: SheetDrawn, onPick: Pick): { readonly error: unknown } {
  const [sheet, setSheet] = useState<Sheet>()
  const [error, setError] = useState<unknown>()
  const pick = useLatest(onPick)
  useEffect(() => {
    let current = true
    let started: Sheet | undefined
    loadPart(() => import('./sheet'))
      .then(({ startSheet }) => {
        if (!current || element.current === null) return
        started = startSheet(element.current, (line, column) => pick.current(line, column))
        setSheet(started)
      })
      .catch((failure: unknown) => current && setError(failure))
    return () => {
      current = false
      started?.end()
      setSheet(undefined)
    }
  }, [element])
  useEffect(() => {
    sheet?.draw(drawn)
  }, [sheet, drawn])
  useEffect(() => {
    const { current } = element
    if (sheet === undefined || current === null) return undefined
    let width = current.clientWidth
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return
      width = current.clientWidth
      sheet.resize()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [sheet, element])
  return { error }
}

/** The colours of the theme that a sheet is drawn in; others in dark mode. */
export function useSheetColours(): SheetColours {
  const { token } = theme.useToken()
  return useMemo(
    () => ({
      text: token.colorText,
      head: token.colorFillQuaternary,
      headHover: token.colorFillSecondary,
      hover: token.colorPrimaryBg,
      surface: token.colorBgContainer,
      line: token.colorBorderSecondary,
      brand: token.colorPrimary,
      danger: token.colorError,
      success: token.colorSuccess,
      warning: token.colorWarning,
    }),
    [token],
  )
}
