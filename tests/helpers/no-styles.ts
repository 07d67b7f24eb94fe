import { createRequire } from 'node:module'
import type { ReactNode } from 'react'

// antd works out the style sheets of each component that is mounted: a quarter of the time of tests with a DOM, where none of them is drawn.
// Its parts read what the others hand out at each use: what is replaced here is replaced for all.
const requireOfAntd = createRequire(createRequire(import.meta.url).resolve('antd'))

type Hooks = Record<string, () => unknown>

const styles: Hooks = requireOfAntd('@ant-design/cssinjs/lib/hooks/useStyleRegister')
const icons: Hooks = requireOfAntd('@ant-design/icons/lib/utils')

styles.default = () => (node: ReactNode) => node
icons.useInsertStyles = () => {}
