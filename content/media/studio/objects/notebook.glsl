// Two cloth-bound notebooks: one standing, one lying, with an elastic band and a ribbon.
// tint: 0 standing cover, 1 lying cover, 2 band, 3 paper
const float STEP = 0.9;
const vec3 BOX_CENTRE = vec3(0, 0.66, 0.1);
const vec3 BOX_SIZE = vec3(0.92, 0.70, 0.92);

// A book that stands on its lower edge with its spine on the left; part 1 cover, 2 pages, 3 band.
vec2 book(vec3 p, vec3 size) {
  vec3 cover = size;
  float boards = roundedBox(p, cover, 0.022);
  vec3 cut = p - vec3(0.05, 0, 0);
  boards = max(boards, -roundedBox(cut, vec3(size.x + 0.02, size.y + 0.1, size.z - 0.018), 0.004));
  vec2 hit = vec2(boards, 1.0);
  float pages = roundedBox(p + vec3(0.012, 0, 0), vec3(size.x - 0.03, size.y - 0.025, size.z - 0.012), 0.006);
  if (pages < hit.x) hit = vec2(pages, 2.0);
  float band = roundedBox(p - vec3(size.x * 0.72, 0, 0), vec3(0.017, size.y + 0.004, size.z + 0.004), 0.003);
  if (band < hit.x) hit = vec2(band, 3.0);
  return hit;
}
vec3 standing(vec3 p) {
  vec3 q = p - vec3(0.10, 0.80, -0.16);
  q.xz = turn(0.42) * q.xz;
  return q;
}
vec3 lying(vec3 p) {
  vec3 q = p - vec3(-0.02, 0.072, 0.14);
  q.xz = turn(0.20) * q.xz;
  return vec3(q.x, q.z, -q.y);
}
vec2 map(vec3 p) {
  vec2 hit = book(standing(p), vec3(0.45, 0.655, 0.065));
  vec2 flat_ = book(lying(p), vec3(0.52, 0.40, 0.072));
  if (flat_.x < hit.x) hit = vec2(flat_.x, flat_.y + 3.0);
  return hit;
}
Material material(float part, vec3 p, vec3 n) {
  bool isLying = part > 3.5;
  float kind = isLying ? part - 3.0 : part;
  vec3 q = isLying ? lying(p) : standing(p);
  if (kind > 2.5) return Material(tint[2], 0.8, 0.3, 0.0, NO_GLOW);
  if (kind > 1.5) {
    float leaves = 0.86 + 0.14 * noise(vec3(q.z * 260.0, q.xy * 3.0));
    return Material(tint[3] * leaves, 0.9, 0.1, 0.0, NO_GLOW);
  }
  vec3 cloth = isLying ? tint[1] : tint[0];
  float weave = 0.5 + 0.25 * sin(q.x * 420.0) * sin(q.y * 420.0) + 0.25 * noise(q * 130.0);
  return Material(cloth * (0.86 + 0.26 * weave), 0.85, 0.25, 0.0, NO_GLOW);
}
