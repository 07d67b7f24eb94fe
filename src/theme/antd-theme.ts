import type { ConfigProviderProps } from 'antd'
import { tokens } from './tokens'

/** How antd is set up: our tokens as CSS variables, and texts of buttons as the specification spells them. */
export const antdSettings: Pick<ConfigProviderProps, 'theme' | 'button' | 'form'> = {
  theme: {
    cssVar: true,
    hashed: false,
    token: {
      colorPrimary: tokens.primary,
      colorInfo: tokens.primary,
      colorLink: tokens.strong,
      colorBgLayout: tokens.page,
      borderRadius: 6,
      fontFamily: tokens.font,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: { colorPrimary: tokens.strong, algorithm: true },
      Menu: { darkItemBg: tokens.dark, darkSubMenuItemBg: tokens.darker, itemHeight: 40, iconSize: 15, darkItemSelectedBg: tokens.strong },
      Table: { headerBg: '#fafbfc', cellPaddingBlock: 11 },
      Breadcrumb: { fontSize: 13 },
    },
  },
  // Else antd parts two Chinese characters by a blank.
  button: { autoInsertSpace: false },
  form: { requiredMark: true },
}
