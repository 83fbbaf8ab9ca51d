// A three-legged stool with a dished seat and one turned stretcher ring.
// tint: 0 seat, 1 legs, 2 grain
const float STEP = 0.85;
const vec3 BOX_CENTRE = vec3(0, 0.66, 0);
const vec3 BOX_SIZE = vec3(0.74, 0.68, 0.74);

vec2 map(vec3 p) {
  float dish = 0.03 * smoothstep(0.55, 0.1, length(p.xz));
  float seat = roundedCylinder(p - vec3(0, 1.24, 0), 0.60, 0.052, 0.035);
  seat = max(seat, (p.y - 1.292 + dish) * 0.9);
  float chamfer = (p.y - 1.24 + 0.0) * -0.62 + (length(p.xz) - 0.565) * 0.78;
  seat = max(seat, chamfer);
  vec2 hit = vec2(seat, 1.0);
  float legs = 1e9;
  for (int i = 0; i < 3; i++) {
    float a = 0.45 + float(i) * 2.0943951;
    vec3 o = vec3(cos(a), 0, sin(a));
    float leg = capsule(p, o * 0.36 + vec3(0, 1.2, 0), o * 0.60 + vec3(0, 0.03, 0), 0.046, 0.030);
    legs = min(legs, leg);
  }
  float ring = torus(p - vec3(0, 0.46, 0), 0.505, 0.020);
  legs = max(smoothUnion(legs, ring, 0.015), -p.y);
  if (legs < hit.x) hit = vec2(legs, 2.0);
  return hit;
}
Material material(float part, vec3 p, vec3 n) {
  vec3 q = part < 1.5 ? p.xyz : p.xzy;
  if (part > 1.5) q = vec3(p.x, p.z, p.y) ;
  float rings = part < 1.5 ? length(vec2(p.z * 1.0 + 0.9, p.y * 6.0 - 7.2)) : length(p.xz);
  float wave = noise(vec3(p.x * 1.6, p.y * 2.0, p.z * 4.0)) * 0.10;
  float grain = 0.5 + 0.5 * sin((rings + wave) * (part < 1.5 ? 74.0 : 60.0));
  float fibre = part < 1.5 ? noise(vec3(p.x * 7.0, p.y * 80.0, p.z * 110.0)) : noise(vec3(p.x * 90.0, p.y * 6.0, p.z * 90.0));
  vec3 base = part < 1.5 ? tint[0] : tint[1];
  vec3 colour = mix(base, base * (tint[2] / max(tint[0], vec3(0.02))), 0.38 * grain * grain + 0.32 * fibre);
  return Material(colour, 0.5, 0.6, 0.0, NO_GLOW);
}
