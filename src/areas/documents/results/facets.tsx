import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { FACETS, type Facet, type FacetValue, type FoundPage } from '../calls'
import { texts } from '../texts'
import { type ResultPlace, toggled } from './place'

/** Values of a facet that are shown at first, and those that the server tells at most. */
const FEW = 6
const MOST_OF_WHOLE = 500

interface FacetsProps {
  readonly facets: FoundPage['facets']
  /** Counts are estimates. */
  readonly about: boolean
  /** Facets with more values than are told. */
  readonly cut: readonly Facet[]
  readonly place: ResultPlace
  readonly onGo: (place: ResultPlace) => void
}

/** What the results can be narrowed to, with how many each value has. */
export function Facets({ facets, about, cut, place, onGo }: FacetsProps) {
  const shown = FACETS.filter(facet => (facets[facet]?.length ?? 0) > 0 || place.chosen[facet].length > 0)
  return (
    <div className="weft-facets">
      {shown.map(facet => (
        <FacetGroup
          key={facet}
          facet={facet}
          values={facets[facet] ?? []}
          chosen={place.chosen[facet]}
          about={about}
          cut={cut.includes(facet)}
          whole={place.whole === facet}
          onWhole={() => onGo({ ...place, whole: facet })}
          onToggle={value => onGo(toggled(place, facet, value))}
        />
      ))}
    </div>
  )
}

interface FacetGroupProps {
  readonly facet: Facet
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
  /** Counts are estimates. */
  readonly about: boolean
  /** It has more values. */
  readonly cut: boolean
  /** As many as there may be are told already. */
  readonly whole: boolean
  readonly onWhole: () => void
}

function FacetGroup({ facet, values, chosen, onToggle, about, cut, whole, onWhole }: FacetGroupProps) {
  const [all, setAll] = useState(whole)
  // What is chosen and finds nothing any more can still be taken back.
  const lost = chosen.filter(value => !values.some(each => each.value === value)).map(value => ({ value, text: value, count: 0 }))
  const known = [...lost, ...values]
  const shown = all ? known : known.filter((each, index) => index < FEW || chosen.includes(each.value))
  return (
    <fieldset className="weft-facet">
      <legend>{texts.facets[facet]}</legend>
      {shown.map(({ value, text, count }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={() => onToggle(value)}>
          {text}
          {'\u00a0'}
          <small>{about ? texts.about(count) : count}</small>
        </Checkbox>
      ))}
      {known.length > FEW && (
        <Button type="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.more(known.length - FEW)}
        </Button>
      )}
      {all && cut && (
        <p className="weft-facet-cut">
          {texts.cutFacet(whole ? MOST_OF_WHOLE : values.length)}
          {!whole && (
            <Button type="link" size="small" onClick={onWhole}>
              {texts.wholeFacet}
            </Button>
          )}
        </p>
      )}
    </fieldset>
  )
}
