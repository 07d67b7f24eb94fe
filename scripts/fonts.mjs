// The fonts of everything that draws pages for a test, a picture or a bench: those that the project brings, and no others.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

const CHINESE = 'Noto Sans S Chinese'
const KINDS = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' }
const FOLDERS = ['@embedpdf/fonts-sc/fonts', 'dejavu-fonts-ttf/ttf']
const cacheFolder = join(root, '.cache', 'fonts')

/** @param {string} text */
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const aliases = Object.entries(KINDS).map(
  ([kind, latin]) =>
    `  <alias binding="strong"><family>${kind}</family><prefer><family>${latin}</family><family>${CHINESE}</family></prefer></alias>`,
)

/** `DejaVuMath*` is left out: it would be the first that stands for `sans-serif`. Hints depend on the machine's libraries. */
const text = () => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FOLDERS.map(folder => `  <dir>${escaped(join(root, 'node_modules', folder))}</dir>`).join('\n')}
  <cachedir>${escaped(cacheFolder)}</cachedir>
  <selectfont><rejectfont><glob>*/DejaVuMath*</glob></rejectfont></selectfont>
  <match target="pattern">
    <test name="family"><string>Noto Sans CJK SC</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${CHINESE}</string></edit>
  </match>
${aliases.join('\n')}
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
  </match>
</fontconfig>
`

/**
 * The environment of a browser that finds these fonts alone (`FONTCONFIG_FILE`, a file below `.cache`), whatever the machine has;
 * systems without fontconfig pass it over. Throws with one line when the packages are not installed.
 * @returns {{ FONTCONFIG_FILE: string }}
 */
export function fontEnvironment() {
  const missing = FOLDERS.find(folder => !existsSync(join(root, 'node_modules', folder)))
  if (missing) throw new Error(`The fonts of the tests are not installed (${missing}): run npm ci.`)
  const file = join(cacheFolder, 'fonts.conf')
  const wanted = text()
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    mkdirSync(cacheFolder, { recursive: true })
    // Several processes may write it at once: each whole.
    writeFileSync(`${file}.${process.pid}`, wanted)
    renameSync(`${file}.${process.pid}`, file)
  }
  return { FONTCONFIG_FILE: file }
}
