import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { picture, pictures, pictureUrl, sourceSet, widthsOf } from './index.ts'
import { sizeOf } from './size-of.ts'

const folder = 'content/media'
const listed = pictures.flatMap((one) =>
  one.formats.flatMap((format) => widthsOf(one, format).map((width) => ({ one, format, width, url: pictureUrl(one, format, width) }))),
)
const fileOf = (url: string) => join(folder, url.slice('/media/'.length))

test('the index names every picture, and nothing that is not there', () => {
  const there = filesBelow(folder).filter((file) => /\.(avif|webp|svg|png|jpg)$/.test(file))
  expect(listed.map(({ url }) => fileOf(url)).sort()).toEqual(there)
})

test('every file has the format and size the index says, and keeps the ratio', () => {
  for (const { one, format, width, url } of listed) {
    const real = sizeOf(readFileSync(fileOf(url)))
    expect({ url, ...real }).toEqual({ url, format, width, height: real.height })
    expect(Math.abs(real.height - (width * one.height) / one.width), url).toBeLessThanOrEqual(1)
  }
})

test('every picture says what is to be seen, and of what colour it is', () => {
  for (const { name, alt, colour } of pictures) {
    expect(alt, name).toMatch(/^\S.{3,120}[^.\s]$/)
    expect(colour, name).toMatch(/^#[\da-f]{6}$/)
  }
})

test('photographs and people come in AVIF and WebP, logos as one-colour outlines', () => {
  const logos = pictures.filter(({ kind }) => kind === 'logo')
  for (const { name, formats } of pictures.filter(({ kind }) => !['logo', 'map', 'code'].includes(kind)))
    expect(formats, name).toEqual(['avif', 'webp'])
  expect(logos.length).toBeGreaterThanOrEqual(12)
  for (const one of logos) expect(readFileSync(fileOf(pictureUrl(one, 'svg')), 'utf8')).not.toMatch(/<text|<style|href/)
})

test('pictures are light: at most 60 kB up to 800 px', () => {
  const heavy = listed.filter(({ width, url }) => width <= 800 && statSync(fileOf(url)).size > 60_000)
  expect(heavy.map(({ url }) => url)).toEqual([])
})

/** The template or starter kit that a picture is of. */
function goodOf(name: string): string | undefined {
  const [folder = '', file = ''] = name.split('/')
  if (folder !== 'templates' && folder !== 'starter-kits') return undefined
  const goods = readdirSync(join('content', folder)).filter((slug) => slug !== 'source')
  return goods.find((slug) => file.startsWith(`${slug}-`)) ?? file
}

/** Bytes of pictures, by the template or starter kit that they show; what components show is together. */
const bytesByGood = Object.groupBy(
  listed.map(({ one, url }) => ({ good: goodOf(one.name), bytes: statSync(fileOf(url)).size })),
  ({ good }) => good ?? 'components',
)

test('pictures of components come to 25 MB together, and those of a template or starter kit to 600 kB', () => {
  const { components, ...goods } = Object.fromEntries(
    Object.entries(bytesByGood).map(([good, all = []]) => [good, all.reduce((sum, { bytes }) => sum + bytes, 0)]),
  )
  expect(components).toBeLessThan(25_000_000)
  expect(Object.keys(goods).length).toBeGreaterThan(10)
  expect(Object.entries(goods).filter(([, bytes]) => bytes > 600_000)).toEqual([])
})

test('a shop and a magazine can be filled: 40 product pictures of 20 things, 20 scenes, each in three ratios', () => {
  const of = (wanted: string) => pictures.filter(({ kind }) => kind === wanted)
  expect(of('product').length).toBeGreaterThanOrEqual(40)
  expect(new Set(of('product').map(({ name }) => name.replace(/-[a-z]+$/, ''))).size).toBeGreaterThanOrEqual(20)
  const whole = of('scene').filter(({ name }) => !/-(wide|tall)$/.test(name))
  expect(whole.length).toBeGreaterThanOrEqual(20)
  for (const { name, width, height } of whole) {
    const ratios = [name, `${name}-wide`, `${name}-tall`].map((part) => picture(part)).map((one) => one.width / one.height)
    expect(width / height, name).toBeCloseTo(4 / 3, 2)
    expect(ratios.map((ratio) => ratio.toFixed(2)), name).toEqual(['1.33', '1.78', '0.75'])
  }
})

test('a picture gives its addresses in every width', () => {
  const portrait = picture('portraits/portrait-01')
  expect(sourceSet(portrait, 'avif')).toBe(
    '/media/portraits/portrait-01-400.avif 400w, /media/portraits/portrait-01.avif 800w',
  )
  expect(() => picture('portraits/nobody')).toThrow('There is no picture "portraits/nobody"')
})

test('grounds and drawings cut from paper are at most 25 kB up to 800 px and 70 kB at 1600 as AVIF', () => {
  const drawn = listed.filter(({ one }) => one.kind === 'ground' || one.name.startsWith('scenes/cut-'))
  expect(new Set(drawn.map(({ one }) => one.name.replace(/-(wide|tall)$/, ''))).size).toBeGreaterThanOrEqual(54)
  const heavy = drawn.filter(
    ({ format, width, url }) => format === 'avif' && statSync(fileOf(url)).size > (width <= 800 ? 25_000 : 70_000),
  )
  expect(heavy.map(({ url }) => url)).toEqual([])
})

test('a code to scan has black squares on white, also on a dark page', () => {
  const codes = pictures.filter(({ kind }) => kind === 'code')
  expect(codes.length).toBeGreaterThanOrEqual(6)
  for (const one of codes) {
    const svg = readFileSync(fileOf(pictureUrl(one, 'svg')), 'utf8')
    expect(svg, one.name).toMatch(/<path fill="#fff" d="M0 0h(\d+)v\1h-\1z"\/><path d="M/)
    expect(one.width, one.name).toBe(one.height)
  }
})

test('a film comes as WebM and MP4 of at most 1.5 MB together, with its still and with captions', () => {
  const films = pictures.filter(({ kind }) => kind === 'film')
  expect(films.map(({ name }) => name)).toEqual(['films/tide'])
  for (const { name } of films) {
    const bytes = ['webm', 'mp4'].map((ending) => statSync(join(folder, `${name}.${ending}`)).size)
    expect(bytes[0]! + bytes[1]!, name).toBeLessThan(1_500_000)
    expect(readFileSync(join(folder, `${name}.vtt`), 'utf8'), name).toMatch(/^WEBVTT\n\n\d\d:\d\d\.\d{3} --> /)
  }
})
