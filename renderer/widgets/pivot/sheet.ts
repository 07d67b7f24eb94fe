import { PivotSheet, type S2DataConfig, S2Event, type S2Options, type SimplePalette } from '@antv/s2'
import { valueText } from '../../ui/text/value-text'
import { texts } from '../../ui/texts'
import type { PivotSettings } from './definition'
import type { Pivot } from './pivot-core'
import { columnOrder, sheetRows } from './sheet-data'

/** Colours of the theme that a sheet is drawn in. */
export interface SheetColours {
  readonly text: string
  readonly head: string
  readonly headHover: string
  readonly hover: string
  readonly surface: string
  readonly line: string
  readonly brand: string
  readonly danger: string
  readonly success: string
  readonly warning: string
}

export interface SheetDrawn {
  readonly settings: PivotSettings
  readonly pivot: Pivot
  readonly colours: SheetColours
}

/** A pivot that stands in an element. */
export interface Sheet {
  draw(drawn: SheetDrawn): void
  resize(): void
  end(): void
}

/** Begins a sheet; `onPick` is told the headings of a cell that is clicked. */
export function startSheet(element: HTMLElement, onPick: (line: readonly string[], column: readonly string[]) => void): Sheet {
  let sheet: PivotSheet | undefined
  const make = (drawn: SheetDrawn) => {
    const made = new PivotSheet(element, dataOf(drawn), optionsOf(drawn, element))
    made.on(S2Event.DATA_CELL_CLICK, event => {
      const { rowQuery = {}, colQuery = {} } = made.getCell(event.target)?.getMeta() ?? {}
      onPick(pathIn(rowQuery, 'r'), pathIn(colQuery, 'c'))
    })
    return made
  }
  return {
    draw(drawn) {
      sheet?.destroy()
      sheet = make(drawn)
      sheet.setThemeCfg({ palette: paletteOf(drawn.colours) })
      void sheet.render()
    },
    resize() {
      if (sheet === undefined || element.clientWidth === 0) return
      sheet.changeSheetSize(element.clientWidth, element.clientHeight)
      void sheet.render(false)
    },
    end() {
      sheet?.destroy()
      sheet = undefined
    },
  }
}

function pathIn(query: object, letter: string): string[] {
  return Object.entries(query)
    .filter(([key, value]) => new RegExp(`^${letter}\\d$`).test(key) && typeof value === 'string')
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => String(value))
}

function dataOf({ settings, pivot }: SheetDrawn): S2DataConfig {
  const keys = (letter: string, list: readonly unknown[]) => list.map((_, index) => `${letter}${index}`)
  const [rows, columns, values] = [keys('r', settings.rows), keys('c', settings.columns), keys('v', settings.values)]
  return {
    fields: { rows, columns, values, valueInCols: true },
    meta: [
      ...settings.rows.map(({ title }, index) => ({ field: `r${index}`, name: title })),
      ...settings.columns.map(({ title }, index) => ({ field: `c${index}`, name: title })),
      ...settings.values.map((value, index) => ({
        field: `v${index}`,
        name: value.title,
        formatter: (number: unknown) => valueText(number, value),
      })),
    ],
    data: sheetRows(settings, pivot),
    sortParams: columnOrder(pivot, columns.length).map((names, index) => ({ sortFieldId: `c${index}`, sortBy: [...names] })),
  }
}

function optionsOf({ settings }: SheetDrawn, element: HTMLElement): S2Options {
  const { rows, columns, values, subtotals, totals } = settings
  const labels = { grandTotalsLabel: texts.pivotTotal, subTotalsLabel: texts.pivotSubtotal }
  const groups = (letter: string, count: number) => Array.from({ length: Math.max(0, count - 1) }, (_, index) => `${letter}${index}`)
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    hierarchyType: 'grid',
    // Bubbles would show what cells are wide enough to show.
    tooltip: { enable: false },
    placeholder: { cell: '–' },
    interaction: { copy: { enable: true, withFormat: true, withHeader: true }, brushSelection: { dataCell: true }, hoverFocus: false },
    style: { layoutWidthType: 'compact', colCell: { hideValue: values.length === 1 && columns.length > 0 } },
    totals: {
      row: {
        ...labels,
        showGrandTotals: totals === 'rows' || totals === 'both',
        showSubTotals: subtotals && rows.length > 1,
        subTotalsDimensions: groups('r', rows.length),
      },
      col: {
        ...labels,
        showGrandTotals: columns.length > 0 && (totals === 'columns' || totals === 'both'),
        showSubTotals: subtotals && columns.length > 1,
        subTotalsDimensions: groups('c', columns.length),
      },
    },
  }
}

/** Fifteen colours in the order that the library's theme knows them. */
function paletteOf(colours: SheetColours): SimplePalette {
  const { text, head, headHover, hover, surface, line, brand } = colours
  return {
    basicColors: [text, surface, hover, head, headHover, brand, brand, brand, surface, line, line, line, line, text, text],
    semanticColors: { red: colours.danger, green: colours.success, yellow: colours.warning },
    others: { results: hover, highlight: headHover },
  }
}
