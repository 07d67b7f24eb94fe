import type { Plugin } from 'vite'

/** Packages whose door names everything they have, and the file behind each name. */
const DOORS: Readonly<Record<string, (name: string) => string>> = {
  antd: name => `antd/es/${name.replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()}`,
  '@ant-design/icons': name => `@ant-design/icons/es/icons/${name}`,
}

const NAMED = /import\s*\{([^}]*)\}\s*from\s*["'](antd|@ant-design\/icons)["'];?/g

/** The text of a module with `import { Button } from 'antd'` as `import Button from 'antd/es/button'`. */
export function withDirectImports(code: string): string {
  return code.replace(NAMED, (_whole, names: string, door: string) =>
    names
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '')
      .map(name => {
        const [exported = '', local = exported] = name.split(/\s+as\s+/)
        return `import ${local} from ${JSON.stringify(DOORS[door]?.(exported))};`
      })
      .join(' '),
  )
}

/** Every input of antd asks whether it is in a form. For that alone it would bring all that forms do. */
const CONTEXT_OF_FORMS = /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/
const WHOLE_FORMS = "import { FormProvider as RcFormProvider } from 'rc-field-form';"
const OWN_CONTEXT = "import { FormProvider as RcFormProvider } from 'rc-field-form/es/FormContext';"

/**
 * Imports what is used of antd from its own file. Through the door of the package every module that uses one part of it would seem to
 * need all of them, and the first page would load what only later ones show.
 */
export function directImports(): Plugin {
  return {
    name: 'weft-direct-imports',
    apply: 'build',
    transform(code, id) {
      if (CONTEXT_OF_FORMS.test(id)) {
        if (!code.includes(WHOLE_FORMS))
          this.error('antd takes the context of its forms from elsewhere: see scripts/web/direct-imports.ts.')
        return { code: code.replace(WHOLE_FORMS, OWN_CONTEXT), map: null }
      }
      if (id.includes('node_modules') || !/["'](?:antd|@ant-design\/icons)["']/.test(code)) return undefined
      return { code: withDirectImports(code), map: null }
    },
  }
}
