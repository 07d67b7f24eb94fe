// The fonts of everything that draws pages for a test, a picture or a bench: those that the project brings, and no others. Journeys
// of look are drawn once more with none of them.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

const CHINESE = 'Noto Sans S Chinese'
const KINDS = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' }
const FOLDERS = ['@embedpdf/fonts-sc/fonts', 'dejavu-fonts-ttf/ttf']
/** Without any font no Chromium starts: the narrow Latin one of a package of the product, beside which Chinese is drawn as boxes. */
const BARE_FOLDERS = ['pdfjs-dist/standard_fonts']
const cacheFolder = join(root, '.cache', 'fonts')

/** @param {string} text */
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const aliases = Object.entries(KINDS).map(
  ([kind, latin]) =>
    `  <alias binding="strong"><family>${kind}</family><prefer><family>${latin}</family><family>${CHINESE}</family></prefer></alias>`,
)

/** `DejaVuMath*` is left out: it would be the first that stands for `sans-serif`. */
const CHOICE = `  <selectfont><rejectfont><glob>*/DejaVuMath*</glob></rejectfont></selectfont>
  <match target="pattern">
    <test name="family"><string>Noto Sans CJK SC</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${CHINESE}</string></edit>
  </match>
${aliases.join('\n')}`

const BARE_CHOICE = '  <selectfont><rejectfont><glob>*/Foxit*</glob></rejectfont></selectfont>'

/** Hints depend on the machine's libraries. @param {string[]} folders @param {string} choice */
const text = (folders, choice) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map(folder => `  <dir>${escaped(join(root, 'node_modules', folder))}</dir>`).join('\n')}
  <cachedir>${escaped(cacheFolder)}</cachedir>
${choice}
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
  </match>
</fontconfig>
`

/** Writes a configuration below `.cache`, whole also where several processes write it at once; its path. */
function keep(name, wanted) {
  const file = join(cacheFolder, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return file
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, wanted)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/**
 * The environment of a browser that finds these fonts alone (`FONTCONFIG_FILE`, a file below `.cache`), whatever the machine has;
 * systems without fontconfig pass it over. Throws with one line when the packages are not installed.
 * @param {{ bare?: boolean }} options `bare`: with none of them, a narrow Latin font in their place. Default false.
 * @returns {{ FONTCONFIG_FILE: string }}
 */
export function fontEnvironment({ bare = false } = {}) {
  const folders = bare ? BARE_FOLDERS : FOLDERS
  const missing = folders.find(folder => !existsSync(join(root, 'node_modules', folder)))
  if (missing) throw new Error(`The fonts of the tests are not installed (${missing}): run npm ci.`)
  return { FONTCONFIG_FILE: bare ? keep('bare.conf', text(folders, BARE_CHOICE)) : keep('fonts.conf', text(folders, CHOICE)) }
}
