import { inLanguages } from '../../../renderer/core'

/** Texts of data sources. */
export const texts = inLanguages(
  {
    added: '添加成功！',
    edited: '编辑成功!',
    deleted: '删除成功!',
    deletedMany: '批量删除成功！',
    notFound: '未找到对应数据',
    taken: '多数据源编码已存在',
    connected: '数据库连接成功',
    badType: '目前只支持 PostgreSQL 数据源',
    badUrl: '连接地址无效，请填写如 jdbc:postgresql://主机:5432/数据库 的地址，不要包含账号和密码',
    forbidden: (host: string) => `主机 ${host} 是链路本地、云平台元数据或保留地址，不能连接`,
    failed: (why: string) => `数据库连接失败：${why}`,
    causes: {
      name: '主机名无法解析',
      refused: '连接被拒绝',
      timeout: '连接超时',
      password: '账号或密码错误',
      database: '数据库不存在',
      other: (said: string) => said,
    },
  },
  {
    added: 'Added!',
    edited: 'Saved!',
    deleted: 'Deleted!',
    deletedMany: 'Deleted!',
    notFound: 'There is no such data source',
    taken: 'There is a data source with this code already',
    connected: 'The database answers',
    badType: 'Only data sources of PostgreSQL are known',
    badUrl: 'The address is wrong: write jdbc:postgresql://host:5432/database, without account and password',
    forbidden: (host: string) => `The host ${host} is at a link-local, metadata or reserved address`,
    failed: (why: string) => `The database cannot be reached: ${why}`,
    causes: {
      name: 'the name of the host cannot be looked up',
      refused: 'the connection was refused',
      timeout: 'there was no answer in time',
      password: 'the account or the password is wrong',
      database: 'there is no such database',
      other: (said: string) => said,
    },
  },
)
