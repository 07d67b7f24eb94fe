import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const DOORS = ['index', 'contract', 'core', 'codecs', 'grid/index'].map(door => join(root, `renderer/${door}.ts`))

/** Of our own files alone: types of packages, which take most of the time, say nothing of names. */
function programOf(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const own = (name: string, from: string) =>
    name.startsWith('.') ? ts.resolveModuleName(name, from, options, host) : { resolvedModule: undefined }
  host.resolveModuleNameLiterals = (names, from) => names.map(({ text }) => own(text, from))
  return ts.createProgram(files, options, host)
}

/** Each name that a door exports, and whether its declaration says what it is. */
function namesOf(program: ts.Program, door: string): readonly (readonly [name: string, where: string, said: string])[] {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(door)
  const module = file && checker.getSymbolAtLocation(file)
  return (module ? checker.getExportsOfModule(module) : []).map(exported => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const where = relative(root, symbol.declarations?.[0]?.getSourceFile().fileName ?? door)
    return [exported.name, where, ts.displayPartsToString(symbol.getDocumentationComment(checker))] as const
  })
}

it('every public name of the renderer says what it is', () => {
  const program = programOf(DOORS)
  const names = DOORS.flatMap(door => namesOf(program, door))
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter(([, , said]) => said.length < 15).map(([name, where]) => `${where}: ${name}`)).toEqual([])
})
