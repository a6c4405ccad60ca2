/** What people call a device, read from its user agent: `iPhone · 微信`. */

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙手机'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux 电脑'],
];
const PROGRAMS: readonly [RegExp, string][] = [
  [/miniProgram/i, '小程序'],
  [/MicroMessenger/, '微信'],
  [/DingTalk/, '钉钉'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const first = (names: readonly [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

export function deviceName(userAgent: string): string {
  const parts = [first(SYSTEMS, userAgent), first(PROGRAMS, userAgent)].filter((part) => part !== undefined);
  return parts.join(' · ') || '未知设备';
}

/** 203.0.113.7 -> 203.0.113.*: tells networks apart and names no house. */
export function maskIp(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  return plain.includes('.')
    ? plain.replace(/\d+$/, '*')
    : plain.split(':').slice(0, 3).join(':') + (plain ? ':*' : '');
}
