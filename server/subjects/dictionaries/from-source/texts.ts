import { counted, inLanguages } from '../../../../renderer/core'

/** What people read of dictionaries that are filled of data sources. */
export const texts = inLanguages(
  {
    title: '数据源更新字典',
    dictionary: '字典',
    source: '数据源',
    table: '数据表或视图',
    tableHint: '如 public.unit；只有一个模式中有此表时可不写模式',
    value: '字典项值的列',
    text: '字典项文本的列',
    textHint: '不填则文本与值相同',
    disable: '停用表中已没有的字典项',
    disableHint: '停用的字典项不能再选，已有数据仍显示其文本',
    noRight: '需要编辑数据字典和查询外部数据源的权限',
    noDictionary: (code: string) => `字典“${code}”不存在，或属于其他租户`,
    noColumn: (table: string, column: string) => `表“${table}”中没有列“${column}”，或账号没有查询权限`,
    tooMany: (table: string, most: number) => `表“${table}”超过 ${most} 行，不适合作为字典；请改用视图缩小范围`,
    tooLong: (value: string, most: number) => `字典项“${value}”的值或文本超过 ${most} 个字符`,
    leftOut: (rows: number) => `有 ${rows} 行的值为空或重复，没有取用`,
    empty: (table: string) => `表“${table}”中没有可用的行，字典没有修改`,
    read: (rows: number) => `已读取 ${rows} 项`,
    filled: (rows: number, added: number, changed: number, disabled: number) =>
      `字典现有 ${rows} 项：新增 ${added} 项，修改 ${changed} 项，停用 ${disabled} 项`,
  },
  {
    title: 'Dictionary of a data source',
    dictionary: 'Dictionary',
    source: 'Data source',
    table: 'Table or view',
    tableHint: 'Such as public.unit; without the schema where one schema alone has it',
    value: 'Column of the values',
    text: 'Column of the texts',
    textHint: 'Left empty, texts are the values',
    disable: 'Disable entries that the table has no more',
    disableHint: 'Nobody can choose a disabled entry; records that have it still show its text',
    noRight: 'This needs the rights to edit dictionaries and to read data sources',
    noDictionary: code => `There is no dictionary “${code}”, or it is of another tenant`,
    noColumn: (table, column) => `The table “${table}” has no column “${column}”, or the account may not read it`,
    tooMany: (table, most) => `The table “${table}” has more than ${most} rows, too many for a dictionary: narrow it down by a view`,
    tooLong: (value, most) => `The value or the text of “${value}” is longer than ${most} characters`,
    leftOut: rows => `${counted(rows, 'row')} without a value, or with one that came before, were left out`,
    empty: table => `The table “${table}” has no rows that could be used. The dictionary stays as it is`,
    read: rows => `Read ${counted(rows, 'entry', 'entries')}`,
    filled: (rows, added, changed, disabled) =>
      `The dictionary has ${counted(rows, 'entry', 'entries')}: ${added} added, ${changed} changed, ${disabled} disabled`,
  },
)
