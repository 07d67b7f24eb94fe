import { theme } from 'antd'
import { useMemo } from 'react'
import type { ChartColours } from './drawing'

/** The colours of the theme that charts are drawn in; others in dark mode. */
export function useColours(): ChartColours {
  const { token } = theme.useToken()
  return useMemo(
    () => ({
      series: [token.colorPrimary, token.orange, token.cyan, token.purple, token.gold, token.magenta],
      tones: { primary: token.colorPrimary, success: token.colorSuccess, warning: token.colorWarning, danger: token.colorError },
      text: token.colorText,
      soft: token.colorTextSecondary,
      line: token.colorBorderSecondary,
      surface: token.colorBgElevated,
      scale: [token.colorPrimaryBg, token.colorPrimary],
      none: token.colorFillQuaternary,
      font: token.fontFamily,
    }),
    [token],
  )
}
