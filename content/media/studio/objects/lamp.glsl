// A small table lamp: opal glass dome, lit, on a lacquered foot.
// tint: 0 foot, 1 collar
const float STEP = 0.85;
const vec3 BOX_CENTRE = vec3(0, 0.74, 0);
const vec3 BOX_SIZE = vec3(0.68, 0.78, 0.68);

vec2 map(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  float flare = 0.075 + 0.24 * pow(clamp(1.0 - q.y / 0.62, 0.0, 1.0), 3.2);
  float y = clamp(q.y, 0.035, 0.86);
  float foot = max(length(vec2(max(q.x - flare + 0.02, 0.0), q.y - y)) - 0.02, -1.0) * 0.8;
  foot = smoothUnion(foot, roundedCylinder(p - vec3(0, 0.03, 0), 0.33, 0.03, 0.022), 0.05);
  vec2 hit = vec2(foot, 1.0);
  float collar = roundedCylinder(p - vec3(0, 0.875, 0), 0.105, 0.035, 0.01);
  if (collar < hit.x) hit = vec2(collar, 2.0);
  vec3 d = p - vec3(0, 0.93, 0);
  float dome = max(ellipsoid(d, vec3(0.60, 0.50, 0.60)), -(d.y + 0.02));
  float edge = torus(d - vec3(0, -0.005, 0), 0.574, 0.024);
  dome = smoothUnion(dome, edge, 0.03);
  if (dome < hit.x) hit = vec2(dome, 3.0);
  return hit;
}
Material material(float part, vec3 p, vec3 n) {
  if (part > 2.5) {
    float heart = exp(-dot(p - vec3(0, 1.02, 0), p - vec3(0, 1.02, 0)) * 2.2);
    return Material(vec3(0.66, 0.63, 0.58), 0.16, 1.0, 0.0, vec3(1.0, 0.74, 0.44) * (0.05 + 0.42 * heart));
  }
  if (part > 1.5) return Material(tint[1], 0.32, 1.0, 1.0, NO_GLOW);
  return Material(tint[0], 0.3, 1.0, 0.0, NO_GLOW);
}
