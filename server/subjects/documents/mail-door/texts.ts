import { inLanguages } from '../../../../renderer/core'

/** What is kept of mail, and what senders read whose mail was refused: their programs show both languages. */
export const texts = inLanguages(
  {
    source: (sender: string, subject: string) => `邮件：${sender}《${subject}》`.slice(0, 100),
    noSubject: '无主题',
    letter: '邮件',
  },
  {
    source: (sender, subject) => `Mail from ${sender}: ${subject}`.slice(0, 100),
    noSubject: 'No subject',
    letter: 'Mail',
  },
)

/** Answers to other servers of mail, which pass them on to the sender. */
export const refusals = {
  recipient: '5.1.1 收件地址不存在 No such address here',
  sender: '5.7.1 发件人不是本系统用户，或没有添加文档的权限 The sender is no user here, or may not add documents',
  tooLarge: (megabytes: number) => `5.3.4 邮件超过${megabytes}MB The mail is larger than ${megabytes} MB`,
  broken: '5.6.0 邮件无法读取 The mail cannot be read',
  later: '4.3.0 暂时无法接收，请稍后重发 Please try again later',
}
