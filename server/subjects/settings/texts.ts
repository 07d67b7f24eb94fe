import { inLanguages } from '../../../renderer/core'

/** Texts of settings of the installation. */
export const texts = inLanguages(
  {
    saved: '保存成功',
    reset: '已恢复默认值',
    notFound: '未找到该设置',
    fixed: (name: string) => `该设置由环境变量 ${name} 固定，请修改环境变量后重启服务`,
    isDefault: '该设置已经是默认值',
    badType: { number: '请输入整数', boolean: '请选择是或否', string: '请输入文本' },
    range: (least: number, most: number) => `请输入 ${least} 到 ${most} 之间的整数`,
    length: (least: number, most: number) => (least > 0 ? `请输入 ${least} 到 ${most} 个字符` : `最多 ${most} 个字符`),
    choice: '请选择列出的值',
    missing: '请填写新的值，或使用“恢复默认”',
    yes: '是',
    no: '否',
    none: '（空）',
    hidden: '（已设置，不显示）',
  },
  {
    saved: 'Saved',
    reset: 'Back to the default',
    notFound: 'There is no such setting',
    fixed: (name: string) => `${name} of the environment fixes this setting; change it there and start the servers again`,
    isDefault: 'This setting has its default already',
    badType: { number: 'A whole number is needed', boolean: 'Yes or no is needed', string: 'A text is needed' },
    range: (least: number, most: number) => `A whole number from ${least} to ${most} is needed`,
    length: (least: number, most: number) => (least > 0 ? `${least} to ${most} characters are needed` : `At most ${most} characters`),
    choice: 'Choose one of the values',
    missing: 'Write a new value, or go back to the default',
    yes: 'Yes',
    no: 'No',
    none: '(empty)',
    hidden: '(set, not shown)',
  },
)
