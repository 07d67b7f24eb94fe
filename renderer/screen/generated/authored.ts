// Made by `npm run generate`. Do not edit: change what it is made from.
export type Authored = AuthoredScreen | AuthoredEntity
/**
 * Where rows come from: a prefix that keeps the list convention (`/sys/user`), an online form (`online:CODE`), an online report (`report:CODE`), another registered kind, or an object.
 */
export type AuthoredSource = string | AuthoredSourceObject
/**
 * One call: `METHOD /path`, or the id of an operation of a contract.
 */
export type AuthoredRequest = string | AuthoredRequestObject
/**
 * Any JSON; texts in it may hold `{{ }}`. A text that is one whole `{{ }}` keeps the value's type.
 */
export type AuthoredTemplateValue = unknown
/**
 * A named value of a record, defined once and used by every view. A text alone is its title.
 */
export type AuthoredField = string | AuthoredFieldObject
/**
 * One choice. A text alone is value and text at once.
 */
export type AuthoredOption = string | AuthoredOptionObject
/**
 * A constant, or a bare expression that decides.
 */
export type AuthoredConditional = boolean | string
/**
 * A check of a value. A text is a preset (`m`, `e`, `*6-16`, `money` …) or a regular expression.
 */
export type AuthoredRule =
  | string
  | AuthoredPatternRule
  | AuthoredRequiredRule
  | AuthoredUniqueRule
  | AuthoredRemoteRule
  | AuthoredCheckRule
  | AuthoredExistsRule
  | AuthoredExpressionRule
/**
 * Checks, in order; the first that fails is told.
 */
export type Rules = AuthoredRule[]
/**
 * What stands below its column: of the rows of the page, and of all that the query finds.
 */
export type Statistics = ('sum' | 'average')[]
/**
 * Something a person starts. A text is the name of a built-in, registered or named action; `...` in a list stands for the actions that would be there by default.
 */
export type AuthoredAction = string | AuthoredActionObject
/**
 * One part of what an action does. A text is the name of an action.
 */
export type AuthoredStep =
  | string
  | AuthoredRequestStep
  | AuthoredOpenStep
  | AuthoredSetStep
  | AuthoredDownloadStep
  | AuthoredMessageStep
  | AuthoredEmitStep
  | AuthoredCustomStep
/**
 * What it does. Default: what the built-in action of the same name does.
 *
 * @minItems 1
 */
export type Do = AuthoredStep[]
/**
 * One part of a form's body. A text is the name of a field.
 */
export type AuthoredLayoutNode =
  string | AuthoredGroup | AuthoredTabs | AuthoredSteps | AuthoredPanes | AuthoredFormily | AuthoredWidgetNode
/**
 * A place on a page.
 */
export type AuthoredBlock = AuthoredScreenBlock | AuthoredWidgetBlock | AuthoredTextBlock
/**
 * What can be chosen; the first is chosen at first.
 *
 * @minItems 2
 */
export type AuthoredChoiceOptions = AuthoredChoiceOption[]
/**
 * What belongs to the selected row.
 */
export type AuthoredChild = AuthoredScreenChild | AuthoredRowsChild | AuthoredDetailsChild
/**
 * A field of an entity: as in a screen, with what storage needs besides.
 */
export type AuthoredEntityField = string | AuthoredEntityFieldObject

/**
 * One screen: what it shows, where its rows come from and what can be done with them.
 */
export interface AuthoredScreen {
  /**
   * Where this schema stands, for editors.
   */
  $schema?: string
  /**
   * Its kind: `list`, `tree`, `form`, `grid`, `query`, `page`, or another registered one.
   */
  screen: string
  /**
   * Version of the language it was written in. Default: the current one.
   */
  version?: number
  /**
   * Its name, with `{{ }}`.
   */
  title: string
  /**
   * Name of an icon of Ant Design.
   */
  icon?: string
  /**
   * A hint beside the title, with `{{ }}`.
   */
  help?: string
  source?: AuthoredSource
  /**
   * What its rights begin with, colon included; each action appends its own name. Default: that of the entity, else none: visible to all.
   */
  perm?: string
  fields?: AuthoredFields
  list?: AuthoredList
  query?: AuthoredQuery
  analysis?: AuthoredAnalysis
  form?: AuthoredForm
  details?: AuthoredDetails
  tree?: AuthoredTree
  grid?: AuthoredGrid
  /**
   * Rows of blocks, for the kind `page`.
   *
   * @minItems 1
   */
  body?: AuthoredBlock[][]
  /**
   * A page is a large screen: its blocks lie in `at`, each row of `body` is one of its pages. Default: blocks flow.
   */
  display?: 'wall'
  /**
   * Seconds that a large screen shows each of its pages. Default 20.
   */
  turn?: number
  /**
   * Screens bound to the selected row.
   */
  children?: AuthoredChild[]
  actions?: AuthoredActions
}
/**
 * A source with operations of its own, or with the rows themselves.
 */
export interface AuthoredSourceObject {
  /**
   * Prefix of the list convention; what is not said otherwise is derived from it.
   */
  base?: string
  /**
   * The field that identifies a row. Default `id`.
   */
  key?: string
  /**
   * Reads one page of rows. False takes it away, and its button with it.
   */
  list?: false | AuthoredRequest
  /**
   * Reads one row. False takes it away, and its button with it.
   */
  get?: false | AuthoredRequest
  /**
   * Saves a new row. False takes it away, and its button with it.
   */
  add?: false | AuthoredRequest
  /**
   * Saves a changed row. False takes it away, and its button with it.
   */
  edit?: false | AuthoredRequest
  /**
   * Removes one row. False takes it away, and its button with it.
   */
  delete?: false | AuthoredRequest
  /**
   * Removes several rows. False takes it away, and its button with it.
   */
  deleteBatch?: false | AuthoredRequest
  /**
   * Saves new, changed and deleted rows at once, or none of them. Default: that of an entity; without it a grid saves row by row. False takes it away.
   */
  saveBatch?: false | AuthoredRequest
  /**
   * Takes a workbook. False takes it away, and its button with it.
   */
  import?: false | AuthoredRequest
  /**
   * Hands out an empty workbook to fill in. False takes it away, and its button with it.
   */
  importTemplate?: false | AuthoredRequest
  /**
   * Says what a workbook would bring, before it is imported. Default: that of an entity. False takes it away.
   */
  importPreview?: false | AuthoredRequest
  /**
   * Hands out a workbook. False takes it away, and its button with it.
   */
  export?: false | AuthoredRequest
  /**
   * Reads the top rows of a tree. False takes it away, and its button with it.
   */
  roots?: false | AuthoredRequest
  /**
   * Reads the rows below one. False takes it away, and its button with it.
   */
  children?: false | AuthoredRequest
  /**
   * Fields that a row does not bring: each is fetched by a call of its own before the form opens. `row` stands for the row.
   */
  extra?: {
    [k: string]: AuthoredRequest
  }
  /**
   * The rows themselves.
   */
  data?: {
    [k: string]: unknown
  }[]
}
/**
 * A call with parameters of its own, or of whose answer only a part is wanted.
 */
export interface AuthoredRequestObject {
  /**
   * `METHOD /path`, or the id of an operation of a contract.
   */
  request: string
  /**
   * Parameters by name.
   */
  query?: {
    [k: string]: AuthoredTemplateValue
  }
  body?: AuthoredTemplateValue
  /**
   * The part of the result that is wanted, such as `records` or `treeList`; names joined by dots. Absent: all of it.
   */
  pick?: string
  /**
   * The message with which the server refuses when there is none, such as `查找失败`; the answer is then empty. Absent: every refusal is a failure.
   */
  none?: string
}
/**
 * Fields by name; their order is the order of columns and form items.
 */
export interface AuthoredFields {
  [k: string]: AuthoredField
}
/**
 * A field with more than a title. What stands here amends the field of the same name that the source brings.
 */
export interface AuthoredFieldObject {
  /**
   * The name that people read.
   */
  title?: string
  /**
   * A hint beside the title.
   */
  help?: string
  /**
   * Shown in an empty input, except in a query. `${title}`, `${key}` and `${defaultValue}` are replaced.
   */
  placeholder?: string
  /**
   * A registered cell type or one of its aliases. Default `input`, or `select` when `dict` or `options` is given.
   */
  type?: string
  /**
   * A dictionary's code, or `table,text,code`.
   */
  dict?: string
  /**
   * The choices, written here; or an expression that answers them: a list of texts, or of objects with `value` and `text`.
   */
  options?: string | AuthoredOption[]
  /**
   * The views that it takes part in: words out of `list form details query import export`. Default all but `query`; a computed field is not in `import`. Empty: in none.
   */
  in?: string
  /**
   * Makes it an input of the query bar: true for the type's first operator, or an operator. False takes an inherited one away.
   */
  query?: boolean | ('eq' | 'ne' | 'like' | 'right_like' | 'left_like' | 'in' | 'gt' | 'ge' | 'lt' | 'le' | 'range' | 'multi')
  required?: AuthoredConditional
  disabled?: AuthoredConditional
  readonly?: AuthoredConditional
  visible?: AuthoredConditional
  /**
   * False: it is shown and never sent, such as a choice that only decides what else is shown. It then stands in the form alone unless `in` says more. Default true.
   */
  saved?: boolean
  /**
   * True: what is typed may hold secrets, such as values of headers: no draft keeps it, nothing is chosen by it, and what is sealed in it is shown as ******. Default false.
   */
  secret?: boolean
  /**
   * An expression: the field is computed and cannot be typed.
   */
  value?: string
  /**
   * A GET whose answer fills it, made anew when a person changes what its `query` reads.
   */
  from?: AuthoredRequest
  default?: AuthoredTemplateValue
  rules?: Rules
  /**
   * Width of its column in pixels, or a share of the room such as `20%`; 0 hides it in a grid. Default: that of its type.
   */
  width?: number | string
  /**
   * How its column is aligned. Default: that of its type.
   */
  align?: 'left' | 'center' | 'right'
  /**
   * Keeps its column in sight at one side.
   */
  fixed?: 'left' | 'right'
  /**
   * Whether a click on the column's head sorts. Default true for stored fields that can be searched; pictures and files cannot.
   */
  sortable?: boolean
  /**
   * Chinese characters that a text has room for before it fades, with the whole in a tooltip. Default 25; 0: as many as there are.
   */
  ellipsis?: number
  statistics?: Statistics
  /**
   * Columns of the form that it takes. Default 1.
   */
  span?: number
  /**
   * Title of the group of the form that it stands in; fields of one group stand together. Ignored where `form.layout` says otherwise.
   */
  group?: string
  /**
   * Title over its column and over those of its neighbours that have the same one.
   */
  heading?: string
  /**
   * Where its text leads from a list: a path of the application, or an address that begins with http:// or https://, with `{name}` for the value of a field; or a step `open`. Whoever may not open it is shown the text alone.
   */
  link?: string | AuthoredOpenLink
  props?: Props
  fields?: AuthoredFields
  on?: AuthoredFieldEvents
}
/**
 * One choice with a value of its own.
 */
export interface AuthoredOptionObject {
  /**
   * As the API sends it.
   */
  value: string | number | boolean
  /**
   * What people read.
   */
  text: string
  /**
   * The colour of a dot before its text: `success`, `processing`, `warning`, `error`, `default`, another name such as `green`, or a value such as `#1890FF`. Absent: plain text.
   */
  color?: string
  /**
   * Shown, but cannot be chosen. Default false.
   */
  disabled?: boolean
  visible?: AuthoredConditional
}
/**
 * A preset or a regular expression with a message of its own.
 */
export interface AuthoredPatternRule {
  /**
   * A preset code or a regular expression.
   */
  pattern: string
  /**
   * Shown when the value is refused, instead of the rule's own words.
   */
  message?: string
}
/**
 * The value must not be empty; `required` of the field says the same without a message.
 */
export interface AuthoredRequiredRule {
  /**
   * True: a value is needed.
   */
  required: true
  /**
   * Shown when the value is refused, instead of the rule's own words.
   */
  message?: string
}
/**
 * No other record holds the value.
 */
export interface AuthoredUniqueRule {
  /**
   * True: the value must be the only one of its kind.
   */
  unique: true
  /**
   * Shown when the value is refused, instead of the rule's own words.
   */
  message?: string
}
/**
 * No record of a declared table holds the value in that column; asked of the server.
 */
export interface AuthoredRemoteRule {
  /**
   * `table.column`.
   */
  remote: string
  /**
   * Shown when the value is refused, instead of the rule's own words.
   */
  message?: string
}
/**
 * The rule that the server keeps under that code accepts the value; asked of the server.
 */
export interface AuthoredCheckRule {
  /**
   * Code of the rule.
   */
  check: string
  /**
   * True: a form shows what speaks against the value, and the value may be saved nevertheless. Default false.
   */
  warns?: boolean
  /**
   * Shown when the value is refused, instead of the rule's own words.
   */
  message?: string
}
/**
 * A call that answers success where the value is taken, such as `isExistName`, does not; asked of the server.
 */
export interface AuthoredExistsRule {
  /**
   * `GET /path`.
   */
  exists: string
  /**
   * The parameter that the value is sent as. Default `name`.
   */
  param?: string
  /**
   * Shown when the value is refused, instead of the rule's own words.
   */
  message?: string
}
/**
 * Accepts when the expression is true.
 */
export interface AuthoredExpressionRule {
  /**
   * An expression over the record.
   */
  expr: string
  /**
   * Shown when the value is refused, instead of the rule's own words.
   */
  message: string
}
/**
 * Opens another screen.
 */
export interface AuthoredOpenLink {
  /**
   * Id of the screen, with `{{ }}`.
   */
  open: string
  /**
   * Default `drawer`.
   */
  as?: 'dialog' | 'drawer' | 'tab' | 'page'
  /**
   * What its expressions see under `route`.
   */
  with?: {
    [k: string]: AuthoredTemplateValue
  }
}
/**
 * Settings of its type; see `cells.schema.json`.
 */
export interface Props {
  [k: string]: unknown
}
/**
 * What happens when something happens to the field.
 */
export interface AuthoredFieldEvents {
  /**
   * Runs after a person has changed the value.
   */
  change?: AuthoredAction | AuthoredStep[]
}
/**
 * An action of this place. One that bears the name of a known action amends it.
 */
export interface AuthoredActionObject {
  /**
   * Its name; the right that it needs ends in it.
   */
  name: string
  /**
   * Text of its button. Default: that of the built-in action of the same name, else the name.
   */
  title?: string
  /**
   * Name of an icon of Ant Design, such as `lock`.
   */
  icon?: string
  /**
   * The right that it needs: a word that the screen's `perm` is put before, a complete right with a colon, or false for none. Default: `perm` and the action's name.
   */
  right?: false | string
  visible?: AuthoredConditional
  disabled?: AuthoredConditional
  /**
   * Asked before it runs, with `{{ }}`.
   */
  confirm?: string
  /**
   * `long`: its button wants to be held for two seconds; in a menu it asks instead. Default `click`.
   */
  press?: 'click' | 'long'
  /**
   * Drawn as a warning. Default false.
   */
  danger?: boolean
  /**
   * Acts on all selected rows and wants at least one. Default false.
   */
  batch?: boolean
  do?: Do
}
/**
 * Calls the server.
 */
export interface AuthoredRequestStep {
  /**
   * `METHOD /path`, or the id of an operation of a contract.
   */
  request: string
  /**
   * Parameters by name.
   */
  query?: {
    [k: string]: AuthoredTemplateValue
  }
  body?: AuthoredTemplateValue
}
/**
 * Opens another screen and waits until it is closed (not so for `tab` and `page`).
 */
export interface AuthoredOpenStep {
  /**
   * Id of the screen, with `{{ }}`.
   */
  open: string
  /**
   * Default `dialog`.
   */
  as?: 'dialog' | 'drawer' | 'tab' | 'page'
  /**
   * What its expressions see under `route`.
   */
  with?: {
    [k: string]: AuthoredTemplateValue
  }
}
/**
 * Sets fields of the form.
 */
export interface AuthoredSetStep {
  /**
   * Field to expression; a number, true, false or null stands for itself.
   */
  set: {
    [k: string]: string | number | boolean | null
  }
}
/**
 * Fetches a file and hands it to the browser.
 */
export interface AuthoredDownloadStep {
  /**
   * Address of the file, with `{{ }}`.
   */
  download: string
}
/**
 * Says something to the person at the screen.
 */
export interface AuthoredMessageStep {
  /**
   * The text, with `{{ }}`.
   */
  message: string
}
/**
 * Tells the page around the screen that something happened.
 */
export interface AuthoredEmitStep {
  /**
   * Name of the event.
   */
  emit: string
}
/**
 * Runs a step that a developer registered.
 */
export interface AuthoredCustomStep {
  /**
   * Name of the registered step.
   */
  step: string
  settings?: AuthoredTemplateValue
}
/**
 * The table of a screen.
 */
export interface AuthoredList {
  /**
   * Field that rows are sorted by at first; a minus before it sorts down. Default: that of the entity, else `-createTime` when the rows have it.
   */
  sort?: string
  /**
   * Fields in the order of their columns. Default: those in the view `list`.
   *
   * @minItems 1
   */
  columns?: string[]
  /**
   * Rows of a page at first. Default 10.
   */
  pageSize?: number
  /**
   * Sizes to choose from. Default 10, 20, 30.
   *
   * @minItems 1
   */
  pageSizes?: number[]
  /**
   * Buttons above. Default: the built-in ones that the source can serve.
   */
  toolbar?: AuthoredAction[]
  /**
   * Buttons of each row. Default: the built-in ones that the source can serve.
   */
  row?: AuthoredAction[]
  /**
   * How rows are ticked. Default `checkbox`.
   */
  selection?: 'checkbox' | 'radio' | 'none'
  /**
   * Which row the screens below the table belong to at first; with `none` they come with a click, and go with the next one. Default `first`.
   */
  current?: 'first' | 'none'
  /**
   * Where the window is narrower than 480 pixels rows are cards: what stands on them; `false`: a table there too. Default true.
   */
  cards?:
    | boolean
    | {
        /**
         * Field that names a row. Default: the first column without options.
         */
        title?: string
        /**
         * Fields below the title; one with a `width` of 240 and more, and a `textarea`, has a line for itself. Default: the next two columns, or all of them where no button shows a row.
         *
         * @minItems 1
         * @maxItems 6
         */
        facts?: string[]
        /**
         * Field beside the title. Default: the last column with options.
         */
        state?: string
      }
  /**
   * Counts the rows in a column of its own. Default true.
   */
  rowNumber?: boolean
  /**
   * What stands in the place of rows while there are none, and nothing was asked: how they come about. Default: that 新增 adds one, where there is such a button.
   */
  empty?: string
  notice?: AuthoredNotice
}
/**
 * A state that whoever reads the list has to know, above its rows; read anew with them.
 */
export interface AuthoredNotice {
  /**
   * A GET whose answer, one record, the expressions beside it see by the names of its fields.
   */
  source: AuthoredRequest
  /**
   * Whether it stands there: a bare expression. Default: always.
   */
  visible?: string
  /**
   * What it says, with `{{ }}`.
   */
  text: string
  /**
   * Its colour and sign. Default `warning`.
   */
  tone?: 'info' | 'success' | 'warning' | 'error'
}
/**
 * The query bar of a screen.
 */
export interface AuthoredQuery {
  /**
   * Fields in the order of the bar. Default: those with `query`.
   */
  fields?: string[]
  /**
   * Inputs before the rest hides behind 展开. Default 2.
   */
  shown?: number
  /**
   * Offers the advanced query; `flat` without groups of conditions, for back ends that do not know them. Default true.
   */
  advanced?: true | false | 'flat'
  /**
   * The code that saved queries are kept under; screens with the same code share them. Default: the screen's id.
   */
  saved?: string
  /**
   * What is asked at first, and again after 重置, by the parameter of the list call; what is empty is not asked.
   */
  initial?: {
    [k: string]: AuthoredTemplateValue
  }
  /**
   * Parameters added to every list call.
   */
  params?: {
    [k: string]: AuthoredTemplateValue
  }
}
/**
 * What a screen of the kind `query` asks at first.
 */
export interface AuthoredAnalysis {
  /**
   * Fields of rows that come as they are; without effect where there are groups or measures.
   *
   * @maxItems 40
   */
  columns?: string[]
  /**
   * What rows are put together by: `field`, and for a date `bucket`, its `day`, `month` or `year`.
   *
   * @maxItems 3
   */
  groups?: {
    field: string
    bucket?: 'day' | 'month' | 'year'
  }[]
  /**
   * What is reckoned of each group: `measure` (`count`, `sum`, `avg`, `min`, `max`, `distinct`) and, but for `count`, its `field`.
   *
   * @maxItems 6
   */
  measures?: {
    measure: 'count' | 'sum' | 'avg' | 'min' | 'max' | 'distinct'
    field?: string
  }[]
  where?: AuthoredConditions
  /**
   * A column of the result, `g0` and `m0` being the first group and the first measure; a minus before it sorts down.
   */
  sort?: string
  /**
   * Rows of the result at most. Default 1000.
   */
  limit?: number
  /**
   * How the groups are drawn above their table. Default `none`.
   */
  chart?: 'none' | 'bar' | 'line' | 'pie'
}
/**
 * Conditions that belong together, and groups of them.
 */
export interface AuthoredConditions {
  /**
   * Whether all of them must hold, or one. Default `and`.
   */
  matchType?: 'and' | 'or'
  /**
   * Conditions and groups of conditions.
   *
   * @minItems 1
   * @maxItems 50
   */
  records: (AuthoredCondition | AuthoredConditions)[]
}
/**
 * A field, how it is compared, and with what.
 */
export interface AuthoredCondition {
  field: string
  /**
   * How the field is compared.
   */
  rule: 'eq' | 'like' | 'right_like' | 'left_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'
  /**
   * What it is compared with; of `in`, values joined by commas.
   */
  val: string
}
/**
 * The form of a screen.
 */
export interface AuthoredForm {
  /**
   * What one record is called in titles of windows, such as 知识. Default: the title of the screen without 管理.
   */
  title?: string
  /**
   * Columns of items. Default 1.
   */
  columns?: 1 | 2 | 3 | 4
  /**
   * Its body. Default: all fields in the view `form`, in their order and groups.
   *
   * @minItems 1
   */
  layout?: AuthoredLayoutNode[]
  /**
   * Pixels. Default 800.
   */
  width?: number
  /**
   * Columns of items at least, however narrow the window is. Default: as many as find room.
   */
  narrow?: 1 | 2 | 3 | 4
  /**
   * Opens it over the whole window. Default false.
   */
  full?: boolean
  /**
   * How a list opens it; as a `page` it takes the place of the list. Default `dialog`.
   */
  as?: 'dialog' | 'drawer' | 'page'
  /**
   * Where what is typed and not saved is kept: in the browser, or with `server` on the server as well, so that its writer finds it on another machine. Default `browser`.
   */
  draft?: 'browser' | 'server'
  /**
   * Buttons of a form that is a screen of its own, `...` for 保存, which is the default; in the form of a list, what stands beside the usual ones.
   */
  actions?: AuthoredAction[]
}
/**
 * Items under a heading.
 */
export interface AuthoredGroup {
  /**
   * The heading.
   */
  group: string
  /**
   * What stands in it.
   *
   * @minItems 1
   */
  fields: AuthoredLayoutNode[]
  visible?: AuthoredConditional
}
/**
 * Items on tabs.
 */
export interface AuthoredTabs {
  /**
   * The tabs.
   *
   * @minItems 1
   */
  tabs: AuthoredLayoutSection[]
}
/**
 * One tab or one step.
 */
export interface AuthoredLayoutSection {
  /**
   * Its heading.
   */
  title: string
  /**
   * What stands in it.
   *
   * @minItems 1
   */
  fields: AuthoredLayoutNode[]
  visible?: AuthoredConditional
}
/**
 * Items in steps, gone through one after the other.
 */
export interface AuthoredSteps {
  /**
   * The steps.
   *
   * @minItems 1
   */
  steps: AuthoredLayoutSection[]
}
/**
 * Two parts side by side with a bar between them, as high as the page; the first folds.
 */
export interface AuthoredPanes {
  /**
   * The two parts, the narrow one first.
   *
   * @minItems 2
   * @maxItems 2
   */
  panes: AuthoredLayoutSection[]
}
/**
 * A raw Formily schema, merged in place.
 */
export interface AuthoredFormily {
  /**
   * The schema.
   */
  formily: {
    [k: string]: unknown
  }
}
/**
 * A registered widget.
 */
export interface AuthoredWidgetNode {
  /**
   * Its name.
   */
  widget: string
  props?: AuthoredTemplateValue
}
/**
 * The view of one record.
 */
export interface AuthoredDetails {
  /**
   * Columns of rows. Default 2.
   */
  columns?: 1 | 2 | 3 | 4
  /**
   * Fields in their order. Default: those in the view `details`.
   *
   * @minItems 1
   */
  fields?: string[]
  /**
   * True: below the record stands what users have said about it, and a place to say more, for who may see it; of a source that is no entity, the table that keeps its records. Default false.
   */
  comments?: boolean | string
  /**
   * False: there is no tab 数据变更 with the versions of the record. Of a source that is no entity, the table that keeps its records. Default: true where the source is an entity.
   */
  history?: boolean | string
  /**
   * What 确定 below the record does, behind the event `details-confirm`; the window closes when it is done, and stays when it fails. An empty list only emits. Default: there is no 确定.
   */
  confirm?: AuthoredStep[]
}
/**
 * How rows stand below rows, for the kind `tree`.
 */
export interface AuthoredTree {
  /**
   * Field that holds the key of the row above. Default `pid`.
   */
  parent?: string
  /**
   * Field that tells whether rows stand below. Default `hasChild`.
   */
  hasChildren?: string
  /**
   * Field that is shown with the expanding mark. Default: the first column.
   */
  label?: string
  /**
   * False: the source answers the whole tree at once, rows under `children`. Default true.
   */
  lazy?: boolean
  /**
   * Levels that are open at first, or `all` of them. Default 0.
   */
  expandLevel?: number | 'all'
}
/**
 * Rows edited in bulk, for the kind `grid`.
 */
export interface AuthoredGrid {
  /**
   * Field that rows are sorted by at first; a minus before it sorts down. Default: that of the entity, else `-createTime` when the rows have it.
   */
  sort?: string
  /**
   * Fields in the order of their columns. Default: those in the view `list`.
   *
   * @minItems 1
   */
  columns?: string[]
  /**
   * Rows that are read at once while scrolling. Default 100.
   */
  pageSize?: number
  /**
   * Pixels of a row, or `auto`: rows grow with their texts. Default 40.
   */
  rowHeight?: number | 'auto'
  /**
   * Pixels of the rows at most. Default: what is left of the page.
   */
  height?: number
  /**
   * How rows are ticked. Default `checkbox`.
   */
  selection?: 'checkbox' | 'radio' | 'none'
  /**
   * Counts the rows in a column of its own. Default true.
   */
  rowNumber?: boolean
  /**
   * Rows at the top that do not scroll. Default 0.
   */
  frozenRows?: number
  /**
   * Every cell looks like an input. Default false: a click opens a cell.
   */
  alwaysEdit?: boolean
  /**
   * Buttons beside 保存. Default: all of them.
   */
  toolbar?: ('add' | 'insert' | 'remove' | 'undo' | 'redo' | 'find')[]
  /**
   * When 删除 is shown: `ordinary` while rows are chosen, behind the other buttons; `alwaysShow` in its place, to be pressed while rows are chosen. Default `alwaysShow`.
   */
  deleteType?: 'ordinary' | 'alwaysShow'
  /**
   * Whether what others save is shown while the grid is open. Default true.
   */
  live?: boolean
}
/**
 * A screen.
 */
export interface AuthoredScreenBlock {
  /**
   * Its id.
   */
  screen: string
  /**
   * Heading of its card, with `{{ }}`.
   */
  title?: string
  /**
   * Name under which its siblings see what is selected in it and asked of it.
   */
  name?: string
  /**
   * Of 24 columns. Default: what is left of its row, shared evenly.
   */
  span?: number
  /**
   * Of 24 columns, on a page narrower than 576 pixels. Default: that of its widget, else 24.
   */
  narrow?: number
  at?: AuthoredBlockPlace
  /**
   * Parameters of its list calls; a widget sees them as its values.
   */
  params?: {
    [k: string]: AuthoredTemplateValue
  }
  /**
   * The complete right that it needs, such as `user:list`; who lacks it does not see the block, and its row closes up. Default: none.
   */
  right?: string
}
/**
 * Where a block lies on a large screen, of 24 columns and 12 lines.
 */
export interface AuthoredBlockPlace {
  /**
   * Columns before it.
   */
  x: number
  /**
   * Lines above it.
   */
  y: number
  /**
   * Its columns.
   */
  w: number
  /**
   * Its lines.
   */
  h: number
}
/**
 * A registered widget.
 */
export interface AuthoredWidgetBlock {
  /**
   * Its name.
   */
  widget: string
  props?: AuthoredTemplateValue
  source?: AuthoredRequest
  /**
   * Seconds after which its source is read again while the page is in sight. Default: only when the page comes back into sight.
   */
  refresh?: number
  choice?: AuthoredChoice
  /**
   * Path of the page that 更多 in its heading opens, with `{{ }}`; without a heading the block itself leads there. Shown to whoever may open it.
   */
  link?: string
  /**
   * Heading of its card, with `{{ }}`.
   */
  title?: string
  /**
   * Name under which its siblings see what is selected in it and asked of it.
   */
  name?: string
  /**
   * Of 24 columns. Default: what is left of its row, shared evenly.
   */
  span?: number
  /**
   * Of 24 columns, on a page narrower than 576 pixels. Default: that of its widget, else 24.
   */
  narrow?: number
  at?: AuthoredBlockPlace
  /**
   * Parameters of its list calls; a widget sees them as its values.
   */
  params?: {
    [k: string]: AuthoredTemplateValue
  }
  /**
   * The complete right that it needs, such as `user:list`; who lacks it does not see the block, and its row closes up. Default: none.
   */
  right?: string
}
/**
 * A switch in its heading; the expressions of the block see what is chosen under its name.
 */
export interface AuthoredChoice {
  /**
   * Name under which the expressions of the block see the value.
   */
  name: string
  options: AuthoredChoiceOptions
}
/**
 * One choice.
 */
export interface AuthoredChoiceOption {
  /**
   * What expressions see.
   */
  value: string | number
  /**
   * What people read.
   */
  text: string
}
/**
 * A text.
 */
export interface AuthoredTextBlock {
  /**
   * The text, with `{{ }}`.
   */
  text: string
  /**
   * Heading of its card, with `{{ }}`.
   */
  title?: string
  /**
   * Name under which its siblings see what is selected in it and asked of it.
   */
  name?: string
  /**
   * Of 24 columns. Default: what is left of its row, shared evenly.
   */
  span?: number
  /**
   * Of 24 columns, on a page narrower than 576 pixels. Default: that of its widget, else 24.
   */
  narrow?: number
  at?: AuthoredBlockPlace
  /**
   * Parameters of its list calls; a widget sees them as its values.
   */
  params?: {
    [k: string]: AuthoredTemplateValue
  }
  /**
   * The complete right that it needs, such as `user:list`; who lacks it does not see the block, and its row closes up. Default: none.
   */
  right?: string
}
/**
 * A screen bound to the selected row.
 */
export interface AuthoredScreenChild {
  /**
   * Its id.
   */
  screen: string
  /**
   * Field of the child to field of the selected row. As all rows have the same value in it, it is no column and no query field there.
   */
  on: {
    [k: string]: string
  }
  /**
   * Below the row, on tabs below the row, below the table, on tabs below the table, or beside the table. Default `below`.
   */
  show?: 'inner' | 'innerTabs' | 'below' | 'tabs' | 'beside'
  /**
   * Its heading. Default: its own title.
   */
  title?: string
  /**
   * The complete right that it needs, such as `user:list`; who lacks it does not see the screen. Default: none.
   */
  right?: string
}
/**
 * Rows of the selected row itself, to be read.
 */
export interface AuthoredRowsChild {
  /**
   * The field that holds them.
   */
  rows: string
  /**
   * As for a screen.
   */
  show?: 'inner' | 'innerTabs' | 'below' | 'tabs' | 'beside'
  /**
   * Their heading. Default: the title of the field.
   */
  title?: string
}
/**
 * The selected row itself, as the view of one record shows it.
 */
export interface AuthoredDetailsChild {
  /**
   * True: the fields of `details`.
   */
  details: true
  /**
   * As for a screen.
   */
  show?: 'inner' | 'innerTabs' | 'below' | 'tabs' | 'beside'
  /**
   * Its heading.
   */
  title: string
}
/**
 * Actions by name, to be used in this screen.
 */
export interface AuthoredActions {
  [k: string]: AuthoredNamedAction
}
/**
 * An action of this screen.
 */
export interface AuthoredNamedAction {
  /**
   * Text of its button. Default: that of the built-in action of the same name, else the name.
   */
  title?: string
  /**
   * Name of an icon of Ant Design, such as `lock`.
   */
  icon?: string
  /**
   * The right that it needs: a word that the screen's `perm` is put before, a complete right with a colon, or false for none. Default: `perm` and the action's name.
   */
  right?: false | string
  visible?: AuthoredConditional
  disabled?: AuthoredConditional
  /**
   * Asked before it runs, with `{{ }}`.
   */
  confirm?: string
  /**
   * Drawn as a warning. Default false.
   */
  danger?: boolean
  /**
   * Acts on all selected rows and wants at least one. Default false.
   */
  batch?: boolean
  do: Do
}
/**
 * A kind of business object: table, fields, rules and rights.
 */
export interface AuthoredEntity {
  /**
   * Where this schema stands, for editors.
   */
  $schema?: string
  /**
   * Version of the language it was written in. Default: the current one.
   */
  version?: number
  /**
   * Its name.
   */
  title: string
  /**
   * Name of its table, in snake case. Default: area and name joined.
   */
  table?: string
  /**
   * What its rights begin with, colon included.
   */
  perm: string
  fields: AuthoredEntityFields
  tree?: AuthoredEntityTree
  /**
   * Field that rows are sorted by when nobody says otherwise; a minus before it sorts down. Default `-createTime`.
   */
  sort?: string
  /**
   * Groups of fields whose values together are unique.
   */
  unique?: string[][]
  /**
   * Rows belong to who made them: others need the right `all` to see or change them, and to be offered them by a dictionary over its table. Default false.
   */
  owned?: boolean
  owners?: AuthoredEntityOwners
  /**
   * Field with the id of a row of another entity, which every row has to fill: rules for rows, owners and secrecy of that entity hold for these rows as well; rows of an `owned` entity are written by their own owners, in each row above that these may read. Default: rows stand by themselves.
   */
  within?: string
  /**
   * Modules of the server alone write rows: callers list, read and export them. Default false.
   */
  readonly?: boolean
  /**
   * Who may edit a row may share it with users, departments and roles: they read it although rules for rows or its owner keep it from them. Default false.
   */
  shared?: boolean
  /**
   * Values by field that a row has to hold to be offered where it is chosen by a dictionary over its table. Where it was chosen before it keeps its text. Default: all rows are.
   */
  offered?: {
    [k: string]: string
  }
  /**
   * Field that holds how secret a row is: `0`, `1` only for holders of the right `document:internal` or `document:secret`, `2` only for holders of `document:secret`. The database keeps it from all others.
   */
  secrecy?: string
  search?: AuthoredEntitySearch
}
/**
 * Fields by name.
 */
export interface AuthoredEntityFields {
  [k: string]: AuthoredEntityField
}
/**
 * A field of an entity with more than a title.
 */
export interface AuthoredEntityFieldObject {
  /**
   * The name that people read.
   */
  title?: string
  /**
   * A hint beside the title.
   */
  help?: string
  /**
   * Shown in an empty input, except in a query. `${title}`, `${key}` and `${defaultValue}` are replaced.
   */
  placeholder?: string
  /**
   * A registered cell type or one of its aliases. Default `input`, or `select` when `dict` or `options` is given.
   */
  type?: string
  /**
   * A dictionary's code, or `table,text,code`.
   */
  dict?: string
  /**
   * The choices, written here; or an expression that answers them: a list of texts, or of objects with `value` and `text`.
   */
  options?: string | AuthoredOption[]
  /**
   * The views that it takes part in: words out of `list form details query import export`. Default all but `query`; a computed field is not in `import`. Empty: in none.
   */
  in?: string
  /**
   * Makes it an input of the query bar: true for the type's first operator, or an operator. False takes an inherited one away.
   */
  query?: boolean | ('eq' | 'ne' | 'like' | 'right_like' | 'left_like' | 'in' | 'gt' | 'ge' | 'lt' | 'le' | 'range' | 'multi')
  required?: AuthoredConditional
  disabled?: AuthoredConditional
  readonly?: AuthoredConditional
  visible?: AuthoredConditional
  /**
   * False: it is shown and never sent, such as a choice that only decides what else is shown. It then stands in the form alone unless `in` says more. Default true.
   */
  saved?: boolean
  /**
   * True: what is typed may hold secrets, such as values of headers: no draft keeps it, nothing is chosen by it, and what is sealed in it is shown as ******. Default false.
   */
  secret?: boolean
  /**
   * An expression: the field is computed and cannot be typed.
   */
  value?: string
  default?: AuthoredTemplateValue
  rules?: Rules
  /**
   * Width of its column in pixels, or a share of the room such as `20%`; 0 hides it in a grid. Default: that of its type.
   */
  width?: number | string
  /**
   * How its column is aligned. Default: that of its type.
   */
  align?: 'left' | 'center' | 'right'
  /**
   * Keeps its column in sight at one side.
   */
  fixed?: 'left' | 'right'
  /**
   * Whether a click on the column's head sorts. Default true for stored fields that can be searched; pictures and files cannot.
   */
  sortable?: boolean
  /**
   * Chinese characters that a text has room for before it fades, with the whole in a tooltip. Default 25; 0: as many as there are.
   */
  ellipsis?: number
  statistics?: Statistics
  /**
   * Columns of the form that it takes. Default 1.
   */
  span?: number
  /**
   * Title of the group of the form that it stands in; fields of one group stand together. Ignored where `form.layout` says otherwise.
   */
  group?: string
  /**
   * Title over its column and over those of its neighbours that have the same one.
   */
  heading?: string
  /**
   * Where its text leads from a list: a path of the application, or an address that begins with http:// or https://, with `{name}` for the value of a field; or a step `open`. Whoever may not open it is shown the text alone.
   */
  link?: string | AuthoredOpenLink
  props?: Props
  on?: AuthoredFieldEvents
  fields?: AuthoredEntityFields
  /**
   * Characters that a text may have. Default 255; 0 means without bound.
   */
  length?: number
  /**
   * Digits of a decimal, all of them. Default 18.
   */
  precision?: number
  /**
   * Digits of a decimal behind the point. Default 2.
   */
  scale?: number
  /**
   * No two rows hold the same value; kept by the table and told in the form. Default false.
   */
  unique?: boolean
  /**
   * Keeps an index for it. Default: when it is queried, or is the default sort.
   */
  index?: boolean
}
/**
 * Rows stand below rows; the table gets `pid` and `hasChild`.
 */
export interface AuthoredEntityTree {
  /**
   * Field that names a row in trees.
   */
  label: string
}
/**
 * Whom rows of an `owned` entity belong to, beside who made them. Default: to nobody else.
 */
export interface AuthoredEntityOwners {
  /**
   * Fields of type `sel_user`: the users whom they name.
   *
   * @minItems 1
   */
  users?: string[]
  /**
   * Field of type `sel_entity` for one row of another `owned` entity: the users whom that row belongs to.
   */
  through?: string
}
/**
 * Rows are found by the one search (文档检索), each by who may read it in its list. Default: they are not.
 */
export interface AuthoredEntitySearch {
  /**
   * Field that names a row; a text.
   */
  title: string
  /**
   * Fields whose texts are searched beside it. Default: none.
   *
   * @minItems 1
   */
  body?: string[]
}
