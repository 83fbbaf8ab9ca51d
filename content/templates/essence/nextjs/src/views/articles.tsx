import type { Article } from '@/data/journal'
import { bylineOf } from '@/lib/said'
import { PlatePicture } from './plates'

export function ArticleRows({ articles }: { articles: Article[] }) {
  return articles.map((article) => (
    <li key={article.slug} className="border-t border-rule">
      <a
        href={`/journal/${article.slug}`}
        className="group grid items-center gap-x-10 gap-y-5 py-8 sm:grid-cols-[minmax(0,1fr)_9rem] lg:grid-cols-[minmax(0,1fr)_13rem]"
      >
        <span>
          <span className="title block underline-offset-[0.12em] group-hover:underline group-hover:decoration-1">
            {article.title}
          </span>{' '}
          <span className="lead voice mt-4 block max-w-[28em] text-soft">{article.line}</span>{' '}
          <span className="mt-4 block text-base/6 text-soft">{bylineOf(article)}</span>
        </span>
        <span className="row-start-1 block w-32 sm:row-start-auto sm:w-full">
          <PlatePicture file={article.scent} />
        </span>
      </a>
    </li>
  ))
}

/** All articles, each with how it begins. */
export function JournalEntries({ articles }: { articles: Article[] }) {
  return articles.map((article, index) => (
    <li key={article.slug} className="journal-entry">
      <a href={`/journal/${article.slug}`} className="group block">
        <span className="block">
          <PlatePicture file={article.scent} isFirst={index === 0} />
        </span>
        <span className="block">
          <span className="title mt-6 block underline-offset-[0.12em] group-hover:underline group-hover:decoration-1">
            {article.title}
          </span>{' '}
          <span className="lead voice mt-4 block max-w-[28em] text-soft">{article.line}</span>{' '}
          <span className="mt-5 block max-w-[34em] text-pretty">{article.begins}</span>{' '}
          <span className="mt-4 block text-base/6 text-soft">{bylineOf(article)}</span>
        </span>
      </a>
    </li>
  ))
}
