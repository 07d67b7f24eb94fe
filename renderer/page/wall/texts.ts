import { inLanguages } from '../../model/language'

/** Texts of large screens. `day` is a format of dayjs. */
export const texts = inLanguages(
  {
    day: 'YYYY年M月D日',
    weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
    full: '全屏',
    leaveFull: '退出全屏',
    pause: '暂停轮播',
    goOn: '继续轮播',
    pages: '大屏页面',
    page: (number: number, all: number) => `第${number}页，共${all}页`,
    nothing: '没有可以显示的内容',
  },
  {
    day: 'YYYY-MM-DD',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    full: 'Full screen',
    leaveFull: 'Leave full screen',
    pause: 'Pause',
    goOn: 'Go on',
    pages: 'Pages of the large screen',
    page: (number, all) => `Page ${number} of ${all}`,
    nothing: 'There is nothing to show',
  },
)
