'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import clsx from 'clsx'
import ChatKeys from '@/components/chat-keys'
import ChatShare from '@/components/chat-share'
import Link from '@/components/link'
import { hrefOf } from '@/ui/app'
import { cleanCopy } from '@/ui/clean-copy'
import { keepFocus } from '@/ui/keep-focus'
import type { Beside } from '@/ui/beside'
import type { Suggestion } from '@/ui/suggestions'
import { keepPlace } from '@/ui/keep-place'
import { lightNotes } from '@/ui/light-notes'
import { markdownOf, nothingSelected, quotation, selectedIn } from '@/ui/words'
import { Address } from './address'
import { Composer } from './composer'
import { CopyContext } from './copy-code'
import type { TurnActs } from './turn'
import { useConversation } from './use-conversation'
import { useDrop } from './use-drop'
import { useKeys } from './use-keys'
import { useTitle } from './use-title'

/** What it takes to draw an answer comes with a conversation, or with the first touch of the page: asking needs none of it. */
const loadTranscript = () => import('./transcript')
type TranscriptOf = Awaited<ReturnType<typeof loadTranscript>>['Transcript']

/** A conversation with its margin, and the composer below it. */
export function Chat() {
  const [view, conversation] = useConversation()
  const { phase, isNamed, title, turns, isStreaming, isShared, paper, target, problem } = view
  const page = useRef<HTMLDivElement>(null)
  const transcript = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isDropping, handlers } = useDrop(conversation.addFiles)
  const acts = useMemo<TurnActs>(
    () => ({
      edit: conversation.edit,
      refuse: conversation.refuse,
      regenerate: conversation.regenerate,
      switchVersion: conversation.switchVersion,
      copy: (answer) => void conversation.copy(markdownOf(answer), 'Answer copied with its sources.'),
      quote(answer) {
        const selected = transcript.current ? selectedIn(transcript.current) : nothingSelected
        conversation.quote(quotation(answer, selected), answer)
        field.current?.focus()
      },
    }),
    [conversation],
  )
  useTitle(phase === 'open' ? title : 'Chat')
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), [])
  useEffect(() => (transcript.current ? cleanCopy(transcript.current) : undefined), [])
  useEffect(() => (transcript.current ? lightNotes(transcript.current) : undefined), [])
  useEffect(
    () => (transcript.current ? keepPlace(transcript.current, conversation.keepPlace) : undefined),
    [conversation],
  )
  const [drawn, setDrawn] = useState<{ Transcript: TranscriptOf }>()
  const [connections, setConnections] = useState(0)
  const needsIt = isNamed || turns.length > 0
  useEffect(() => {
    const onLine = () => setConnections((before) => before + 1)
    addEventListener('online', onLine)
    return () => removeEventListener('online', onLine)
  }, [])
  useEffect(() => {
    // What is not there by then is fetched again, and what is wrong with it said then.
    const fetchDrawing = () => void loadTranscript().catch(() => {})
    const leaving = new AbortController()
    for (const touch of ['pointerdown', 'keydown'])
      page.current?.addEventListener(touch, fetchDrawing, { once: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    // What has not come is asked for again with every question, and once there is a connection.
    if (!needsIt || drawn) return
    let isOver = false
    loadTranscript().then(
      ({ Transcript }) => {
        if (isOver) return
        setDrawn({ Transcript })
        conversation.complete()
      },
      (cause: unknown) => {
        console.error(cause)
        if (!isOver) conversation.incomplete()
      },
    )
    return () => {
      isOver = true
    }
  }, [needsIt, drawn, turns.length, connections, conversation])
  useKeys({ transcript, field, isStreaming, stop: conversation.stop })

  return (
    <>
      <Address onVisit={conversation.visit} />
      <div
        {...handlers}
        ref={page}
        className="relative flex min-h-[calc(100dvh-3.5rem)] flex-col xl:min-h-dvh print:block print:min-h-0"
      >
        <div className="leaf bg-paper sticky top-14 z-10 border-b border-rule xl:top-0 print:static print:border-0 [@media(max-height:30rem)]:static">
          <div className="leaf-span flex min-h-14 flex-wrap items-center gap-x-1 max-sm:py-1">
            <h1
              className={clsx(
                'line-clamp-2 min-w-0 flex-[1_1_12rem] text-[0.9375rem]/6 font-semibold sm:line-clamp-1 print:text-[1.375rem]/7',
                paper.hasTitle ? 'print:line-clamp-none' : 'print:hidden',
              )}
            >
              {title}
            </h1>
            <p className="place hidden w-full print:block">{paper.line}</p>
            {phase === 'open' && (
              <div className="flex shrink-0 print:hidden">
                <button type="button" aria-haspopup="dialog" onClick={conversation.share} className="btn-quiet">
                  {isShared ? 'Shared' : 'Share'}
                </button>
                <button type="button" onClick={() => window.print()} className="btn-quiet max-sm:hidden">
                  Print
                </button>
              </div>
            )}
            <button
              type="button"
              aria-label="Keyboard shortcuts"
              onClick={() => document.dispatchEvent(new Event('postil:keys'))}
              className="btn-quiet shrink-0 max-sm:hidden print:hidden"
            >
              <kbd className="key">?</kbd>
            </button>
          </div>
        </div>

        <div className="leaf flex flex-1 flex-col">
          <div className="leaf-text flex-1">
            {problem !== '' && (
              <p role="alert" className="mt-6 border-s-4 border-ink ps-4 text-[0.9375rem]/6">
                {problem}
              </p>
            )}
            {phase === 'loading' && isNamed && <Loading />}
            {(phase === 'empty' || (phase === 'loading' && !isNamed)) && (
              <Empty
                ready={view.ready}
                suggestions={view.suggestions}
                beside={view.beside}
                onAsk={(question) => void conversation.ask(question)}
              />
            )}
            {phase === 'missing' && <Missing />}
            <div ref={transcript} className={clsx('transcript', phase === 'open' ? 'block' : 'hidden')}>
              <CopyContext value={conversation.copy}>
                {turns.length > 0 &&
                  (drawn ? (
                    <drawn.Transcript turns={turns} isStreaming={isStreaming} target={target} acts={acts} />
                  ) : (
                    <Loading />
                  ))}
              </CopyContext>
            </div>
          </div>
        </div>

        <Composer ref={field} view={view} conversation={conversation} isDropping={isDropping} />
      </div>
      <ChatKeys />
      <ChatShare />
    </>
  )
}

function Loading() {
  return (
    <div aria-hidden="true" className="pt-10">
      <div className="bg-well h-7 w-2/3" />
      <div className="bg-well mt-6 h-4 w-full" />
      <div className="bg-well mt-3 h-4 w-11/12" />
      <div className="bg-well mt-3 h-4 w-3/5" />
    </div>
  )
}

interface EmptyProps {
  ready: string
  suggestions: readonly Suggestion[]
  beside: Beside
  onAsk: (question: string) => void
}

function Empty({ ready, suggestions, beside, onAsk }: EmptyProps) {
  return (
    <section
      aria-labelledby="empty-heading"
      className="pt-6 pb-10 in-data-opens:hidden sm:pt-24 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
    >
      {beside.question !== '' && <LastNotes beside={beside} />}
      <h2 id="empty-heading" className="title">
        Ask your files
      </h2>
      <p className="lead mt-3 sm:mt-4">
        {ready} Each answer shows its sources, sentence by sentence. When the files do not say, Postil tells you so.
      </p>
      <ul role="list" className="mt-5 border-b border-rule sm:mt-8">
        {suggestions.map(({ text, asked }) => (
          <li key={text}>
            {asked ? (
              <Link
                href={hrefOf(asked)}
                className="flex min-h-12 items-center justify-between gap-4 border-t border-rule py-2 leading-6 underline-offset-4 hover:underline"
              >
                {text}{' '}
                <span className="shrink-0 text-sm/6 text-soft">
                  Asked{' '}
                  <span aria-hidden="true" className="ms-2 inline-block text-base/6 rtl:-scale-x-100">
                    →
                  </span>
                </span>
              </Link>
            ) : (
              <button
                type="button"
                onClick={() => onAsk(text)}
                className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 border-t border-rule py-2 text-start leading-6 underline-offset-4 hover:underline"
              >
                {text}{' '}
                <span aria-hidden="true" className="shrink-0 text-base/6 text-soft rtl:-scale-x-100">
                  →
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In the margin, before anything is asked: the notes of the last answer. */
function LastNotes({ beside: { question, href, when, notes } }: { beside: Beside }) {
  return (
    <div className="aside-note @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-5">
      <p>
        From your last answer, <span className="whitespace-nowrap">{when}</span>
      </p>
      <p className="mt-1">
        <Link href={href} className="link text-ink">
          {question}
        </Link>
      </p>
      <ul role="list" className="notes-before mt-4 gap-4 @max-[52rem]/leaf:mt-2">
        {notes.map((note) => (
          <li key={note.number} className="note-still">
            <span className="note-file">{note.file}</span> <span className="note-words">{note.words}</span>{' '}
            <span className="note-place">{note.place}</span>
          </li>
        ))}
      </ul>
      {notes.length > 2 && (
        <p className="notes-all mt-3">
          <Link href={href} className="link text-ink">
            All {notes.length} sources
          </Link>
        </p>
      )}
    </div>
  )
}

function Missing() {
  return (
    <section aria-labelledby="missing-heading" className="pt-14 sm:pt-24">
      <h2 id="missing-heading" className="title">
        This conversation is not here
      </h2>
      <p className="lead mt-4">
        It was deleted, is in another browser, or could not be read. Conversations stay in the browser where you had
        them. To move them, export them in Settings.
      </p>
      <div className="mt-8 flex flex-wrap gap-2">
        <Link href="/history" className="btn btn-ink">
          Search the history
        </Link>
      </div>
    </section>
  )
}
