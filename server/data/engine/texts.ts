import { inLanguages } from '../../../renderer/core'
import type { EngineFault } from './types'

type Texts = Readonly<Record<EngineFault, string>>

/** What people read of a computation that failed. */
export const texts: Texts = inLanguages<Texts>(
  {
    memory: '数据量超出计算内存，请先筛选或减少列后再试',
    disk: '计算所需的临时空间不足，请先筛选或减少列后再试',
    time: '计算超时，请先筛选后再试',
    cancelled: '计算已取消',
    crashed: '计算进程意外结束，请重试',
    value: '数据中有值不符合所要求的类型或范围',
    busy: '计算任务过多，请稍后再试',
    failed: '计算失败',
  },
  {
    memory: 'The data needs more memory than there is. Please filter it or take fewer columns',
    disk: 'The data needs more temporary space than there is. Please filter it or take fewer columns',
    time: 'The computation took too long. Please filter the data first',
    cancelled: 'The computation was cancelled',
    crashed: 'The computation ended unexpectedly. Please try again',
    value: 'A value of the data does not fit the type or range that is asked for',
    busy: 'Too many computations are under way. Please try again later',
    failed: 'The computation failed',
  },
)
