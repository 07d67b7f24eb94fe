import { inLanguages } from '../../../renderer/core'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)}MB`

/** What is said of backups and restores. */
export const texts = inLanguages(
  {
    damaged: (where: string) => `备份文件已损坏或不完整，未做任何更改（${where}）`,
    noBackup: '该文件不是Weft备份，未做任何更改',
    passphraseNeeded: '该备份已加密，请用环境变量 BACKUP_PASSPHRASE 给出口令',
    wrongPassphrase: '备份口令不正确（或文件开头已损坏），未做任何更改',
    sealMissing: '该备份未加密，而当前设置了口令（BACKUP_PASSPHRASE），未做任何更改。确认要用未加密的备份时，请去掉该环境变量再执行',
    unknownOrigin:
      '无法确认该备份由本安装生成（来自其他安装或旧版本，或已被改动），未做任何更改。确认来源可信时，可用命令 npm run restore 加 --foreign 恢复：备份中的数据和数据库程序将按原样接受',
    tooLarge: (part: string) => `备份解压后超出限制，未做任何更改（${part}）`,
    objectRefused: (object: string, what: string) => `备份中的数据库对象“${object}”含有不允许的内容（${what}），未做任何更改`,
    objectFailed: (object: string, why: string) => `数据库对象“${object}”无法恢复，已全部撤销：${why}`,
    ownerNotPlain: (schema: string, role: string) =>
      `目标数据库的模式 ${schema} 属于管理角色 ${role}，恢复不以管理权限执行，未做任何更改。请先将其所有者改为普通角色`,
    newerForm: (version: string) => `该备份由更新的版本（${version}）生成，请用该版本或更新的版本恢复`,
    newerMigration: (version: string, name: string) =>
      `该备份由更新的版本（${version}，含数据库变更 ${name}）生成，请用该版本或更新的版本恢复`,
    notEmpty: '目标数据库中已有数据，未做任何更改。确认覆盖请加 --replace（原有数据将被删除）',
    inUse: (count: number) => `目标数据库仍有${count}个服务连接，请先停止所有服务器，未做任何更改`,
    mayNotCreate: '数据库账号没有建库权限（CREATEDB），无法恢复到临时库校验',
    inconsistent: (fault: string) => `恢复后的数据未通过一致性检查，已全部撤销：${fault}`,
    check: {
      tables: (tables: number, rows: number) => `数据：${tables}张表、${rows}行，与备份一致`,
      tableRows: (table: string, found: number, wanted: number) => `表 ${table} 有${found}行，备份时为${wanted}行`,
      schema: (objects: number) => `结构：${objects}个对象，与备份一致`,
      schemaDiffers: (key: string) => `结构与备份不一致：${key}`,
      keys: (count: number) => `外键：${count}个，全部成立`,
      files: (count: number, bytes: number) => `文件：${count}个（${megabytes(bytes)}），大小与校验值一致`,
      filesMissing: (count: number) => `文件：有${count}个在备份前就已缺失`,
      fileWrong: (id: string) => `文件 ${id} 缺失或与记录不一致`,
      sequences: (count: number) => `序列：${count}个，均不小于已用编号`,
      sequenceBehind: (name: string) => `序列 ${name} 小于已用编号`,
      chain: (chain: string, lines: number) => `${chain}：${lines}条，哈希链完整`,
      chainBroken: (chain: string, line: string) => `${chain}的哈希链在第${line}条断开`,
      log: '操作日志',
      audit: '数据变更日志',
    },
  },
  {
    damaged: where => `The backup is damaged or cut off; nothing was changed (${where})`,
    noBackup: 'This file is no backup of Weft; nothing was changed',
    passphraseNeeded: 'This backup is sealed: give its passphrase in the environment variable BACKUP_PASSPHRASE',
    wrongPassphrase: 'The passphrase is wrong (or the beginning of the file is damaged); nothing was changed',
    sealMissing:
      'This backup is not sealed, and a passphrase is set (BACKUP_PASSPHRASE); nothing was changed. Unset it if you mean to use a backup that is not sealed',
    unknownOrigin:
      'Nothing shows that this installation made the backup (it is of another one or of an old version, or it was changed); nothing was changed. If you trust where it comes from, npm run restore with --foreign takes it: its data and the programs in its database are then accepted as they are',
    tooLarge: part => `The backup is larger unpacked than is allowed; nothing was changed (${part})`,
    objectRefused: (object, what) => `The object “${object}” of the backup holds what is not allowed (${what}); nothing was changed`,
    objectFailed: (object, why) => `The object “${object}” cannot be restored, and all was taken back: ${why}`,
    ownerNotPlain: (schema, role) =>
      `The schema ${schema} of the database belongs to the administrating role ${role}; a restore has no such rights, and nothing was changed. Give it to a plain role first`,
    newerForm: version => `This backup was made by a later version (${version}). Restore it with that one, or a later one`,
    newerMigration: (version, name) =>
      `This backup was made by a later version (${version}, with the migration ${name}). Restore it with that one, or a later one`,
    notEmpty: 'The database holds data already; nothing was changed. --replace removes what is there',
    inUse: count => `The database has ${count} connections of servers. Stop all servers first; nothing was changed`,
    mayNotCreate: 'The role of the database may not create databases (CREATEDB): a restore cannot be tried',
    inconsistent: fault => `What was restored is not consistent, and all of it was taken back: ${fault}`,
    check: {
      tables: (tables, rows) => `Rows: ${tables} tables with ${rows} rows, as in the backup`,
      tableRows: (table, found, wanted) => `The table ${table} has ${found} rows, in the backup ${wanted}`,
      schema: objects => `Objects: ${objects}, as in the backup`,
      schemaDiffers: key => `An object is not as in the backup: ${key}`,
      keys: count => `Foreign keys: ${count}, all of them hold`,
      files: (count, bytes) => `Files: ${count} (${megabytes(bytes)}), sizes and hashes as their rows say`,
      filesMissing: count => `Files: ${count} were missing before the backup`,
      fileWrong: id => `The file ${id} is missing or not as its row says`,
      sequences: count => `Sequences: ${count}, none behind what was numbered`,
      sequenceBehind: name => `The sequence ${name} is behind what was numbered`,
      chain: (chain, lines) => `${chain}: ${lines} lines, chain of hashes unbroken`,
      chainBroken: (chain, line) => `${chain}: the chain of hashes is broken at line ${line}`,
      log: 'Log',
      audit: 'Log of changes',
    },
  },
)
