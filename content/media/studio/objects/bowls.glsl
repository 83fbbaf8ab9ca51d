// Three nesting bowls, each with a glaze of its own and an unglazed rim.
// tint: 0 large, 1 middle, 2 small, 3 clay
const float STEP = 0.7;
const vec3 BOX_CENTRE = vec3(0, 0.40, 0);
const vec3 BOX_SIZE = vec3(0.84, 0.42, 0.84);

float bowl(vec3 p, float radius, float height) {
  vec2 q = vec2(length(p.xz), p.y);
  float y = clamp(q.y, 0.05, height);
  float r = radius * (0.42 + 0.58 * pow(clamp((y - 0.03) / (height - 0.03), 0.0, 1.0), 0.48));
  float wall = length(vec2(q.x - r + 0.02, q.y - y)) - 0.02;
  float base = roundedCylinder(p - vec3(0, 0.06, 0), radius * 0.5, 0.022, 0.012);
  float foot = max(roundedCylinder(p - vec3(0, 0.02, 0), radius * 0.44, 0.03, 0.008), 0.0);
  return smoothUnion(min(wall, foot), base, 0.04);
}
vec2 map(vec3 p) {
  vec2 hit = vec2(bowl(p, 0.80, 0.47), 1.0);
  float middle = bowl(p - vec3(0, 0.13, 0), 0.655, 0.46);
  if (middle < hit.x) hit = vec2(middle, 2.0);
  float small = bowl(p - vec3(0.0, 0.26, 0), 0.51, 0.45);
  if (small < hit.x) hit = vec2(small, 3.0);
  return hit;
}
Material material(float part, vec3 p, vec3 n) {
  vec3 glaze = part < 1.5 ? tint[0] : part < 2.5 ? tint[1] : tint[2];
  float top = part < 1.5 ? 0.47 : part < 2.5 ? 0.59 : 0.71;
  float speck = max(specks(p * 24.0, 0.45, 0.22), specks(p * 13.0 + 7.0, 0.2, 0.18));
  vec3 colour = glaze * (0.95 + 0.1 * noise(p * 6.0));
  colour = mix(colour, colour * 0.5, speck * 0.6);
  float rim = smoothstep(top + 0.002, top + 0.014, p.y);
  float bare = max(rim, smoothstep(0.045, 0.03, p.y));
  colour = mix(colour, tint[3], bare * 0.85);
  return Material(colour, mix(0.24, 0.8, bare), mix(1.0, 0.2, bare), 0.0, NO_GLOW);
}
