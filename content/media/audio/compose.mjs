// Composes the short piece that audio components play: plucked tones over a slow swell, 64 seconds.
// node content/media/audio/compose.mjs | lame -r -s 22.05 -m m --bitwidth 16 -b 24 - content/media/audio/low-water.mp3
const rate = 22050
const seconds = 64
const samples = new Float64Array(rate * seconds)

/** Steps of a pentatonic scale above A3, in cents of an octave's twelve. */
const scale = [0, 3, 5, 7, 10, 12, 15, 17, 19]
const frequency = (step) => 220 * 2 ** (scale[step] / 12)

// The same numbers every time, so that the file can be made again.
let state = 31
const chance = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648

function pluck(at, step, loudness) {
  const pitch = frequency(step)
  for (let n = 0; n < rate * 3 && at * rate + n < samples.length; n++) {
    const time = n / rate
    const body = Math.sin(2 * Math.PI * pitch * time) * Math.exp(-1.9 * time)
    const bell = 0.3 * Math.sin(2 * Math.PI * pitch * 2.01 * time) * Math.exp(-4.5 * time)
    samples[Math.floor(at * rate) + n] += loudness * (body + bell) * Math.min(1, time * 250)
  }
}

for (let beat = 0; beat < seconds - 4; beat += 1) {
  if (beat % 2 === 0 || chance() < 0.45) pluck(beat + (chance() < 0.3 ? 0.5 : 0), Math.floor(chance() * 9), 0.14)
  if (beat % 8 === 0) pluck(beat, 0, 0.2)
}
for (let n = 0; n < samples.length; n++) {
  const time = n / rate
  const swell = 0.5 - 0.5 * Math.cos((2 * Math.PI * time) / 16)
  samples[n] += 0.05 * swell * (Math.sin(2 * Math.PI * 110 * time) + 0.6 * Math.sin(2 * Math.PI * 164.81 * time))
  samples[n] *= Math.min(1, time / 2, (seconds - time) / 4)
}
const bytes = Buffer.alloc(samples.length * 2)
samples.forEach((value, n) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), n * 2))
process.stdout.write(bytes)
