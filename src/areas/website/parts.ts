export { WebsiteArticle } from './article'
export { WebsiteColumns } from './columns'
export { WebsiteLinks } from './links'
export { WebsiteSlides } from './slides'
