import { defineModule } from '../../http/module'
import { review, submit, takeOffline } from './articles/approval'
import { articleWritten, BASE } from './articles/written'
import { prepareWebsiteDemo } from './demo'
import { feedHandlers } from './feed'
import { websiteSettings } from './settings'

/** The articles of the website with their review, and what everybody reads of what is published. The entities bring the lists. */
export const website = defineModule({
  name: 'website',
  rows: { default: 'subject', websiteArticleSubmit: 'reader', websiteArticleReview: 'reader', websiteArticleOffline: 'reader' },
  outgoing: 'none',
  declare: ({ entities, settings }) => {
    entities.declare(BASE, { written: articleWritten })
    settings.declare(...Object.values(websiteSettings))
  },
  prepare: prepareWebsiteDemo,
  handlers: { websiteArticleSubmit: submit, websiteArticleReview: review, websiteArticleOffline: takeOffline, ...feedHandlers },
})
