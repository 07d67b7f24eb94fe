import type { ReactNode } from 'react'
import type { Paper, PaperSum } from '../calls'
import { procedures } from '../models/procedures'
import { kindOf } from '../recipe/kinds'
import { textOf } from '../sheet/shown'
import { texts } from './texts'

interface SectionProps {
  readonly paper: Paper
}

/** What is looked for, and where the method comes from. */
export function Method({ paper: { recipe } }: SectionProps) {
  const model = procedures.find(({ name }) => name === recipe?.model?.name)
  return (
    <Section title={texts.purpose}>
      {!recipe && <p>{texts.hiddenRecipe}</p>}
      {recipe && <p>{model ? `${model.title}：${model.explanation}` : texts.byRecipe(recipe.name, recipe.no)}</p>}
      {model && (
        <p>
          {texts.source}：{model.source}
        </p>
      )}
    </Section>
  )
}

/** Sums as they are written on paper, each with its column, and none broken over two lines. */
export function Sums({ sums }: { readonly sums: readonly PaperSum[] }) {
  return sums.map(({ name, sum }, at) => (
    <span key={name}>
      {at > 0 && '；'}
      {name} <span className="weft-paper-figure">{sum === null ? texts.empty : textOf(sum, 'decimal')}</span>
    </span>
  ))
}

export const countText = (rows: number): string => textOf(rows, 'decimal')

/** The sheets that were read, with what they are held against: how many rows there were, and their sums. */
export function Population({ paper: { sheets } }: SectionProps) {
  return (
    <Section title={texts.population}>
      <Table heads={[texts.sheet, texts.facts.no, texts.rows, texts.sums]}>
        {sheets.map(({ id, name, no, rows, sums }, at) => (
          <tr key={id ?? `hidden ${at}`}>
            <td>{name}</td>
            <td className="weft-paper-figure">{no === null ? '' : texts.version(no)}</td>
            <td className="weft-paper-number">{rows === null ? '' : countText(rows)}</td>
            <td>
              <Sums sums={sums} />
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}

/** Columns that were chosen for the model, and values of parameters, the seed of a sample among them. */
export function Settings({ paper: { recipe } }: SectionProps) {
  if (!recipe) return null
  const { model, values } = recipe
  const procedure = procedures.find(({ name }) => name === model?.name)
  const titleOf = (name: string) => procedure?.columns.find(column => column.name === name)?.title ?? name
  const lines = [
    ...(model?.columns ?? []).map(({ name, columns }) => [titleOf(name), columns.join('、')] as const),
    ...values.map(({ name, value }) => [name, value ?? ''] as const),
  ]
  return (
    <Section title={texts.parameters}>
      {lines.length === 0 ? (
        <p>{texts.noParameters}</p>
      ) : (
        <Table heads={[texts.item, texts.value]}>
          {lines.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value === '' ? texts.empty : value}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

/** The steps in the words of the editor; those that are passed over are not listed. */
export function StepsInWords({ paper: { recipe, sheets } }: SectionProps) {
  if (!recipe) return null
  const nameOf = (sheet: string) => sheets.find(({ id }) => id === sheet)?.name ?? ''
  const steps = recipe.steps.filter(({ off }) => off !== true)
  return (
    <Section title={texts.steps}>
      {steps.length === 0 && <p>{texts.noSteps}</p>}
      <ol>
        {steps.map((step, at) => {
          const kind = kindOf(step)
          const says = kind?.says(step, nameOf)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names of their own, and do not move here.
            <li key={at}>
              {kind?.title ?? step.do}
              {says ? `：${says}` : ''}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

/** A part of the paper below its heading. */
export function Section({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface TableProps {
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** A table that begins with its head on each page. */
export function Table({ heads, children }: TableProps) {
  return (
    <div className="weft-paper-table">
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
