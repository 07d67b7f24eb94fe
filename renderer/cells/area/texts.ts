import { inLanguages } from '../../model/language'

/** What people read of the choice of a place. */
export const texts = inLanguages(
  {
    choose: '请选择省市区',
    notFound: '没有找到，可按名称或拼音首字母搜索',
  },
  {
    choose: 'Choose a province, city and district',
    notFound: 'Nothing found; search by name or by the initials of its pinyin',
  },
)
