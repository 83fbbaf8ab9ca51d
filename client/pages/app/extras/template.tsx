import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import { TemplateBody } from '#client/pages/parts/goods/template/template-body.tsx'
import { TemplatePages, TemplateProof } from '#client/pages/parts/goods/template/template-inside.tsx'
import { TemplateStart } from '#client/pages/parts/goods/template/template-start.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export default function Template({ template, contents, shown, isOpen, others }: Pages['app/extras/template']) {
  return (
    <AppPage title={`${template.title}, template`} heading={template.title} about={template.description}>
      <div className="mt-4 mb-12 grid items-start gap-x-12 gap-y-8 xl:grid-cols-2">
        <TemplateStart template={template} shown={shown} isOpen={isOpen} />
        <div className="grid gap-10">
          <TemplatePages template={template} />
          <TemplateProof template={template} contents={contents} />
        </div>
      </div>
      <div className="pb-16">
        <TemplateBody
          template={template}
          contents={contents}
          shown={shown}
          others={others}
          address={urls.appTemplate}
          docs={urls.appDocumentation}
          all={urls.extrasTemplates()}
        />
      </div>
    </AppPage>
  )
}
