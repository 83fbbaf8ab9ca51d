#version 300 es
// Averages the samples, rounds off the highlights and writes sRGB.
precision highp float;
uniform sampler2D film;
uniform float exposure;
uniform float grain;
out vec4 colour;

vec3 sampleAt(ivec2 at) {
  vec4 sum = texelFetch(film, clamp(at, ivec2(0), textureSize(film, 0) - 1), 0);
  return sum.rgb / sum.a;
}

/** Averages what lies near and looks alike, so that grain goes and edges stay. */
vec3 smoothed(ivec2 at) {
  vec3 centre = vec3(0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) centre += sqrt(sampleAt(at + ivec2(x, y))) / 9.0;
  vec3 sum = vec3(0);
  float weights = 0.0;
  for (int y = -4; y <= 4; y++) {
    for (int x = -4; x <= 4; x++) {
      vec3 light = sampleAt(at + ivec2(x, y));
      vec3 difference = sqrt(light) - mix(centre, sqrt(sampleAt(at)), 0.5);
      float weight = exp(-float(x * x + y * y) / 14.0 - dot(difference, difference) / (2.0 * grain * grain));
      sum += light * weight;
      weights += weight;
    }
  }
  return sum / weights;
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 light = smoothed(at);
  light *= exposure;
  vec3 toned = light * (1.0 + light * 0.06) / (1.0 + light * 0.34);
  toned = mix(toned, vec3(dot(toned, vec3(0.2126, 0.7152, 0.0722))), 0.16);
  toned = pow(toned, vec3(1.1));
  vec3 low = toned * 12.92, high = 1.055 * pow(toned, vec3(1.0 / 2.4)) - 0.055;
  colour = vec4(mix(low, high, step(0.0031308, toned)), 1.0);
}
