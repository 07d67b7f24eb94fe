/** What antd and our own style sheets share; `global.css` repeats the colours as CSS variables. */
export const tokens = {
  primary: '#1890ff',
  /** Of the same hue, dark enough for text on white and for white text on it (WCAG AA). */
  strong: '#096dd9',
  page: '#f3f5f8',
  dark: '#001529',
  darker: '#000c17',
  font: "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif",
} as const
