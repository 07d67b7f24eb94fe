import { expect, it } from 'vitest'
import { compareWords } from './words'

it('orders texts as Chinese readers look them up, and numbers inside of them by their size', () => {
  expect(['赵敏', 'Zoe', '第10章', '安然', '第2章', '李雷', '7'].toSorted(compareWords)).toEqual([
    '7',
    '安然',
    '第2章',
    '第10章',
    '李雷',
    '赵敏',
    'Zoe',
  ])
})
