// An insulated steel bottle, powder coated, with a screw cap and a carrying loop.
// tint: 0 coat, 1 cap, 2 steel
const float STEP = 0.85;
const vec3 BOX_CENTRE = vec3(0, 0.92, 0);
const vec3 BOX_SIZE = vec3(0.36, 0.94, 0.36);

vec2 map(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  float r = mix(0.33, 0.205, smoothstep(1.06, 1.34, q.y));
  float y = clamp(q.y, 0.05, 1.36);
  float body = length(vec2(max(q.x - r + 0.045, 0.0), q.y - y)) - 0.045;
  vec2 hit = vec2(body * 0.9, 1.0);
  float ring = roundedCylinder(p - vec3(0, 1.405, 0), 0.196, 0.03, 0.004);
  if (ring < hit.x) hit = vec2(ring, 2.0);
  float ribs = 0.0025 * cos(atan(p.z, p.x) * 60.0) * step(q.y, 1.53);
  float cap = roundedCylinder(p - vec3(0, 1.50, 0), 0.222, 0.075, 0.022) + ribs;
  vec3 h = p - vec3(0, 1.575, 0);
  h.xz = turn(0.5) * h.xz;
  h.y -= clamp(h.y, -0.05, 0.05);
  float loop = length(vec2(length(h.xy) - 0.165, max(abs(h.z) - 0.035, 0.0))) - 0.02;
  cap = smoothUnion(cap, max(loop, 1.52 - p.y), 0.03);
  if (cap < hit.x) hit = vec2(cap, 3.0);
  return hit;
}
Material material(float part, vec3 p, vec3 n) {
  if (part > 2.5) return Material(tint[1], 0.55, 0.7, 0.0, NO_GLOW);
  if (part > 1.5) return Material(tint[2], 0.25, 1.0, 1.0, NO_GLOW);
  float angle = atan(p.x, p.z);
  // The maker's mark: a small square joint, set low.
  vec2 mark = vec2((angle - 0.08) * 0.33, p.y - 0.30);
  float frame = max(abs(mark.x), abs(mark.y));
  float line = smoothstep(0.003, 0.0, abs(frame - 0.034) - 0.005) + smoothstep(0.003, 0.0, max(abs(mark.x) - 0.005, abs(mark.y) - 0.034));
  vec3 colour = tint[0] * (0.94 + 0.12 * noise(p * 150.0));
  colour = mix(colour, tint[2] * 0.9, clamp(line, 0.0, 1.0) * 0.75);
  return Material(colour, 0.5, 0.8, 0.0, NO_GLOW);
}
