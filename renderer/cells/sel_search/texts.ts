import { inLanguages } from '../../model/language'

/** What people read of the choice that is searched for. */
export const texts = inLanguages(
  {
    before: '最近选择',
    typeToSearch: '请输入关键字搜索',
    searching: '搜索中…',
    forget: (text: string) => `从最近选择中移除 ${text}`,
    forgetKeys: 'Shift + Delete',
  },
  {
    before: 'Chosen before',
    typeToSearch: 'Type to search',
    searching: 'Searching…',
    forget: text => `Forget ${text}`,
    forgetKeys: 'Shift + Delete',
  },
)
