import { inLanguages } from '../../model/language'

/** What people read of the trees to choose from. */
export const texts = inLanguages(
  {
    wrongCondition: '组件JTreeSelect-condition传值有误，需要一个json字符串!',
  },
  {
    wrongCondition: 'The condition of the tree select (JTreeSelect-condition) must be JSON text!',
  },
)
