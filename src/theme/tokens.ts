/** What antd and our own style sheets share; `global.css` repeats it as CSS variables, and a test compares the two. */
export const grounds = {
  light: {
    page: '#f3f5f8',
    surface: '#ffffff',
    /** Above the surface: dialogs and what drops down. */
    raised: '#ffffff',
    line: '#eaedf1',
    border: '#d5dae1',
    tableHead: '#fafbfc',
    /** Of a dark menu. */
    menu: '#001529',
    menuGroup: '#000c17',
  },
  dark: {
    page: '#0f1318',
    surface: '#181d24',
    raised: '#20262e',
    line: '#2a313a',
    border: '#3e4854',
    tableHead: '#1e242c',
    menu: '#11161c',
    menuGroup: '#0b0f14',
  },
} as const

/** Good, bad and doubtful. `weak`: blue and orange instead of green and red, which people with weak colour sight confuse. */
export const statuses = {
  full: {
    light: { success: '#2b8209', warning: '#965a00', danger: '#cf1322' },
    dark: { success: '#49aa19', warning: '#d89614', danger: '#f37371' },
  },
  weak: {
    light: { success: '#0b5cad', warning: '#7d6000', danger: '#a63d00' },
    dark: { success: '#56b4e9', warning: '#f0e442', danger: '#ff9a4d' },
  },
} as const

export const font =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif"
