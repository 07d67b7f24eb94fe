import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const STYLES_OF_ANTD = /[\\/]rc-util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/
const OWN_NONCE = 'var csp = option.csp,'
const PUT = 'export function updateCSS('

const fromPages = (file: string) => JSON.stringify(join(ROOT, 'renderer/ui/html', file))

/** The module of rc-util with a nonce by itself and a memory of what stands in the page; undefined where it is no longer as it was. */
export function withOwnStyles(code: string): string | undefined {
  if (!code.includes(OWN_NONCE) || !code.includes(PUT)) return undefined
  return [
    `import { pageNonce } from ${fromPages('page-nonce.ts')};`,
    `import { withKnownStyles } from ${fromPages('known-styles.ts')};`,
    code.replace(OWN_NONCE, 'var csp = option.csp || { nonce: pageNonce() },').replace(PUT, 'function putStyle('),
    'export const updateCSS = /* @__PURE__ */ withKnownStyles(putStyle);',
  ].join('\n')
}

/**
 * Everything of antd puts its styles into the page by one function of rc-util. It asks its caller for the nonce, and not all callers
 * have one to give, such as what stops the page from scrolling under a dialog: in the built page it knows the nonce by itself. It also
 * looks through all style elements for each component that is mounted: in the built page it remembers them.
 */
export function stylesOfAntd(): Plugin {
  let done = false
  return {
    name: 'weft-styles-of-antd',
    apply: 'build',
    transform(code, id) {
      if (!STYLES_OF_ANTD.test(id)) return undefined
      const own = withOwnStyles(code)
      if (own === undefined) this.error('rc-util puts styles into the page in another way: see scripts/web/styles-of-antd.ts.')
      done = true
      return { code: own, map: null }
    },
    buildEnd(error) {
      if (!done && !error) this.error('The styles of antd are no longer put into the page by rc-util: see scripts/web/styles-of-antd.ts.')
    },
  }
}
