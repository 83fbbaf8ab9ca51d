/**
 * Renders the product pictures of `shots.mjs` to ../products/<name>.webp.
 *
 *   node content/media/studio/photograph.mjs            every picture
 *   node content/media/studio/photograph.mjs mug-oat    only these
 *
 * SAMPLES=8 WIDTH=320 gives a quick proof, OUT=<folder> puts the pictures elsewhere, CHROMIUM names the browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { shots } from './shots.mjs'

const width = Number(process.env.WIDTH ?? 640)
const size = { width, height: width * 1.25 }
const samples = Number(process.env.SAMPLES ?? 56)
const folder = process.env.OUT ? new URL(`file://${process.env.OUT}/`) : new URL('../products/', import.meta.url)
const maxBytes = 40_000

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8')
const linear = (hex) =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

/** Runs in the page: adds up samples in a float texture, then develops it. */
async function expose({ tracer, develop, size, samples, uniforms, exposure, maxBytes }) {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
  gl.getExtension('EXT_color_buffer_float')
  gl.getExtension('EXT_float_blend')

  const program = (fragment) => {
    const built = gl.createProgram()
    const vertex = '#version 300 es\nvoid main(){vec2 p=vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.;gl_Position=vec4(p,0,1);}'
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ]) {
      const shader = gl.createShader(type)
      gl.shaderSource(shader, source)
      gl.compileShader(shader)
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader))
      gl.attachShader(built, shader)
    }
    gl.linkProgram(built)
    if (!gl.getProgramParameter(built, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(built))
    return built
  }

  const film = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, film)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, size.width, size.height)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  const target = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, target)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, film, 0)
  gl.viewport(0, 0, size.width, size.height)
  gl.clearColor(0, 0, 0, 0)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE)

  const tracing = program(tracer)
  gl.useProgram(tracing)
  const place = (name) => gl.getUniformLocation(tracing, name)
  gl.uniform2f(place('resolution'), size.width, size.height)
  gl.uniform1f(place('focalLength'), uniforms.focalLength)
  for (const name of ['cameraPosition', 'cameraTarget', 'paper']) gl.uniform3fv(place(name), uniforms[name])
  gl.uniform3fv(place('tint'), uniforms.tint)
  for (let index = 0; index < samples; index++) {
    gl.uniform1i(place('sampleIndex'), index)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4)) // waits, so that no single wait grows long
    await new Promise((resolve) => setTimeout(resolve))
  }

  gl.disable(gl.BLEND)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  const developing = program(develop)
  gl.useProgram(developing)
  gl.uniform1f(gl.getUniformLocation(developing, 'exposure'), exposure)
  gl.uniform1f(gl.getUniformLocation(developing, 'grain'), 0.32 / Math.sqrt(samples))
  gl.drawArrays(gl.TRIANGLES, 0, 3)

  for (let quality = 0.9; ; quality -= 0.04) {
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
    if (blob.size <= maxBytes || quality < 0.4) {
      return { base64: new Uint8Array(await blob.arrayBuffer()).toBase64(), quality }
    }
  }
}

mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
})
for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const began = Date.now()
  const page = await browser.newPage()
  const tints = [...shot.tint, '#808080', '#808080', '#808080', '#808080'].slice(0, 4)
  const { base64, quality } = await page.evaluate(expose, {
    tracer: read('tracer.glsl').replace('#object', read(`objects/${shot.object}.glsl`)),
    develop: read('develop.glsl'),
    size,
    samples,
    maxBytes,
    exposure: shot.exposure ?? 0.97,
    uniforms: {
      cameraPosition: shot.camera.eye,
      cameraTarget: shot.camera.target,
      focalLength: shot.camera.lens,
      paper: linear(shot.paper),
      tint: tints.flatMap(linear),
    },
  })
  const file = Buffer.from(base64, 'base64')
  writeFileSync(new URL(`${shot.name}.webp`, folder), file)
  console.log(`${shot.name}  ${(file.length / 1000).toFixed(1)} kB  quality ${quality.toFixed(2)}  ${Date.now() - began} ms`)
  await page.close()
}
await browser.close()
