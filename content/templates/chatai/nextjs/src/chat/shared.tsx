'use client'

import { useState } from 'react'
import Link from '@/components/link'
import { dateOf } from '@/lib/dates'
import { withoutFiles } from '@/lib/tree'
import type { Thread } from '@/lib/types'
import { openApp } from '@/ui/app'
import { cleanCopy } from '@/ui/clean-copy'
import { sampleThread, sharedSample } from '@/ui/samples'
import { turnsOf, type Turn } from '@/ui/session'
import { Address } from './address'
import { Transcript } from './transcript'
import { useTitle } from './use-title'

interface SharedView {
  phase: 'loading' | 'open' | 'missing'
  title: string
  about: string
  turns: Turn[]
}

const loading: SharedView = { phase: 'loading', title: 'A shared conversation', about: '', turns: [] }
const missing: SharedView = { phase: 'missing', title: 'This link does not work', about: '', turns: [] }

const copiedClean = (transcript: HTMLElement | null) => (transcript ? cleanCopy(transcript) : undefined)

/** A conversation that somebody shared, to be read and printed, with its sources beside it. */
export function Shared() {
  const [{ phase, title, about, turns }, setView] = useState(loading)
  const [visit] = useState(() => visitorOf(setView))
  useTitle(phase === 'open' ? title : loading.title)

  return (
    <div className="leaf leaf-site">
      <Address onVisit={visit} />
      <div className="leaf-text min-h-[70dvh] pt-10 pb-20">
        <p className="place">{phase === 'open' ? 'Shared, read only' : 'Shared'}</p>
        <h1 className="title mt-2">{title}</h1>
        {phase === 'loading' && (
          <div aria-hidden="true" className="mt-8">
            <div className="bg-well h-6 w-2/3" />
            <div className="bg-well mt-5 h-4 w-full" />
            <div className="bg-well mt-3 h-4 w-11/12" />
          </div>
        )}
        {phase === 'missing' && (
          <div>
            <p className="lead mt-4">
              The conversation was never shared, or sharing was turned off. Ask whoever sent you the link for a new one.
            </p>
            <p className="mt-8">
              <Link href="/" className="btn btn-line">
                What Postil does
              </Link>
            </p>
          </div>
        )}
        {phase === 'open' && (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule pb-6">
              <p className="me-auto text-soft">{about}</p>
              <button
                type="button"
                onClick={() => window.print()}
                className="btn btn-line min-h-10 py-1.5 print:hidden"
              >
                Print with footnotes
              </button>
              <p className="w-full text-sm/6 text-soft print:hidden">
                Press a number to see the words around a passage. Nora’s files are not shared, only the passages quoted
                here.
              </p>
            </div>
            <div ref={copiedClean} className="transcript">
              <Transcript turns={turns} />
            </div>
            <div className="border-t border-rule pt-8 print:hidden">
              <p>
                <Link href="/chat" className="btn btn-ink">
                  Ask the same files
                </Link>
              </p>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** Shows what an address asks for; of two that follow each other quickly, the last one. */
function visitorOf(show: (view: SharedView) => void) {
  let asked: string
  return async (query: string) => {
    asked = query
    const thread = await threadOf(new URLSearchParams(query).get('c'))
    if (asked === query) show(thread ? viewOf(thread) : missing)
  }
}

/** Shared ones only. A server of your own gives them to everybody; without one they are those of this browser. */
async function threadOf(id: string | null): Promise<Thread | undefined> {
  if (!id) return sampleThread(sharedSample)
  const { store } = await openApp()
  const thread = await store.thread(id)
  return thread?.conversation.sharedAt === undefined ? undefined : thread
}

function viewOf(thread: Thread): SharedView {
  const { title, updatedAt } = thread.conversation
  const turns = turnsOf(withoutFiles(thread))
  const count = turns.length === 1 ? '1 question' : `${turns.length} questions`
  return { phase: 'open', title, turns, about: `Nora Whitfield, ${dateOf(updatedAt)}, ${count}` }
}
