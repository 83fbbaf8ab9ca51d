/** The pictures shown where pages are shared, by the page's path, as the build leaves them in social/pictures.json. */
export type SocialPictures = Record<string, SocialPicture>

/** A file below /social, 1200 by 630 pixels, and what it says. */
export type SocialPicture = { file: string; alt: string }
