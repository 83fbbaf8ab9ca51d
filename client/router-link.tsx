import { type InertiaLinkProps, Link as InertiaLink } from '@inertiajs/react'

/** Addresses that are written the same however they are read. */
const plain = /^[\w/.~#-]*$/

/**
 * What of a link is for the router alone. On the server it does nothing, and a page has a hundred links: there the
 * element is written without it, which is a quarter of the time that a page of the app takes to draw.
 */
function ServerLink(props: InertiaLinkProps) {
  const { as: _as, href, method, data: _data, children, ...rest } = props
  const isPlain = props.as === undefined && method === undefined && props.data === undefined
  if (!isPlain || typeof href !== 'string' || !plain.test(href)) return <InertiaLink {...props} />
  const {
    prefetch: _prefetch, cacheFor: _cacheFor, cacheTags: _cacheTags, preserveScroll: _preserveScroll,
    preserveState: _preserveState, preserveUrl: _preserveUrl, replace: _replace, only: _only, except: _except,
    headers: _headers, queryStringArrayFormat: _format, async: _async, viewTransition: _transition,
    component: _component, instant: _instant, pageProps: _pageProps, onCancelToken: _onCancelToken,
    onBefore: _onBefore, onStart: _onStart, onProgress: _onProgress, onFinish: _onFinish, onCancel: _onCancel,
    onSuccess: _onSuccess, onError: _onError, onPrefetching: _onPrefetching, onPrefetched: _onPrefetched, ...element
  } = rest // prettier-ignore
  return (
    <a {...element} href={href}>
      {children}
    </a>
  )
}

/** A link to a page of ours: the router goes there without loading a document. */
export const Link: typeof InertiaLink = import.meta.env.SSR ? (ServerLink as typeof InertiaLink) : InertiaLink
