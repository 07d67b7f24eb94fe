import { type ThemeConfig, theme } from 'antd'
import type { CSSProperties } from 'react'

/** A large screen is dark in every appearance: it hangs in a room, and is read from afar. */
const colours = {
  ground: '#081327',
  surface: '#0e1f42',
  raised: '#14294f',
  text: '#e9f2ff',
  soft: '#a8c0e2',
  primary: '#4ba9ff',
  primarySoft: '#123766',
  line: '#21407a',
  success: '#4fd184',
  warning: '#f7bd49',
  danger: '#ff8480',
} as const

/** What antd draws on a large screen. */
export const WALL_THEME: ThemeConfig = {
  inherit: false,
  cssVar: true,
  hashed: false,
  algorithm: theme.darkAlgorithm,
  token: {
    colorPrimary: colours.primary,
    colorInfo: colours.primary,
    colorSuccess: colours.success,
    colorWarning: colours.warning,
    colorError: colours.danger,
    colorText: colours.text,
    colorTextSecondary: colours.soft,
    colorTextTertiary: colours.soft,
    colorTextDescription: colours.soft,
    colorBgContainer: colours.surface,
    colorBgElevated: colours.raised,
    colorBgLayout: colours.ground,
    colorBorder: colours.line,
    colorBorderSecondary: colours.line,
    fontFamily: 'var(--weft-font)',
    fontSize: 18,
    borderRadius: 4,
  },
}

/** The same for our own styles. */
export const WALL_COLOURS = {
  '--weft-page': colours.ground,
  '--weft-surface': colours.surface,
  '--weft-raised': colours.raised,
  '--weft-text': colours.text,
  '--weft-text-soft': colours.soft,
  '--weft-primary': colours.primary,
  '--weft-primary-strong': colours.primary,
  '--weft-primary-soft': colours.primarySoft,
  '--weft-border': colours.line,
  '--weft-line': colours.line,
  '--weft-table-head': colours.raised,
  '--weft-hover': colours.raised,
  '--weft-success': colours.success,
  '--weft-success-soft': '#123b32',
  '--weft-warning': colours.warning,
  '--weft-warning-soft': '#3a3219',
  '--weft-danger': colours.danger,
  '--weft-danger-soft': '#43202e',
} as CSSProperties
