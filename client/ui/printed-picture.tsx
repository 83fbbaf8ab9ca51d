import { type ComponentMeta, pictureSize } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

type Props = { component: Pick<ComponentMeta, 'path' | 'title' | 'picture'> }

/** A component on paper, where no preview runs: its picture on white. Not fetched for the screen. */
export const PrintedPicture = ({ component: { path, title, picture } }: Props) =>
  picture && (
    <img
      loading="lazy"
      src={urls.componentPicture(path, picture, 'light')}
      alt={title}
      {...pictureSize}
      className="hidden h-auto w-full max-w-xl rounded-xl ring-1 ring-line print:block"
    />
  )
