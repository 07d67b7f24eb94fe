/** What the family's marks are in expressions. */
const MARKS: { readonly [mark: string]: string } = {
  date: 'today()',
  time: 'slice(now(), 11)',
  datetime: 'now()',
  sysUserId: 'user.id',
  sysUserCode: 'user.username',
  sysUserName: 'user.realname',
  sysOrgCode: 'user.orgCode',
}

/** A text with the family's marks, such as `#{sysUserName}`, as a template of ours: `{{ user.realname }}`. Unknown marks stay. */
export const withMarks = (text: string): string =>
  text.replace(/#\{\s*(\w+)\s*\}/g, (mark, name: string) => {
    const expression = MARKS[name] ?? MARKS[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
    return expression === undefined ? mark : `{{ ${expression} }}`
  })
