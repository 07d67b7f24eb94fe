import { PageFrame } from '../layouts/page-frame'
import { ScreenPage } from './screen-page'
import { texts } from './texts'

const NOTHING = {}

/** The dashboard: a screen of kind `page` like any other, so that it is changed as any other is. */
export function HomePage() {
  return (
    <PageFrame title={texts.home.title}>
      <ScreenPage id="dashboard/analysis" values={NOTHING} />
    </PageFrame>
  )
}
