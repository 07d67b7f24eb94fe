import { type ConfigProviderProps, type ThemeConfig, theme } from 'antd'
import { COLOURS } from './colours'
import type { ThemeSettings } from './settings'
import { font, grounds, statuses } from './tokens'

type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, readonly unknown[]>

/** Counts, hints, placeholders and empty lists: small texts that antd makes too pale to be read. */
const hint = { light: 'rgba(0, 0, 0, 0.6)', dark: 'rgba(255, 255, 255, 0.6)' } as const

/** The ground of a switch that is off, and that under the pointer: antd's is too pale for the white words on it. */
const off = {
  light: { colorTextQuaternary: 'rgba(0, 0, 0, 0.6)', colorTextTertiary: 'rgba(0, 0, 0, 0.7)' },
  dark: { colorTextQuaternary: 'rgba(255, 255, 255, 0.25)', colorTextTertiary: 'rgba(255, 255, 255, 0.35)' },
} as const

/** antd makes its own shades of the colours it is given; where contrast matters ours stand, see decision 8. */
function ourShades({ colour, appearance, colourWeak }: ThemeSettings): Algorithm {
  const { primary, text, fillHover, soft } = COLOURS[colour][appearance]
  const ground = grounds[appearance]
  const status = statuses[colourWeak ? 'weak' : 'full'][appearance]
  return (seed, derived) => ({
    ...(derived ?? theme.defaultAlgorithm(seed)),
    colorPrimary: primary,
    colorInfo: primary,
    colorPrimaryText: text,
    colorLink: text,
    colorLinkHover: appearance === 'light' ? fillHover : primary,
    colorLinkActive: text,
    colorPrimaryBg: soft,
    colorTextTertiary: hint[appearance],
    colorBgLayout: ground.page,
    colorBgContainer: ground.surface,
    colorBgElevated: ground.raised,
    colorBorder: ground.border,
    colorBorderSecondary: ground.line,
    colorError: status.danger,
    colorErrorText: status.danger,
    colorWarningText: status.warning,
    colorSuccessText: status.success,
  })
}

function components({ colour, appearance, colourWeak }: ThemeSettings): NonNullable<ThemeConfig['components']> {
  const { text, fill, fillHover } = COLOURS[colour][appearance]
  const ground = grounds[appearance]
  const { warning, success } = statuses[colourWeak ? 'weak' : 'full'][appearance]
  return {
    Button: {
      colorPrimary: fill,
      colorPrimaryHover: fillHover,
      colorPrimaryActive: fillHover,
      defaultHoverColor: text,
      defaultHoverBorderColor: text,
      defaultActiveColor: text,
      defaultActiveBorderColor: text,
    },
    Menu: {
      darkItemBg: ground.menu,
      darkSubMenuItemBg: ground.menuGroup,
      darkPopupBg: ground.menu,
      darkItemSelectedBg: fill,
      itemBg: ground.surface,
      subMenuItemBg: ground.surface,
      itemSelectedColor: text,
      subMenuItemSelectedColor: text,
      horizontalItemSelectedColor: text,
      itemHeight: 40,
      activeBarBorderWidth: 0,
      iconSize: 15,
    },
    Tabs: { itemSelectedColor: text, itemHoverColor: text, itemActiveColor: text },
    Pagination: { colorPrimary: text, colorPrimaryHover: text },
    Radio: { colorPrimary: text, colorPrimaryHover: text },
    Switch: { colorPrimary: fill, colorPrimaryHover: fillHover, ...off[appearance] },
    // Words on their own soft ground: antd's own are too pale there.
    Tag: { colorInfo: text, colorWarning: warning, colorSuccess: success },
    Table: { headerBg: ground.tableHead, cellPaddingBlock: 11, cellPaddingInline: 12 },
    Breadcrumb: { fontSize: 13 },
    Empty: { colorTextDisabled: hint[appearance] },
  }
}

/** How antd is set up: our tokens as CSS variables, and texts of buttons as the specification spells them. */
export function antdSettings(settings: ThemeSettings, still: boolean): Pick<ConfigProviderProps, 'theme' | 'button' | 'form'> {
  const { light } = COLOURS[settings.colour]
  const { danger, warning, success } = statuses[settings.colourWeak ? 'weak' : 'full'].light
  const base = settings.appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm
  return {
    theme: {
      cssVar: true,
      hashed: false,
      algorithm: [base, ourShades(settings)],
      token: {
        colorPrimary: light.primary,
        colorInfo: light.primary,
        colorTextPlaceholder: hint[settings.appearance],
        ...(settings.colourWeak && { colorError: danger, colorWarning: warning, colorSuccess: success }),
        borderRadius: 6,
        fontFamily: font,
        motion: !still,
        motionDurationMid: '0.15s',
        motionDurationSlow: '0.2s',
      },
      components: components(settings),
    },
    // Else antd parts two Chinese characters by a blank.
    button: { autoInsertSpace: false },
    form: { requiredMark: true },
  }
}
