import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('brings nothing that draws to the server, however far its imports lead', async () => {
  const { metafile } = await build({
    entryPoints: ['renderer/codecs.ts'],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    loader: { '.css': 'empty' },
  })
  const files = Object.keys(metafile.inputs)
  const packages = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(each => each.external).map(each => each.path))
  expect(files).toContain('renderer/cells/rate/definition.ts')
  expect(files.filter(file => /\.(tsx|css)$/.test(file))).toEqual([])
  expect([...new Set(packages)].filter(name => /^(react|antd|@ant-design|alova|@formily)/.test(name))).toEqual([])
})
