import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withDirectImports, withDirectRenderer } from './direct-imports'

const door = readFileSync('node_modules/antd/es/index.js', 'utf8')
const parts = [...door.matchAll(/export \{ default as (\w+) \} from '\.\/([^']+)'/g)].map(([, name = '', file = '']) => ({ name, file }))

it('finds each part of antd in the file from which its door takes it', () => {
  expect(parts.length).toBeGreaterThan(60)
  const found = parts.map(({ name }) => withDirectImports(`import { ${name} } from "antd";`))
  expect(found).toEqual(parts.map(({ name, file }) => `import ${name} from "antd/es/${file}";`))
})

it('takes several names, those with another name here, and icons', () => {
  expect(withDirectImports('import {\n  Button,\n  Flex as Row,\n} from "antd";\nconst x = 1;')).toBe(
    'import Button from "antd/es/button"; import Row from "antd/es/flex";\nconst x = 1;',
  )
  const icon = /"(.+)"/.exec(withDirectImports("import { BellOutlined } from '@ant-design/icons'"))?.[1] ?? ''
  expect(existsSync(`node_modules/${icon}.js`)).toBe(true)
})

it('leaves what names a file by itself', () => {
  const text = 'import zhCN from "antd/es/locale/zh_CN";'
  expect(withDirectImports(text)).toBe(text)
})

it('takes what pages use of the renderer from the file behind its door', () => {
  const door =
    "export * from './contract'\nexport {\n  type A,\n  Screen,\n} from './page'\nexport { SafeHtml } from './ui/html/safe-html'\n"
  const text = 'import { HostProvider, Screen as Whole } from "../../renderer/index";\nimport { SafeHtml } from "../renderer";'
  expect(withDirectRenderer(text, door)).toBe(
    'import { HostProvider as HostProvider } from "../../renderer/contract"; import { Screen as Whole } from "../../renderer/page";\n' +
      'import { SafeHtml as SafeHtml } from "../renderer/ui/html/safe-html";',
  )
})
