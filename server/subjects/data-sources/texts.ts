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
    passwordAgain: '数据库类型、连接地址或用户名已改变，请重新填写密码',
    badType: '目前支持 PostgreSQL、MySQL 和 MariaDB 数据源，其他数据库的数据请导出为文件后导入',
    badUrl: {
      postgresql: '连接地址无效，请填写如 jdbc:postgresql://主机:5432/数据库 的地址，不要包含账号和密码',
      mysql: '连接地址无效，请填写如 jdbc:mysql://主机:3306/数据库 的地址，不要包含账号和密码',
    },
    badParameter: (place: number) => `连接地址的第${place}个参数不能使用，请删除；账号和密码请填写在对应的字段中`,
    noTable: (table: string) => `数据源中没有表“${table}”，或账号没有查询权限`,
    manyTables: (table: string) => `多个模式中有表“${table}”，请写作 模式.表`,
    tooLarge: (table: string, most: number) => `表“${table}”超过 ${most} 行或内容过多，不能导出为工作簿；请改用视图缩小范围`,
    forbidden: (host: string, port: number, why: string) =>
      why === 'private' || why === 'loopback'
        ? `主机 ${host} 是${why === 'private' ? '内网' : '本机'}地址，须由系统管理员在“参数设置”的“可调用的内网地址”中列出，写作 IP:${port}`
        : `主机 ${host} 是链路本地、云平台元数据或保留地址，不能连接`,
    binary: '（二进制）',
    noUse: '没有查询外部数据源的权限',
    noSource: (code: string) => `数据源“${code}”不存在`,
    unreachable: (name: string, why: string) => `数据源“${name}”无法连接：${why}`,
    used: (name: string, users: string) => `数据源“${name}”正被“${users}”使用，不能删除`,
    usedCode: (users: string) => `正被“${users}”使用，不能修改编码`,
    failed: (why: string) => `数据库连接失败：${why}`,
    causes: {
      name: '主机名无法解析',
      refused: '连接被拒绝',
      timeout: '连接超时',
      password: '账号或密码错误',
      database: '数据库不存在',
      noDatabaseRight: '账号没有访问该数据库的权限',
      tooMany: '数据库的连接数已满',
      ssl: '数据库不支持加密连接',
      lost: '连接中断，或该端口上不是所选类型的数据库',
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
    passwordAgain: 'The type, the address or the account has changed: write the password again',
    badType: 'Data sources are PostgreSQL, MySQL or MariaDB; bring rows of others in as files',
    badUrl: {
      postgresql: 'The address is wrong: write jdbc:postgresql://host:5432/database, without account and password',
      mysql: 'The address is wrong: write jdbc:mysql://host:3306/database, without account and password',
    },
    badParameter: (place: number) =>
      `The address may not have its parameter number ${place}; account and password have fields of their own`,
    noTable: (table: string) => `The data source has no table “${table}”, or its account may not read it`,
    manyTables: (table: string) => `Several schemas have a table “${table}”: write schema.table`,
    tooLarge: (table: string, most: number) =>
      `The table “${table}” has more than ${most} rows, or too long ones, for a workbook: narrow it down by a view`,
    forbidden: (host: string, port: number, why: string) =>
      why === 'private' || why === 'loopback'
        ? `The host ${host} is inside: an administrator of the system lists it in the settings (internal addresses that may be called) as address:${port}`
        : `The host ${host} is at a link-local, metadata or reserved address`,
    binary: '(binary)',
    noUse: 'You may not read data sources',
    noSource: (code: string) => `There is no data source “${code}”`,
    unreachable: (name: string, why: string) => `The data source “${name}” cannot be reached: ${why}`,
    used: (name: string, users: string) => `The data source “${name}” is used by “${users}”`,
    usedCode: (users: string) => `“${users}” names this code`,
    failed: (why: string) => `The database cannot be reached: ${why}`,
    causes: {
      name: 'the name of the host cannot be looked up',
      refused: 'the connection was refused',
      timeout: 'there was no answer in time',
      password: 'the account or the password is wrong',
      database: 'there is no such database',
      noDatabaseRight: 'the account may not use this database',
      tooMany: 'the database has no connection left',
      ssl: 'the database encrypts no connections',
      lost: 'the connection was lost, or another program listens there',
      other: (said: string) => said,
    },
  },
)
