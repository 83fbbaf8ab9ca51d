import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { pages } from '../server/http/pages'
import { routes } from './router'

const lastOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

test.each(Object.keys(pages))('%s is a page of the router too', (path) => expect(lastOf(path)).not.toBe('*'))

test('every other address is none', () => expect(lastOf('/not-there')).toBe('*'))
