// A pour-over kettle: enamelled body, gooseneck spout, wooden grip and knob.
// tint: 0 enamel, 1 wood
const float STEP = 0.8;
const vec3 BOX_CENTRE = vec3(0, 0.56, 0);
const vec3 BOX_SIZE = vec3(1.04, 0.60, 0.52);

vec2 map(vec3 p) {
  p.x += 0.02;
  vec2 q = vec2(length(p.xz), p.y);
  float r = mix(0.475, 0.33, pow(clamp(q.y / 0.72, 0.0, 1.0), 1.35));
  float y = clamp(q.y, 0.035, 0.70);
  float body = length(vec2(max(q.x - r + 0.035, 0.0), q.y - y)) - 0.035;
  body *= 0.92;
  float lid = max(ellipsoid(p - vec3(0, 0.735, 0), vec3(0.295, 0.09, 0.295)), 0.725 - p.y);
  lid = smoothUnion(lid, roundedCylinder(p - vec3(0, 0.742, 0), 0.30, 0.012, 0.008), 0.02);
  float spout = curve(p, vec3(-0.38, 0.17, 0), vec3(-0.79, 0.10, 0), vec3(-0.755, 0.48, 0), 0.080, 0.046);
  spout = smoothUnion(spout, curve(p, vec3(-0.755, 0.48, 0), vec3(-0.73, 0.76, 0), vec3(-0.95, 0.815, 0), 0.046, 0.030), 0.01);
  spout = max(spout, -(length(p - vec3(-0.985, 0.83, 0)) - 0.042));
  float metal = min(smoothUnion(body, spout, 0.07), lid);
  float holder = curve(p, vec3(0.34, 0.66, 0), vec3(0.50, 0.80, 0), vec3(0.66, 0.77, 0), 0.024, 0.026);
  metal = smoothUnion(metal, holder, 0.03);
  vec2 hit = vec2(metal, 1.0);
  float grip = curve(p, vec3(0.62, 0.785, 0), vec3(0.90, 0.76, 0), vec3(0.82, 0.30, 0), 0.047, 0.038);
  float knob = smoothUnion(capsule(p, vec3(0, 0.82, 0), vec3(0, 0.87, 0), 0.026, 0.03), ellipsoid(p - vec3(0, 0.905, 0), vec3(0.062, 0.05, 0.062)), 0.02);
  float wood = min(grip, knob);
  if (wood < hit.x) hit = vec2(wood, 2.0);
  return hit;
}
Material material(float part, vec3 p, vec3 n) {
  if (part > 1.5) {
    float grain = noise(vec3(p.x * 40.0, p.y * 7.0, p.z * 46.0)) * 0.6 + noise(vec3(p.x * 90.0, p.y * 12.0, p.z * 90.0)) * 0.4;
    return Material(tint[1] * (0.72 + 0.5 * grain), 0.45, 0.7, 0.0, NO_GLOW);
  }
  return Material(tint[0] * (0.97 + 0.05 * noise(p * 140.0)), 0.34, 1.0, 0.0, NO_GLOW);
}
