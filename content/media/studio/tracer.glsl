#version 300 es
// A small path tracer for signed distance fields: one object on a seamless paper backdrop,
// a softbox from the upper left, a white card on the right, and an overcast room for the rest.
precision highp float;
precision highp int;

uniform vec2 resolution;
uniform int sampleIndex;
uniform vec3 cameraPosition;
uniform vec3 cameraTarget;
uniform float focalLength;
uniform vec3 paper;
uniform vec3 tint[4];
out vec4 result;

const float PI = 3.14159265;

struct Material { vec3 albedo; float roughness; float coat; float metal; vec3 glow; };

// --- random numbers: the same picture on every run -----------------------------------------
uint seed;
float random() {
  seed = seed * 747796405u + 2891336453u;
  uint word = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return float((word >> 22u) ^ word) / 4294967295.0;
}

float hash(vec3 p) {
  p = fract(p * 0.3183099 + vec3(0.1, 0.2, 0.3));
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1)), f.x), f.y),
    f.z);
}

// Round specks at random places; the number is the share of cells that have one.
float specks(vec3 p, float share, float size) {
  vec3 cell = floor(p), at = fract(p);
  vec3 place = 0.3 + 0.4 * vec3(hash(cell), hash(cell + 17.3), hash(cell + 31.7));
  float radius = size * (0.35 + 0.65 * hash(cell + 5.1));
  return step(1.0 - share, hash(cell + 3.3)) * smoothstep(radius, radius * 0.6, length(at - place));
}

// --- shapes -------------------------------------------------------------------------------
float smoothUnion(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}
float roundedCylinder(vec3 p, float radius, float halfHeight, float edge) {
  vec2 d = vec2(length(p.xz) - radius + edge, abs(p.y) - halfHeight + edge);
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0)) - edge;
}
float roundedBox(vec3 p, vec3 size, float edge) {
  vec3 q = abs(p) - size + edge;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - edge;
}
float torus(vec3 p, float major, float minor) {
  return length(vec2(length(p.xz) - major, p.y)) - minor;
}
float capsule(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return (length(pa - ba * h) - mix(ra, rb, h)) * 0.9;
}
float ellipsoid(vec3 p, vec3 r) {
  float k0 = length(p / r), k1 = length(p / (r * r));
  return k0 * (k0 - 1.0) / k1;
}
// Quadratic curve drawn with a round brush; eight chords are enough for a spout.
// Far from it the distance to a ball round the curve will do.
float curve(vec3 p, vec3 a, vec3 b, vec3 c, float ra, float rb) {
  vec3 middle = (a + c) * 0.5;
  float ball = length(p - middle) - max(length(a - middle), length(b - middle)) - max(ra, rb);
  if (ball > 0.15) return ball;
  float d = 1e9;
  vec3 from = a;
  for (int i = 1; i <= 8; i++) {
    float t = float(i) / 8.0;
    vec3 to = mix(mix(a, b, t), mix(b, c, t), t);
    d = min(d, capsule(p, from, to, mix(ra, rb, t - 0.125), mix(ra, rb, t)));
    from = to;
  }
  return d;
}
mat2 turn(float angle) { float c = cos(angle), s = sin(angle); return mat2(c, -s, s, c); }

// --- the object, one file each: map() gives distance and part, material() how a part looks ---
const vec3 NO_GLOW = vec3(0);
#object

// --- the set ------------------------------------------------------------------------------
float backdrop(vec3 p) {
  vec2 q = vec2(p.z + 2.6, p.y);
  return max(min(q.x, q.y), 1.6) - length(max(vec2(1.6) - q, 0.0));
}

vec3 objectNormal(vec3 p) {
  const vec2 e = vec2(1, -1) * 0.0006;
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}
vec3 backdropNormal(vec3 p) {
  vec2 inside = max(vec2(1.6) - vec2(p.z + 2.6, p.y), 0.0);
  if (inside.x > 0.0 && inside.y > 0.0) return normalize(vec3(0, inside.y, inside.x));
  return p.z + 2.6 < p.y ? vec3(0, 0, 1) : vec3(0, 1, 0);
}

// Only the box round the object is marched in small steps.
bool hitObject(vec3 origin, vec3 direction, out float t, out float part) {
  vec3 inverse = 1.0 / direction;
  vec3 middle = (BOX_CENTRE - origin) * inverse, reach = BOX_SIZE * abs(inverse);
  vec3 enter = middle - reach, leave = middle + reach;
  t = max(max(max(enter.x, enter.y), enter.z), 0.002);
  float limit = min(min(leave.x, leave.y), leave.z);
  for (int i = 0; i < 128 && t < limit; i++) {
    vec2 hit = map(origin + direction * t);
    if (hit.x < 0.0006 + t * 0.0001) { part = hit.y; return true; }
    t += hit.x * STEP;
  }
  return false;
}
bool hitBackdrop(vec3 origin, vec3 direction, out float t) {
  if (direction.y > 0.0 && direction.z > 0.0) return false;
  t = 0.004;
  for (int i = 0; i < 96 && t < 16.0; i++) {
    float distance = backdrop(origin + direction * t);
    if (distance < 0.0008 + t * 0.0001) return true;
    t += distance;
  }
  return false;
}

// --- light --------------------------------------------------------------------------------
const vec3 KEY = vec3(-0.66, 0.86, 0.62);
const vec2 KEY_SIZE = vec2(0.95, 0.75);
const vec3 KEY_COLOUR = vec3(1.0, 0.965, 0.92) * 4.4;

void keyFrame(out vec3 n, out vec3 u, out vec3 v) {
  n = normalize(KEY);
  u = normalize(cross(vec3(0, 1, 0), n));
  v = cross(n, u);
}
vec3 room(vec3 d) {
  vec3 sky = mix(vec3(0.40, 0.385, 0.37), vec3(0.80, 0.82, 0.85), smoothstep(-0.3, 0.9, d.y));
  float card = smoothstep(0.55, 0.8, dot(d, normalize(vec3(1.0, 0.25, 0.35))));
  return sky + card * vec3(0.62, 0.60, 0.57);
}
vec3 key(vec3 d) {
  vec3 n, u, v;
  keyFrame(n, u, v);
  float along = dot(d, n);
  if (along <= 0.0) return vec3(0);
  vec2 q = abs(vec2(dot(d, u), dot(d, v)) / along) / (KEY_SIZE * 0.5);
  vec2 edge = smoothstep(vec2(1.0), vec2(0.94), q);
  return KEY_COLOUR * edge.x * edge.y;
}

vec3 cosineDirection(vec3 n) {
  float z = random() * 2.0 - 1.0, a = random() * 2.0 * PI;
  return normalize(n + vec3(sqrt(max(0.0, 1.0 - z * z)) * vec2(cos(a), sin(a)), z) * 0.999);
}
vec3 glossyDirection(vec3 reflected, float roughness) {
  return normalize(reflected + (cosineDirection(reflected) - reflected) * roughness * roughness * 1.3);
}

vec3 trace(vec3 origin, vec3 direction) {
  vec3 light = vec3(0), throughput = vec3(1);
  bool seesKey = true;
  for (int bounce = 0; bounce < 4; bounce++) {
    float t, part, paperAt;
    bool onObject = hitObject(origin, direction, t, part);
    if (!onObject) {
      bool onPaper = hitBackdrop(origin, direction, paperAt);
      if (!onPaper) {
        light += throughput * (room(direction) + (seesKey ? key(direction) : vec3(0)));
        break;
      }
      t = paperAt;
      part = 0.0;
    }
    vec3 p = origin + direction * t;
    vec3 n = part < 0.5 ? backdropNormal(p) : objectNormal(p);
    Material m;
    if (part < 0.5) m = Material(paper, 1.0, 0.0, 0.0, NO_GLOW);
    else m = material(part, p, n);
    light += throughput * m.glow;

    float facing = clamp(dot(n, -direction), 0.0, 1.0);
    float fresnel = m.metal > 0.5 ? 1.0 : m.coat * (0.04 + 0.96 * pow(1.0 - facing, 5.0));
    vec3 start = p + n * 0.003;
    // Gloss is looked at more often than it counts, which keeps sparks out of dark glazes.
    float glossy = m.metal > 0.5 ? 1.0 : clamp(fresnel, 0.3 * m.coat, 0.95);
    if (random() < glossy) {
      throughput *= fresnel / glossy;
      direction = glossyDirection(reflect(direction, n), m.roughness);
      if (dot(direction, n) <= 0.0) break;
      if (m.metal > 0.5) throughput *= m.albedo;
      seesKey = true;
    } else {
      throughput *= m.albedo * (1.0 - fresnel) / (1.0 - glossy);
      vec3 kn, ku, kv;
      keyFrame(kn, ku, kv);
      vec3 to = kn + ku * (random() - 0.5) * KEY_SIZE.x + kv * (random() - 0.5) * KEY_SIZE.y;
      float squared = dot(to, to);
      to *= inversesqrt(squared);
      float lambert = dot(n, to);
      float hitT, hitPart;
      if (lambert > 0.0 && !hitObject(start, to, hitT, hitPart)) {
        light += throughput * KEY_COLOUR * lambert * (KEY_SIZE.x * KEY_SIZE.y) * dot(kn, to) / squared / PI;
      }
      direction = cosineDirection(n);
      seesKey = false;
    }
    origin = start;
    float keep = max(throughput.r, max(throughput.g, throughput.b));
    if (bounce > 1) {
      if (random() > keep) break;
      throughput /= keep;
    }
  }
  return min(light, vec3(6.0));
}

void main() {
  uvec2 pixel = uvec2(gl_FragCoord.xy);
  seed = pixel.x * 1973u + pixel.y * 9277u + uint(sampleIndex) * 26699u + 1u;
  random();
  random();
  vec2 jitter = vec2(random() + random(), random() + random()) - 1.0;
  vec2 uv = (gl_FragCoord.xy + jitter - 0.5 * resolution) / resolution.y;
  vec3 forward = normalize(cameraTarget - cameraPosition);
  vec3 right = normalize(cross(forward, vec3(0, 1, 0)));
  vec3 up = cross(right, forward);
  result = vec4(trace(cameraPosition, normalize(forward * focalLength + right * uv.x + up * uv.y)), 1.0);
}
