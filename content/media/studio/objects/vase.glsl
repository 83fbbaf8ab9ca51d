// A matte vase with a narrow neck and two dried stems.
// tint: 0 clay, 1 stems, 2 buds
const float STEP = 0.7;
const vec3 BOX_CENTRE = vec3(0.06, 0.98, 0);
const vec3 BOX_SIZE = vec3(0.62, 1.0, 0.5);

float profile(float y) {
  float belly = 0.45 * sqrt(max(0.0, 1.0 - pow(abs(y - 0.42) / 0.54, 2.0)));
  float neck = 0.105 + 0.055 * smoothstep(0.96, 1.14, y);
  return max(belly, neck);
}
float smoothProfile(float y) {
  float sum = 0.0;
  for (int i = -1; i <= 1; i++) sum += profile(max(y + float(i) * 0.06, 0.03));
  return sum / 3.0;
}
float buds(vec3 p, vec3 a, vec3 b, vec3 c) {
  float ball = length(p - mix(mix(a, b, 0.82), mix(b, c, 0.82), 0.82)) - 0.34;
  if (ball > 0.1) return ball;
  float d = 1e9;
  for (int i = 0; i < 7; i++) {
    float t = 0.62 + 0.063 * float(i);
    vec3 at = mix(mix(a, b, t), mix(b, c, t), t);
    float side = mod(float(i), 2.0) * 2.0 - 1.0;
    vec3 q = p - at - vec3(0.032 * side, 0.02, 0.02 * side);
    q.xy = turn(-0.6 * side) * q.xy;
    d = min(d, ellipsoid(q, vec3(0.026, 0.052, 0.026) * (1.15 - 0.05 * float(i))));
  }
  return d;
}
vec2 map(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  float y = clamp(q.y, 0.03, 1.13);
  float r = smoothProfile(y);
  float d = length(vec2(q.x - r + 0.02, q.y - y)) - 0.02;
  d = min(d, roundedCylinder(p - vec3(0, 0.02, 0), smoothProfile(0.02), 0.02, 0.01));
  d += 0.0022 * noise(vec3(p.xz * 5.0, p.y * 55.0).xzy);
  vec2 hit = vec2(d, 1.0);
  if (p.y > 0.8) {
    vec3 a = vec3(0.02, 0.75, 0), b = vec3(0.03, 1.4, 0.02), c = vec3(0.42, 1.86, 0.05);
    vec3 e = vec3(-0.02, 0.75, 0.02), f = vec3(-0.06, 1.3, 0), g = vec3(-0.26, 1.62, -0.08);
    float stems = min(curve(p, a, b, c, 0.011, 0.006), curve(p, e, f, g, 0.011, 0.006));
    if (stems < hit.x) hit = vec2(stems, 2.0);
    float bud = min(buds(p, a, b, c), buds(p, e, f, g));
    if (bud < hit.x) hit = vec2(bud, 3.0);
  }
  return hit;
}
Material material(float part, vec3 p, vec3 n) {
  if (part > 2.5) return Material(tint[2] * (0.85 + 0.3 * noise(p * 30.0)), 0.9, 0.1, 0.0, NO_GLOW);
  if (part > 1.5) return Material(tint[1], 0.9, 0.1, 0.0, NO_GLOW);
  vec3 colour = tint[0] * (0.93 + 0.1 * noise(p * 60.0) + 0.05 * noise(p * 7.0));
  return Material(colour, 0.75, 0.35, 0.0, NO_GLOW);
}
