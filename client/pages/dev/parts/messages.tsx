import { useState } from 'react'
import { Article } from '#client/ui/article/article.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Block, CalloutKind } from '#shared/article.ts'
import { urls } from '#shared/urls.ts'
import { Specimen, Specimens } from './specimen.tsx'

const callout = (kind: CalloutKind, text: string): Block => ({
  type: 'callout',
  kind,
  children: [{ type: 'paragraph', children: [text] }],
})
const callouts = [
  callout('note', 'Something that explains.'),
  callout('tip', 'Something that helps.'),
  callout('warning', 'Something that can go wrong.'),
]

export function Messages() {
  const [shown, setShown] = useState(true)

  return (
    <Specimens title="Messages">
      <Specimen name="flash banner">
        {shown ? (
          <div className="grid w-full gap-3">
            <Banner bannerStyle="success" onDismiss={() => setShown(false)}>
              Your name has been saved.
            </Banner>
            <Banner bannerStyle="danger" onDismiss={() => setShown(false)}>
              This page was open for too long, so that the form could not be sent. Nothing is lost: send it again.
            </Banner>
          </div>
        ) : (
          <Button variant="secondary" onClick={() => setShown(true)}>
            Show the banners again
          </Button>
        )}
      </Specimen>
      <Specimen name="callouts">
        <Article blocks={callouts} docHref={urls.docs} className="w-full" />
      </Specimen>
    </Specimens>
  )
}
