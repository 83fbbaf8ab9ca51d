/**
 * Preloaded into every Node process of a run: `Date` tells another time, by as many milliseconds as CLOCK_SHIFT says.
 * It runs on from there, as time does, and every process of the run agrees.
 */
const shift = Number(process.env.CLOCK_SHIFT)
if (!Number.isFinite(shift)) throw new Error('CLOCK_SHIFT says by how many milliseconds the clock is put on.')

const RealDate = Date
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked === globalThis.Date ? target : asked) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
RealDate.prototype.constructor = globalThis.Date
