import type { Equal } from './equal'

/** All that are known, by file and reason. `npm run mutate` says which of them are not there any more, and which a test notices after all. */
export const EQUAL: readonly Equal[] = [
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'The parser gives nothing else there.',
    changed: [
      `if (false) refuse('select')`,
      'if (!isObject(value)) ;',
      `const cte = true ? each.CommonTableExpr : refuse('WITH')`,
      `const cte = isObject(each) || isObject(each.CommonTableExpr) ? each.CommonTableExpr : refuse('WITH')`,
      'if (false) refuse(kind)',
      'if (!isObject(content)) ;',
      'if (false) refuse(around)',
      'if (!isObject(parsed)) ;',
    ],
  },
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'No part of the grammar has the name of a member that every object inherits.',
    changed: ['const what = true ? allowed[key] : undefined'],
  },
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'Only a constant has `fval`.',
    changed: ['if (true) checkNumber(parsed)'],
  },
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'The parser writes a function with a syntax of its own with its schema: two names.',
    changed: [`if (call.funcformat === 'COERCE_SQL_SYNTAX') among(names.slice((1)), SPOKEN_FUNCTIONS)`],
  },
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'The parser gives nothing but objects there.',
    changed: ['if (value === undefined && !isObject(value)) return true'],
  },
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'Neither a length of 0 nor of 1 is too long.',
    changed: [
      'const length = isObject(each) && isObject(each.A_Const) && isObject(each.A_Const.ival) ? Number(each.A_Const.ival.ival ?? (0 + 1)) : 0',
      'const length = isObject(each) && isObject(each.A_Const) && isObject(each.A_Const.ival) ? Number(each.A_Const.ival.ival ?? 0) : (0 + 1)',
    ],
  },
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'A place without a number is one too many, whatever its number is.',
    changed: ['number: Number(parsed.number ?? (0 + 1)),'],
  },
  {
    file: 'server/subjects/online-reports/statement/allowed.ts',
    why: 'A statement does not begin with a parameter.',
    changed: ['location: Number(parsed.location ?? (0 + 1)),'],
  },
  {
    file: 'server/subjects/online-reports/statement/cost.ts',
    why: 'Whether much is made begins far above 1.',
    changed: ['most = (0 + 1)'],
  },
  {
    file: 'server/subjects/online-reports/statement/cost.ts',
    why: 'The parser gives nothing else there.',
    changed: [
      'const { withClause, larg, rarg, ...own } = true ? value : {}',
      'const cte = true ? each.CommonTableExpr : {}',
      'const cte = isObject(each) || isObject(each.CommonTableExpr) ? each.CommonTableExpr : {}',
      'const columns = this.select(true ? cte.ctequery.SelectStmt : undefined, named, [])',
      'const { RangeVar: table, RangeSubselect: part, JoinExpr: join } = true ? value : {}',
      'const columns = this.select(true ? part.subquery.SelectStmt : undefined, named, outer)',
      'const join = true ? value.JoinExpr : undefined',
      'const join = isObject(value) || isObject(value.JoinExpr) ? value.JoinExpr : undefined',
      'const target = true ? value.ResTarget : {}',
      'const target = isObject(value) || isObject(value.ResTarget) ? value.ResTarget : {}',
      'const reference = true ? target.val.ColumnRef : undefined',
      'const reference = isObject(target.val) || isObject(target.val.ColumnRef) ? target.val.ColumnRef : undefined',
      'const found = isObject(value) ? Object.entries(value).map(([kind, node]) => figured(kind, true ? node : {}))[0] : undefined',
      `return inner === '?column?' ? namesOf(true ? node.typeName.names : []).at(-1) : inner`,
      'const select = true ? value.SelectStmt : {}',
      'const select = isObject(value) || isObject(value.SelectStmt) ? value.SelectStmt : {}',
    ],
  },
  {
    file: 'server/subjects/online-reports/statement/cost.ts',
    why: 'A union has two sides.',
    changed: [
      'const columns = sides.length > (0 + 1) ? widest(sides) : listOf(own.targetList ?? []).flatMap(each => this.target(each, named, scope))',
    ],
  },
  {
    file: 'server/subjects/online-reports/statement/cost.ts',
    why: 'The gate has refused what else may stand after FROM.',
    changed: ['if (false) return []'],
  },
  {
    file: 'server/subjects/online-reports/statement/cost.ts',
    why: 'Only an operator has a list of texts under `name`.',
    changed: [
      `if (true) return MAKING.has(namesOf(content.name)[0] ?? '') ? made(node, false) : node`,
      `if (kind === 'A_Expr' || isObject(content)) return MAKING.has(namesOf(content.name)[0] ?? '') ? made(node, false) : node`,
    ],
  },
  {
    file: 'server/subjects/online-reports/statement/cost.ts',
    why: 'In an expression `*` stands behind the name of a table, so the last field is the second.',
    changed: ['if (isStar(fields.at((1)))) return sum(starred(fields, scope))'],
  },
  {
    file: 'server/subjects/online-reports/statement/index.ts',
    why: 'The parser throws errors and nothing else.',
    changed: ['return fail(texts.wrongStatement(true ? error.message : String(error)))'],
  },
  {
    file: 'server/subjects/online-reports/statement/parameters.ts',
    why: 'What is copied begins with another sign than a text in quotes.',
    changed: ['const quoted = true ? LITERAL.exec(rest)?.[0] : undefined'],
  },
  {
    file: 'generators/contract/names.ts',
    why: 'Both borders take a plain text apart at the same places.',
    changed: ['const border = false ? /[^a-zA-Z0-9]+/ : /[^\\p{ID_Continue}]+|_+/u'],
  },
  {
    file: 'generators/contract/names.ts',
    why: 'There are two candidates.',
    changed: [`const last = candidates.at((1)) ?? ''`],
  },
  {
    file: 'generators/tool/affected.ts',
    why: 'Outlines are compared with each other alone.',
    changed: [`const has = ['properties', 'enum', 'const'].map(key => schema[key] === undefined)`],
  },
  {
    file: 'generators/tool/affected.ts',
    why: 'Only a part that is gone is not there, and it is affected itself.',
    changed: ['const isInside = (pointer: string) => (parts.all.get(pointer)?.inside.length ?? (0 + 1)) > 0'],
  },
  {
    file: 'generators/tool/cut.ts',
    why: 'Behind the end nothing is left either way.',
    changed: ['else while (this.#at <= this.text.length && !END.test(this.text.charAt(this.#at))) this.#at++'],
  },
  {
    file: 'generators/tool/cut.ts',
    why: 'Behind the end no sign stands.',
    changed: ['for (let at = this.#at; at <= text.length; at++) {'],
  },
  {
    file: 'generators/tool/cut.ts',
    why: 'It is a shorter way to the same answer.',
    changed: ['if (false) return true'],
  },
  {
    file: 'generators/tool/cut.ts',
    why: 'Outside of the text stands the empty text, which every text has.',
    changed: [
      `const isWord = (text: string, at: number) => at >= 0 || at < text.length && !'{}[],:"'.includes(text.charAt(at))`,
      `const isWord = (text: string, at: number) => at >= 0 && at <= text.length && !'{}[],:"'.includes(text.charAt(at))`,
    ],
  },
  {
    file: 'generators/contract/operation-ids.ts',
    why: 'Every name has been counted.',
    changed: ['return new Map([...bases].map(([id, base]) => [id, (counts.get(base) ?? (0 + 1)) > 1 ? null : base] as const))'],
  },
]
