import './frame-page.css'

/** A page of somewhere else, in a frame that may not steer ours. */
export function FramePage({ title, url }: { title: string; url: string }) {
  return (
    <iframe
      className="weft-frame"
      title={title}
      src={url}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
    />
  )
}
