import { drawerTexts } from './texts'

/** The shades of one colour on light or on dark ground. */
export interface Shades {
  /** Bars, rings, marks: 3:1 against the ground. On light ground it is the colour that was chosen, whatever its contrast. */
  readonly primary: string
  /** Text on the ground and on `soft`: 4.5:1. */
  readonly text: string
  /** Under white text: 4.5:1. */
  readonly fill: string
  readonly fillHover: string
  /** Ground of what is chosen. */
  readonly soft: string
}

export interface Colour {
  readonly name: string
  readonly light: Shades
  readonly dark: Shades
}

const shades = (primary: string, text: string, fill: string, fillHover: string, soft: string): Shades => ({
  primary,
  text,
  fill,
  fillHover,
  soft,
})

/** The presets, by the key under which a choice is kept. Shades are those of antd's palettes that reach the contrasts above. */
export const COLOURS = {
  '#1890FF': {
    name: drawerTexts.colours.daybreak,
    light: shades('#1890ff', '#096dd9', '#096dd9', '#0050b3', '#e6f7ff'),
    dark: shades('#187fde', '#3c9be9', '#096dd9', '#0050b3', '#142539'),
  },
  '#F5222D': {
    name: drawerTexts.colours.dusk,
    light: shades('#f5222d', '#cf1322', '#cf1322', '#a8071a', '#fff1f0'),
    dark: shades('#e8484b', '#f37371', '#cf1322', '#a8071a', '#2e1a23'),
  },
  '#FA541C': {
    name: drawerTexts.colours.volcano,
    light: shades('#fa541c', '#ad2102', '#ad2102', '#871400', '#fff2e8'),
    dark: shades('#d84c1d', '#e87142', '#ad2102', '#871400', '#2e1e1f'),
  },
  '#FAAD14': {
    name: drawerTexts.colours.sunset,
    light: shades('#faad14', '#874d00', '#874d00', '#613400', '#fffbe6'),
    dark: shades('#ab7b1a', '#d89716', '#874d00', '#613400', '#2e281f'),
  },
  '#13C2C2': {
    name: drawerTexts.colours.cyan,
    light: shades('#13c2c2', '#006d75', '#006d75', '#00474f', '#e6fffb'),
    dark: shades('#15888b', '#14a9aa', '#006d75', '#00474f', '#142930'),
  },
  '#52C41A': {
    name: drawerTexts.colours.aurora,
    light: shades('#52c41a', '#237804', '#237804', '#135200', '#f6ffed'),
    dark: shades('#3e8a1e', '#49ab1c', '#237804', '#135200', '#1a2b1f'),
  },
  '#2F54EB': {
    name: drawerTexts.colours.geek,
    light: shades('#2f54eb', '#2f54eb', '#2f54eb', '#1d39c4', '#f0f5ff'),
    dark: shades('#5374e2', '#809ef4', '#2f54eb', '#1d39c4', '#171e36'),
  },
  '#722ED1': {
    name: drawerTexts.colours.purple,
    light: shades('#722ed1', '#722ed1', '#722ed1', '#531dab', '#f9f0ff'),
    dark: shades('#ab7ae1', '#ab7ae1', '#722ed1', '#531dab', '#1d1b33'),
  },
} as const satisfies { readonly [key: string]: Colour }

export type ColourKey = keyof typeof COLOURS

export const isColour = (key: unknown): key is ColourKey => typeof key === 'string' && Object.hasOwn(COLOURS, key)
