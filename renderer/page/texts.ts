/** Texts for users of pages and of screens in their places. */
export const texts = {
  unknownScreen: (id: string) => `页面不存在：${id}`,
  issues: '页面定义有误',
  failed: '页面加载失败',
  broken: '页面显示出错',
  loading: '加载中...',
}
