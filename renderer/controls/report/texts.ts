import { inLanguages } from '../../model/language'

/** What people read of choices out of reports, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    open: '选择',
    wrong: 'popup参数未正确配置!',
    counts: 'popup参数未正确配置,原始值和目标值数量不一致!',
    chooseOne: '请选择一条记录',
    noReport: '报表不存在',
  },
  {
    open: 'Choose',
    wrong: 'The popup is not set up correctly!',
    counts: 'The popup is not set up correctly: there are not as many sources as destinations!',
    chooseOne: 'Please choose one record',
    noReport: 'There is no such report',
  },
)
