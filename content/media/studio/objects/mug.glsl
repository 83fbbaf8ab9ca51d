// A stoneware mug: glazed body, bare clay foot, a strap handle.
// tint: 0 glaze, 1 clay
const float STEP = 0.85;
const vec3 BOX_CENTRE = vec3(0.14, 0.5, 0);
const vec3 BOX_SIZE = vec3(0.66, 0.53, 0.52);

float profile(float y) {
  return 0.49 - 0.10 * pow(clamp(1.0 - y / 0.22, 0.0, 1.0), 2.2) + 0.012 * sin(y * 2.6);
}
vec2 map(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  float y = clamp(q.y, 0.06, 0.96);
  float wall = length(vec2(q.x - profile(y) + 0.026, q.y - y)) - 0.026;
  float base = roundedCylinder(p - vec3(0, 0.05, 0), 0.385, 0.05, 0.02);
  float ridges = 0.0035 * sin(p.y * 92.0) * smoothstep(0.1, 0.2, p.y) * smoothstep(0.7, 0.62, p.y);
  wall += q.x > profile(y) - 0.026 ? ridges : 0.0;
  float body = smoothUnion(wall, base, 0.06);
  vec3 h = p - vec3(0.50, 0.52, 0);
  h.y -= clamp(h.y, -0.10, 0.12);
  float strap = length(vec2(length(h.xy) - 0.215, max(abs(h.z) - 0.045, 0.0))) - 0.038;
  strap = max(strap, profile(y) - 0.03 - q.x);
  float d = smoothUnion(body, strap, 0.05);
  float coffee = roundedCylinder(p - vec3(0, 0.70, 0), 0.46, 0.01, 0.004);
  if (coffee < d) return vec2(coffee, 2.0);
  return vec2(d, 1.0);
}
Material material(float part, vec3 p, vec3 n) {
  if (part > 1.5) return Material(vec3(0.022, 0.010, 0.005), 0.06, 1.0, 0.0, NO_GLOW);
  float line = 0.13 + 0.012 * sin(atan(p.z, p.x) * 3.0) + 0.006 * noise(p * 9.0);
  float glaze = smoothstep(line - 0.004, line + 0.004, p.y);
  float speck = max(specks(p * 24.0, 0.5, 0.24), specks(p * 11.0 + 7.0, 0.22, 0.2));
  vec3 colour = mix(tint[1] * (0.9 + 0.2 * noise(p * 60.0)), tint[0] * (0.96 + 0.08 * noise(p * 5.0)), glaze);
  colour = mix(colour, colour * 0.42, clamp(speck, 0.0, 1.0) * mix(0.4, 0.75, glaze));
  float rim = smoothstep(0.955, 0.985, p.y);
  colour = mix(colour, tint[1] * 1.05, rim * 0.75);
  return Material(colour, mix(0.8, 0.28, glaze), mix(0.2, 1.0, glaze), 0.0, NO_GLOW);
}
