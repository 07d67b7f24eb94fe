import { inLanguages } from '../../../renderer/core'

const TYPES: Readonly<Record<string, string>> = { 1: '短信', 2: '邮件', 3: '微信' }
const ENGLISH: Readonly<Record<string, string>> = { 1: 'SMS', 2: 'mail', 3: 'WeChat' }

/** What people read of messages. */
export const texts = inLanguages(
  {
    asked: '发送消息任务添加成功！',
    failed: (cause: string) => `发送消息任务添加失败！${cause}`,
    badJson: '解析Json出错！',
    badVariable: (variable: string) => `变量“${variable}”不正确，应写作 \${名称}`,
    badValues: '请填写JSON对象，例如 {"name":"张三"}',
    noTemplate: (code: string) => `没有编码为“${code}”的模板`,
    missing: (names: string) => `缺少变量：${names}`,
    noReceiver: '请填写接收人',
    tooMany: (most: number) => `一次最多发送给 ${most} 个接收人`,
    tooLong: (most: number) => `消息内容超过 ${most} 个字`,
    noUser: (account: string) => `没有账号为“${account}”的用户`,
    noChannel: (type: string) => `${TYPES[type] ?? type}渠道还没有配置`,
    noMessage: '消息不存在',
    isSent: '消息已经发送成功',
    deliver: '发送消息',
    messageId: '消息编号',
    sent: (receiver: string) => `已发送给 ${receiver}`,
    nothing: '没有需要发送的消息',
  },
  {
    asked: 'The message is on its way',
    failed: cause => `The message could not be sent: ${cause}`,
    badJson: 'The values are no JSON',
    badVariable: variable => `“${variable}” is no variable; write \${name}`,
    badValues: 'A JSON object is needed, such as {"name":"Zhang"}',
    noTemplate: code => `No template has the code “${code}”`,
    missing: names => `Variables without a value: ${names}`,
    noReceiver: 'Who is to receive it?',
    tooMany: most => `At most ${most} receivers at once`,
    tooLong: most => `The content has more than ${most} characters`,
    noUser: account => `No user has the account “${account}”`,
    noChannel: type => `The channel ${ENGLISH[type] ?? type} is not set up`,
    noMessage: 'No such message',
    isSent: 'The message was sent already',
    deliver: 'Send a message',
    messageId: 'Id of the message',
    sent: receiver => `Sent to ${receiver}`,
    nothing: 'Nothing was left to be sent',
  },
)
