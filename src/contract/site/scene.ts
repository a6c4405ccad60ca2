/**
 * What a code of the mini-program carries beside its page: params in at most 32 characters (`scene`). The server writes it, the app reads it.
 * `i=1013&s=Xy12`; an upper-case name has its number in base 36, which leaves room for two ids and a share id.
 */
const NAMES: Readonly<Record<string, string>> = {
  i: 'id',
  g: 'groupId',
  t: 'type',
  s: 'share_id',
  f: 'source',
  c: 'code',
  r: 'treeId',
  p: 'projectId',
};
const MOST_CHARACTERS = 32;
/** What the platform takes; `&` and `=` part the params. */
const PLAIN = /^[\w!#$'()*+,/:;?@.~-]+$/;
/** Below, the name in lower case is as short. */
const PACKED = /^[1-9]\d{4,14}$/;

/** undefined: there is no room for them, or a sign that a code cannot hold. */
export function writeScene(params: Readonly<Record<string, string>>): string | undefined {
  const parts = Object.entries(params).map(([name, value]) => {
    const [short] = Object.entries(NAMES).find(([, long]) => long === name) ?? [];
    if (!PLAIN.test(value)) return undefined;
    return short !== undefined && PACKED.test(value)
      ? `${short.toUpperCase()}=${Number(value).toString(36)}`
      : `${short ?? name}=${value}`;
  });
  const scene = parts.join('&');
  return parts.includes(undefined) || scene === '' || scene.length > MOST_CHARACTERS ? undefined : scene;
}

/** A param as the page knows it. */
export function readScenePart([name, value]: readonly [string, string]): [string, string] {
  const packed = NAMES[name.toLowerCase()];
  const number = name !== name.toLowerCase() && packed !== undefined ? Number.parseInt(value, 36) : Number.NaN;
  return Number.isSafeInteger(number) && packed !== undefined ? [packed, String(number)] : [NAMES[name] ?? name, value];
}
