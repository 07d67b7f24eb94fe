/** Texts for users of trees. */
export const texts = {
  childrenFailed: '下级加载失败',
}
