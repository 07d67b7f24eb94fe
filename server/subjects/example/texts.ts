import { inLanguages } from '../../../renderer/core'

export const texts = inLanguages(
  { used: '该名称已被使用！', free: '该名称可用！' },
  { used: 'This name is used already!', free: 'This name can be used!' },
)
