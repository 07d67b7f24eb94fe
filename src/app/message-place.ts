const ID = 'weft-messages'

/** Where messages appear, made when it is not there. A user who has the page read aloud hears what comes into it, from the first message on. */
export function messagePlace(): HTMLElement {
  const there = document.getElementById(ID)
  if (there) return there
  const place = document.createElement('div')
  place.id = ID
  place.setAttribute('aria-live', 'polite')
  document.body.append(place)
  return place
}
