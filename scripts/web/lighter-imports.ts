/** An import of a package that would bring far more than is used, and what stands in its place in the built pages. */
interface Lighter {
  readonly file: RegExp
  /** What the module says of it; a package that says otherwise stops the build. */
  readonly from: RegExp
  readonly to: string
}

/** Whether a text on a ground of this colour is dark: what buttons and hints ask of a colour, without the picker of colours. */
const BRIGHT = "import { FastColor } from '@ant-design/fast-color';"

const LIGHTER: readonly Lighter[] = [
  {
    // Every input of antd asks whether it is in a form. For that alone it would bring all that forms do.
    file: /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/,
    from: /import \{ FormProvider as RcFormProvider \} from 'rc-field-form';/,
    to: "import { FormProvider as RcFormProvider } from 'rc-field-form/es/FormContext';",
  },
  {
    file: /[\\/]antd[\\/]es[\\/]tooltip[\\/]util\.js$/,
    from: /import \{ generateColor \} from '\.\.\/color-picker\/util';/,
    to: `${BRIGHT} const generateColor = color => new FastColor(color);`,
  },
  {
    file: /[\\/]antd[\\/]es[\\/]button[\\/]style[\\/]token\.js$/,
    from: /import \{ AggregationColor \} from '\.\.\/\.\.\/color-picker\/color';\s*import \{ isBright \} from '[^']+';/,
    to: `${BRIGHT} const AggregationColor = FastColor; const isBright = color => color.getBrightness() > 192;`,
  },
  {
    // Every browser that can load the pages has it.
    file: /[\\/]rc-resize-observer[\\/]es[\\/]utils[\\/]observerUtil\.js$/,
    from: /import ResizeObserver from 'resize-observer-polyfill';/,
    to: 'const { ResizeObserver } = globalThis;',
  },
  {
    // What lays JSON out anew is loaded with the editor of JSON alone: through its door it would come with what reads screens.
    file: /[\\/]renderer[\\/]cells[\\/]json[\\/]editor\.tsx$/,
    from: /import\s*\{\s*(?:type Edit,\s*)?format\s*\}\s*from\s*["']jsonc-parser["'];?/,
    to: "import { format } from 'jsonc-parser/lib/esm/impl/format.js';",
  },
]

/** The text of a module with its lighter import; undefined where there is none to be had. It throws where the module is no longer as it was. */
export function withLighterImports(code: string, id: string): string | undefined {
  const found = LIGHTER.find(({ file }) => file.test(id))
  if (found === undefined) return undefined
  if (!found.from.test(code)) throw new Error(`${id} imports in another way: see scripts/web/lighter-imports.ts.`)
  return code.replace(found.from, found.to)
}
