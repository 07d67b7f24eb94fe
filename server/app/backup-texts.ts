import { inLanguages } from '../../renderer/core'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)}MB`

/** What the commands that back up and restore say. */
export const commandTexts = inLanguages(
  {
    usage: '用法：npm run backup -- [--check] 或 npm run restore -- 备份文件 [--replace] [--foreign]',
    restoreUsage: '用法：npm run restore -- 备份文件 [--replace] [--foreign]',
    unknownArgument: (text: string) => `未知参数 ${text}，备份只有 --check`,
    made: (path: string, size: number, rows: number, files: number) =>
      `已备份到 ${path}（${megabytes(size)}）：${rows}行数据、${files}个文件`,
    open: '该备份未加密，内含全部数据和安装密钥，请妥善保管；设置 BACKUP_PASSPHRASE 可加密备份',
    noFile: (path: string) => `没有备份文件 ${path}`,
    filesThere: (folder: string) => `目标文件夹 ${folder} 中已有文件，未做任何更改。确认覆盖请加 --replace（原有文件将被删除）`,
    foreign:
      '已指定 --foreign：不验证备份的来源。其中的账号、数据和数据库程序将按原样接受，并在服务器启动后以本安装的权限运行；来源不可信时请立即中止',
    reading: '检查备份文件',
    restoring: '恢复',
    whole: (version: string, begun: Date) =>
      `备份文件完整（版本 ${version}，${begun.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' })}）`,
    checked: '一致性检查：',
    restored: '恢复完成。请启动服务器；较旧的备份会在启动时自动升级，所有用户需要重新登录。',
  },
  {
    usage: 'npm run backup -- [--check], or npm run restore -- FILE [--replace] [--foreign]',
    restoreUsage: 'npm run restore -- FILE [--replace] [--foreign]',
    unknownArgument: text => `The argument ${text} is unknown; there is only --check`,
    made: (path, size, rows, files) => `Written to ${path} (${megabytes(size)}): ${rows} rows, ${files} files`,
    open: 'This backup is not sealed and holds all data and the secret of the installation: keep it safe. BACKUP_PASSPHRASE seals backups',
    noFile: path => `There is no backup ${path}`,
    filesThere: folder => `The folder ${folder} holds files already; nothing was changed. --replace removes what is there`,
    foreign:
      '--foreign: where the backup comes from is not checked. Its accounts, its data and the programs in its database are accepted as they are, and run with the rights of this installation once the server starts; stop now unless you trust it',
    reading: 'Reading the backup',
    restoring: 'Restoring',
    whole: (version, begun) => `The backup is whole (version ${version}, ${begun.toISOString()})`,
    checked: 'Check of what was restored:',
    restored: 'Restored. Start the server: an older backup is migrated then, and all users sign in again.',
  },
)
