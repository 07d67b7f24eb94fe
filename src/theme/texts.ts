import { inLanguages } from '../../renderer/contract'

const names = inLanguages(
  { whole: '审计大数据治理与分析系统', lines: ['审计大数据', '治理与分析系统'] },
  { whole: 'Audit Data Governance', lines: ['Audit Data', 'Governance'] },
)

/** Characters that stand in one line above the menu. */
const LINE = 8

/** A name in two lines of about the same length, by words where it has them. */
export function linesOfName(name: string): readonly string[] {
  const characters = [...name]
  if (characters.length <= LINE) return [name]
  const middle = Math.ceil(characters.length / 2)
  const spaces = characters.flatMap((character, index) => (character === ' ' ? [index] : []))
  const at = spaces.toSorted((left, right) => Math.abs(left - middle) - Math.abs(right - middle))[0] ?? middle
  return [characters.slice(0, at).join('').trim(), characters.slice(at).join('').trim()]
}

/** What the server writes into the page of what an administrator has chosen. */
const chosen = (name: string) =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLMetaElement>(`meta[name="application-${name}"]`)?.content

const given = chosen('name')

/** The address of the mark that stands for the system; undefined: the one that it ships with. */
export const SYSTEM_LOGO = chosen('logo')

/** The system's name, which is also the title of the page. */
export const SYSTEM_NAME = given ?? names.whole

/** The same in lines, for places where it does not fit in one. */
export const SYSTEM_NAME_LINES = given === undefined ? names.lines : linesOfName(given)

export const drawerTexts = inLanguages(
  {
    title: '系统设置',
    look: '整体风格设置',
    appearance: '界面',
    light: '亮色',
    dark: '暗色',
    menu: '菜单',
    lightMenu: '亮色菜单',
    darkMenu: '暗色菜单',
    colour: '主题色',
    colours: {
      daybreak: '拂晓蓝',
      dusk: '薄暮',
      volcano: '火山',
      sunset: '日暮',
      cyan: '明青',
      aurora: '极光绿',
      geek: '极客蓝',
      purple: '酱紫',
    },
    navigation: '导航模式',
    place: '菜单位置',
    side: '侧边菜单',
    top: '顶部菜单',
    width: '内容区域宽度',
    fixed: '固定',
    fluid: '流式',
    fixedHeader: '固定 Header',
    hideHeader: '下滑时隐藏 Header',
    needsFixedHeader: '固定 Header 时可配置',
    fixedSidebar: '固定侧边菜单',
    needsSide: '侧边菜单时可配置',
    other: '其他设置',
    colourWeak: '色弱模式',
    colourWeakHint: '以蓝色和橙色代替绿色和红色',
    tabs: '多页签模式',
  },
  {
    title: 'Settings',
    look: 'Overall style',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    menu: 'Menu',
    lightMenu: 'Light menu',
    darkMenu: 'Dark menu',
    colour: 'Theme colour',
    colours: {
      daybreak: 'Daybreak blue',
      dusk: 'Dusk',
      volcano: 'Volcano',
      sunset: 'Sunset',
      cyan: 'Cyan',
      aurora: 'Aurora green',
      geek: 'Geek blue',
      purple: 'Purple',
    },
    navigation: 'Navigation',
    place: 'Position',
    side: 'Side menu',
    top: 'Top menu',
    width: 'Content width',
    fixed: 'Fixed',
    fluid: 'Fluid',
    fixedHeader: 'Fixed header',
    hideHeader: 'Hide the header on scroll',
    needsFixedHeader: 'Needs a fixed header',
    fixedSidebar: 'Fixed side menu',
    needsSide: 'Needs a side menu',
    other: 'Other settings',
    colourWeak: 'For colour-blind eyes',
    colourWeakHint: 'Blue and orange instead of green and red',
    tabs: 'Tabs',
  },
)
