import { inLanguages } from '../../../../renderer/core'

export const texts = inLanguages(
  {
    /** What a developer does with the files; `paths`: a line for each but this one. */
    readme: (title: string, paths: string, menu: string) => `# ${title}

由在线表单“${title}”生成，可以直接放入项目：

${paths}

1. 将 \`schemas\` 目录合并到项目的 \`schemas\` 目录。
2. 将 \`${menu}\` 的内容加入 \`schemas/menus.json\` 中合适的目录，再删除该文件。
3. 运行 \`npx biome check --write schemas\` 和 \`npm run check\`；示例数据由 \`npm start -- --demo\` 装入。

表名与在线表单相同，由系统另行建立，不读写在线表单的表；在线表单的增强、按钮和权限不在其中。
`,
  },
  {
    readme: (title, paths, menu) => `# ${title}

Made of the online form ${title}, for a project:

${paths}

1. Merge the folder \`schemas\` into that of the project.
2. Put what \`${menu}\` holds into the right folder of \`schemas/menus.json\`, and delete the file.
3. Run \`npx biome check --write schemas\` and \`npm run check\`; \`npm start -- --demo\` loads the samples.

The table is called as that of the online form and is another one. Enhancements, buttons and rights of the form are not among the files.
`,
  },
)
