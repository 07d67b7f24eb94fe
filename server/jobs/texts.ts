import { inLanguages } from '../../renderer/core'

type Limits = Readonly<Record<string, unknown>>

const chinese: Readonly<Record<string, (limits: Limits) => string>> = {
  required: () => '必填',
  additionalProperties: () => '不存在',
  type: () => '类型不正确',
  enum: () => '不在可选范围内',
  const: () => '不在可选范围内',
  oneOf: () => '不在可选范围内',
  minimum: ({ limit }) => `不能小于${limit}`,
  maximum: ({ limit }) => `不能大于${limit}`,
  minLength: ({ limit }) => `至少${limit}个字符`,
  maxLength: ({ limit }) => `最多${limit}个字符`,
  pattern: () => '格式不正确',
}
const english: typeof chinese = {
  required: () => 'is required',
  additionalProperties: () => 'is no parameter',
  type: () => 'is of another type',
  enum: () => 'is none of the choices',
  const: () => 'is none of the choices',
  oneOf: () => 'is none of the choices',
  minimum: ({ limit }) => `must not be below ${limit}`,
  maximum: ({ limit }) => `must not be above ${limit}`,
  minLength: ({ limit }) => `needs ${limit} characters`,
  maxLength: ({ limit }) => `may have ${limit} characters`,
  pattern: () => 'has another form',
}

/** What runs say of themselves. Runs have no caller: theirs is the language of the installation. */
export const texts = inLanguages(
  {
    unknownType: (name: string) => `没有名为“${name}”的任务类型`,
    brokenParams: '参数不是有效的 JSON，请填写如 {"名称": 值} 的对象',
    badParam: (title: string, keyword: string, limits: Limits) => `参数“${title}”${chinese[keyword]?.(limits) ?? '不正确'}`,
    exportFilters: '查询条件',
    exportFormat: '文件格式',
    exported: (rows: number) => `已导出 ${rows} 行`,
    missed: (count: number) => `已错过（共${count}次），按设置跳过`,
    overlapping: '上一次执行尚未结束，按设置跳过',
    cancelled: '已取消',
    timeLimit: (seconds: number) => `超过时限${seconds}秒，已停止`,
    lost: '执行中的服务器已停止',
    lostOnce: '执行中的服务器已停止；此类任务只执行一次，不再重试',
    lostTooOften: '执行中的服务器多次停止，已放弃',
    lostLine: '执行中的服务器已停止，由其他服务器接手',
    moreLines: (most: number) => `日志超过${most}行，其余不再保留`,
    runRemoved: '执行记录已被清理',
    over: '本次执行已结束，不能再写入',
  },
  {
    unknownType: name => `There is no kind of job “${name}”`,
    brokenParams: 'The parameters are no JSON; write an object such as {"name": value}',
    badParam: (title, keyword, limits) => `The parameter “${title}” ${english[keyword]?.(limits) ?? 'is wrong'}`,
    exportFilters: 'Filters',
    exportFormat: 'Format of the file',
    exported: rows => `${rows} rows were exported`,
    missed: count => `Missed (${count} in all), skipped as set`,
    overlapping: 'The run before has not ended, skipped as set',
    cancelled: 'Cancelled',
    timeLimit: seconds => `Stopped after the limit of ${seconds} seconds`,
    lost: 'The server that ran it has stopped',
    lostOnce: 'The server that ran it has stopped; such jobs are begun only once',
    lostTooOften: 'Servers have stopped too often amid this run; it was given up',
    lostLine: 'The server that ran it has stopped; another one takes over',
    moreLines: most => `More than ${most} lines of log; the rest is not kept`,
    runRemoved: 'Its run was removed',
    over: 'This attempt is over and writes no more',
  },
)
