/** What a developer does with the files. */
export const readme = (title: string, files: readonly { readonly path: string }[], menu: string): string => `# ${title}

由在线表单“${title}”生成，可以直接放入项目：

${files.map(({ path }) => `- \`${path}\``).join('\n')}

1. 将 \`schemas\` 目录合并到项目的 \`schemas\` 目录。
2. 将 \`${menu}\` 的内容加入 \`schemas/menus.json\` 中合适的目录，再删除该文件。
3. 运行 \`npx biome check --write schemas\` 和 \`npm run check\`；示例数据由 \`npm start -- --demo\` 装入。

表名与在线表单相同，由系统另行建立，不读写在线表单的表；在线表单的增强、按钮和权限不在其中。
`
