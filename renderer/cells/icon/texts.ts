import { inLanguages } from '../../model/language'

/** What users read of icons. */
export const texts = inLanguages(
  {
    unknown: '未知图标',
    noneFound: '没有这样的图标，可以用中文搜索，如“审批”“人员”',
    unknownHint: (name: string) => `没有名为 ${name} 的图标，菜单将显示默认图标`,
  },
  {
    unknown: 'Unknown icon',
    noneFound: 'There is no such icon. Search by what it stands for, such as “approval” or “people”',
    unknownHint: (name: string) => `There is no icon called ${name}; the menu shows the plainest`,
  },
)
