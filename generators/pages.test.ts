import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { compilerSays } from '../tests/helpers/generated'
import { type Shop, serveShop, shop } from '../tests/helpers/shop'
import { runCommand } from './tool/cli'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', `pages-test-${process.pid}`)

/** Pages as people write them with what the options give; each stands beside the folder of its output. */
const pages = {
  'query.tsx': `import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { configure } from './query/http'
import { sysOrderAddMutation, sysOrderByIdQuery } from './query/queries'

configure({ server: location.origin })

function Order() {
  const found = useQuery(sysOrderByIdQuery({ params: { id: 'a' } }))
  const add = useMutation(sysOrderAddMutation())
  return <><p>{found.data?.status}</p><button onClick={() => add.mutate({ body: { id: 1, status: '已完成' } })}>add</button><output>{add.data?.status}</output></>
}

createRoot(document.body).render(<QueryClientProvider client={new QueryClient()}><Order /></QueryClientProvider>)
`,
  'react.tsx': `import { createRoot } from 'react-dom/client'
import { useSysOrderAdd, useSysOrderById } from './react/hooks'
import { configure } from './react/http'

configure({ server: location.origin })

function Order() {
  const found = useSysOrderById({ params: { id: 'a' } })
  const add = useSysOrderAdd()
  return <><p>{found.data?.status}</p><button onClick={() => add.send({ body: { id: 1, status: '已完成' } })}>add</button><output>{add.data?.status}</output></>
}

createRoot(document.body).render(<Order />)
`,
  'vue.ts': `import { createApp, h } from 'vue'
import { useSysOrderAdd, useSysOrderById } from './vue/hooks'
import { configure } from './vue/http'

configure({ server: location.origin })

createApp({
  setup() {
    const found = useSysOrderById({ params: { id: 'a' } })
    const add = useSysOrderAdd()
    const send = () => add.send({ body: { id: 1, status: '已完成' } })
    return () => [h('p', found.data.value?.status), h('button', { onClick: send }, 'add'), h('output', add.data.value?.status)]
  },
}).mount(document.body)
`,
  'mock.ts': `import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { configure } from './mock/http'
import { mockAnswer } from './mock/mock-browser'
import { sysOrderById } from './mock/shop'

configure({ server: location.origin })
await setupWorker(http.all('*', ({ request }) => mockAnswer(request))).start({ quiet: true, onUnhandledRequest: 'bypass' })
const { status } = await sysOrderById({ params: { id: 'a' } })
const elsewhere = await fetch('/elsewhere')
document.body.append(status, ' ', String(elsewhere.status))
`,
}

let server: Shop
let browser: Browser

async function generated(out: string, flags: readonly string[]) {
  const said: string[] = []
  const terminal = { cwd: folder, out: () => undefined, err: (text: string) => said.push(text), live: false }
  expect([await runCommand(['generate', 'shop.json', '--out', out, '--no-cache', ...flags], terminal), said]).toEqual([0, []])
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop))
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(folder, file), text)
  for (const hooks of ['query', 'react', 'vue']) await generated(hooks, ['--hooks', hooks])
  await generated('mock', ['--target', 'client', '--target', 'mock-browser'])
  server = await serveShop({
    '/page': (_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>page</title>'),
    '/elsewhere': (_, response) => response.writeHead(418).end(),
    '/mockServiceWorker.js': (_, response) =>
      response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'))),
  })
  browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A page that runs one of the examples; errors of the page fail the test that closes it. */
async function open(file: keyof typeof pages): Promise<{ page: Page; errors: string[] }> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${server.address}/page`)
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '', type: 'module' })
  return { page, errors }
}

it.each(['query.tsx', 'react.tsx', 'vue.ts'] as const)('%s reads at once and sends at a click, from a real server', async file => {
  const { page, errors } = await open(file)
  server.bodies.splice(0)
  await page.getByText('open').waitFor()
  await page.getByRole('button').click()
  await page.locator('output', { hasText: 'open' }).waitFor()
  expect(server.bodies).toEqual(['{"id":1,"status":"已完成"}'])
  expect(errors).toEqual([])
})

it('mock.ts is answered by a service worker of msw, without a call to the server', async () => {
  server.calls.splice(0)
  const { page } = await open('mock.ts')
  await page.getByText(/^(open|已完成) 418$/).waitFor()
  expect(server.calls).toEqual([])
})

it('the same handler answers in Node', async () => {
  const { mockAnswer } = (await import(/* @vite-ignore */ join(folder, 'mock/mock-browser.ts'))) as {
    mockAnswer(request: Request): Response | undefined
  }
  const mock = setupServer(http.all('*', ({ request }) => mockAnswer(request)))
  mock.listen({ onUnhandledRequest: 'bypass' })
  try {
    const answer = await fetch('https://shop.test/api/orders/7')
    expect(await answer.json()).toMatchObject({ status: expect.stringMatching(/^(open|已完成)$/) })
    expect((await fetch(`${server.address}/elsewhere`)).status).toBe(418)
  } finally {
    mock.close()
  }
})

it('every page compiles with the strictest flags', () => expect(compilerSays(folder)).toBe(''))
