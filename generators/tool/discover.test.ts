import { expect, it } from 'vitest'
import { documentsAt } from './discover'

const document = '{"openapi":"3.0.1","info":{}}'
const page = '<!doctype html><title>x</title>'

it.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'knife4j over springfox: the groups',
    '/jeecg-boot/doc.html',
    {
      '/jeecg-boot/doc.html': page,
      '/jeecg-boot/swagger-resources': '[{"name":"a","url":"/v2/api-docs?group=a"},{"name":"b","location":"/v2/api-docs?group=b"}]',
      '/jeecg-boot/v2/api-docs?group=a': '{"swagger":"2.0"}',
      '/jeecg-boot/v2/api-docs?group=b': '{"swagger":"2.0"}',
    },
    ['/jeecg-boot/v2/api-docs?group=a', '/jeecg-boot/v2/api-docs?group=b'],
  ],
  [
    'springdoc: its configuration',
    '/swagger-ui/index.html',
    {
      '/swagger-ui/index.html': page,
      '/v3/api-docs/swagger-config': '{"configUrl":"/v3/api-docs/swagger-config","urls":[{"url":"/v3/api-docs/users","name":"users"}]}',
      '/v3/api-docs/users': document,
    },
    ['/v3/api-docs/users'],
  ],
  [
    'swagger-ui: what its page says',
    '/docs/',
    { '/docs/': `${page}<script>SwaggerUIBundle({ url: "../api.json" })</script>`, '/api.json': document },
    ['/api.json'],
  ],
  [
    'swagger-ui: what its script says',
    '/docs/index.html',
    {
      '/docs/index.html': `${page}<script src="./swagger-initializer.js" charset="UTF-8"> </script>`,
      '/docs/swagger-initializer.js': 'window.ui = SwaggerUIBundle({ url: "shop.json", dom_id: "#swagger-ui" })',
      '/docs/shop.json': document,
    },
    ['/docs/shop.json'],
  ],
  [
    'springdoc: the configuration that its script names, before an address that is left of an example',
    '/app/swagger-ui/index.html',
    {
      '/app/swagger-ui/index.html': `${page}<script src="./swagger-initializer.js"></script>`,
      '/app/swagger-ui/swagger-initializer.js': 'SwaggerUIBundle({ url: "/example.json", "configUrl" : "/app/docs/config" })',
      '/app/docs/config': '{"urls":[{"url":"/app/docs/a"},{"url":"/app/docs/b"}]}',
      '/app/docs/a': document,
      '/app/docs/b': document,
      '/example.json': document,
    },
    ['/app/docs/a', '/app/docs/b'],
  ],
  [
    'swagger-ui: the list in its page',
    '/swagger/index.html',
    {
      '/swagger/index.html': `${page}<script>var config = JSON.parse('{"urls":[{"url":"v1/swagger.json"},{"url":"v2/swagger.json"}]}')</script>`,
      '/swagger/v1/swagger.json': document,
      '/swagger/v2/swagger.json': document,
    },
    ['/swagger/v1/swagger.json', '/swagger/v2/swagger.json'],
  ],
  ['redoc', '/redoc', { '/redoc': `${page}<redoc spec-url="/spec.yaml"></redoc>`, '/spec.yaml': 'openapi: 3.1.0\n' }, ['/spec.yaml']],
  ['a page beside a document', '/swagger-ui.html', { '/swagger-ui.html': page, '/v2/api-docs': '{"swagger":"2.0"}' }, ['/v2/api-docs']],
  ['a document itself', '/v3/api-docs', { '/v3/api-docs': document }, ['/v3/api-docs']],
  ['a page that leads nowhere', '/lost', { '/lost': page }, ['/lost']],
])('finds the documents of %s', async (_, path, site, found) => {
  const host = 'http://localhost:8080'
  const fetchText = async (address: string) => site[address.slice(host.length)] ?? null
  expect(await documentsAt(`${host}${path}`, fetchText)).toEqual(found.map(one => `${host}${one}`))
})
