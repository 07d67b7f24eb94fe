/** The platform's name, which is also the title of the page. */
export const SYSTEM_NAME = '审计大数据治理与分析系统'

/** The same in two lines, for places where it does not fit in one. */
export const SYSTEM_NAME_LINES = ['审计大数据', '治理与分析系统'] as const

export const drawerTexts = {
  title: '系统设置',
  look: '整体风格设置',
  appearance: '界面',
  light: '亮色',
  dark: '暗色',
  menu: '菜单',
  lightMenu: '亮色菜单',
  darkMenu: '暗色菜单',
  colour: '主题色',
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
} as const
