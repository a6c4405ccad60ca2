/**
 * What the mini-program's 用户隐私保护指引 has to say: which calls of the messenger touch what kind of information (the platform's own table), and
 * what this app wants each kind for. `scripts/privacy.ts` writes docs/privacy.md of it, from the calls that stand in the sources.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { EndpointName } from '../../src/contract/endpoints';

interface Kind {
  /** As the platform’s call for setting the guide names it. */
  key: string;
  /** In the words of the guide. */
  kind: string;
  /** Calls, `button.<open-type>`, `input.<type>` and components. */
  calls: readonly string[];
}

/** The platform's table: a call of a kind that the guide does not name is refused on the phone. */
export const KINDS: readonly Kind[] = [
  {
    key: 'UserInfo',
    kind: '昵称、头像',
    calls: ['button.chooseAvatar', 'input.nickname', 'getUserInfo', 'getUserProfile'],
  },
  {
    key: 'Location',
    kind: '位置信息',
    calls: [
      'getLocation',
      'getFuzzyLocation',
      'startLocationUpdate',
      'startLocationUpdateBackground',
      'onLocationChange',
    ],
  },
  { key: 'ChooseLocation', kind: '选择的位置信息', calls: ['chooseLocation', 'choosePoi'] },
  { key: 'Address', kind: '地址', calls: ['chooseAddress'] },
  { key: 'Invoice', kind: '发票信息', calls: ['chooseInvoiceTitle', 'chooseInvoice'] },
  { key: 'RunData', kind: '微信运动步数', calls: ['getWeRunData'] },
  { key: 'PhoneNumber', kind: '手机号', calls: ['button.getPhoneNumber', 'button.getRealtimePhoneNumber'] },
  { key: 'LicensePlate', kind: '车牌号', calls: ['chooseLicensePlate'] },
  { key: 'Album', kind: '选中的照片或视频信息', calls: ['chooseImage', 'chooseMedia', 'chooseVideo'] },
  { key: 'MessageFile', kind: '选中的文件', calls: ['chooseMessageFile'] },
  { key: 'Record', kind: '麦克风', calls: ['startRecord', 'getRecorderManager', 'joinVoIPChat', '<LivePusher>'] },
  { key: 'Camera', kind: '摄像头', calls: ['createVKSession', '<Camera>', '<VoipRoom>'] },
  { key: 'BlueTooth', kind: '蓝牙', calls: ['openBluetoothAdapter', 'createBLEPeripheralServer'] },
  { key: 'AlbumWriteOnly', kind: '相册（仅写入）', calls: ['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'] },
  { key: 'Contact', kind: '通讯录（仅写入）', calls: ['addPhoneContact'] },
  { key: 'CalendarWriteOnly', kind: '日历（仅写入）', calls: ['addPhoneCalendar', 'addPhoneRepeatCalendar'] },
  { key: 'Accelerometer', kind: '加速传感器', calls: ['startAccelerometer', 'stopAccelerometer'] },
  { key: 'Compass', kind: '磁场传感器', calls: ['startCompass', 'stopCompass'] },
  { key: 'DeviceMotion', kind: '方向传感器', calls: ['startDeviceMotionListening', 'stopDeviceMotionListening'] },
  { key: 'Gyroscope', kind: '陀螺仪传感器', calls: ['startGyroscope', 'stopGyroscope'] },
  { key: 'Clipboard', kind: '剪切板', calls: ['setClipboardData', 'getClipboardData'] },
];

/** What each kind is wanted for. A kind whose calls the app makes has a row, any other has none. */
export const PURPOSES: Readonly<Record<string, string>> = {
  Location: '推荐附近的门店和茶舍、按距离排列、填写收货地址，以及员工巡店和拜访时签到',
  ChooseLocation: '在地图上选收货地址和拜访地点',
  Address: '从微信里带入收货地址',
  Invoice: '从微信里带入发票抬头',
  PhoneNumber: '用微信里的手机号登录和注册',
  Album: '上传头像、评价、售后、转账凭证和证照的照片，以及商家的视频',
  MessageFile: '上传合同、报价和聊天里的文件',
  Record: '在聊天里发语音',
  AlbumWriteOnly: '把海报、二维码、证书、发票和素材存到相册',
  Contact: '把名片和茶舍的电话存到通讯录',
  CalendarWriteOnly: '把预约、活动和直播的时间记到日历',
  DeviceMotion: '看茶园全景时，画面随手机转动',
  Clipboard: '复制订单号、运单号和链接，粘贴收货地址',
};

/** What people type in themselves; the guide asks for these as well, without a call of the messenger. */
export const TYPED: readonly { key: string; kind: string; purpose: string; by: EndpointName }[] = [
  { key: 'PhoneNumber', kind: '手机号', purpose: '短信登录、预约到店和收货时联系', by: 'site.smsCode' },
  { key: 'EXIDNumber', kind: '身份证号码', purpose: '提现前核实身份，加密保存', by: 'external.authSave' },
  { key: 'EXOrderInfo', kind: '订单信息', purpose: '发货、售后、开票和对账', by: 'shop.orderCreate' },
  { key: 'EXUserPublishContent', kind: '发布内容', purpose: '展示评价，处理反馈和聊天', by: 'memberOrder.review' },
  { key: 'Email', kind: '邮箱', purpose: '寄送电子发票', by: 'memberInvoice.apply' },
  { key: 'DeviceInfo', kind: '设备信息', purpose: '列出登录过的设备，可以逐个退出', by: 'auth.devices' },
];

/** Calls that have to be applied for and stand in `requiredPrivateInfos`; all others need the guide only. */
const APPLIED_FOR: readonly string[] = [
  'getLocation',
  'getFuzzyLocation',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'onLocationChange',
  'chooseLocation',
  'choosePoi',
  'chooseAddress',
];

const PATTERNS: readonly { pattern: RegExp; name: (word: string) => string }[] = [
  { pattern: /\b(?:Taro|wx)\s*(?:\?\.|\.)\s*(\w+)/g, name: (word) => word },
  { pattern: /\bopenType=["{']+(\w+)/g, name: (word) => `button.${word}` },
  { pattern: /\btype=["{']+(nickname)/g, name: (word) => `input.${word}` },
  { pattern: /<(Camera|LivePusher|VoipRoom)\b/g, name: (word) => `<${word}>` },
];

/** Calls of the messenger that a source makes. */
export const callsIn = (source: string): string[] =>
  PATTERNS.flatMap(({ pattern, name }) => [...source.matchAll(pattern)].map(([, word = '']) => name(word)));

/** The sources of the mini-program: all but what stands in for it in a browser. */
export function weappCalls(root = path.resolve(__dirname, '../..')): ReadonlySet<string> {
  const src = path.join(root, 'src');
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.h5\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => callsIn(fs.readFileSync(path.join(src, file), 'utf8'))));
}

/** Kinds that are touched, each with the calls that do. */
export const touched = (calls: ReadonlySet<string>): Kind[] =>
  KINDS.flatMap((row) => {
    const made = row.calls.filter((call) => calls.has(call));
    return made.length > 0 ? [{ ...row, calls: made }] : [];
  });

/** What `requiredPrivateInfos` has to be. */
export const appliedFor = (calls: ReadonlySet<string>): string[] => APPLIED_FOR.filter((call) => calls.has(call));

const cell = (call: string): string => (/^\w+$/.test(call) ? `\`wx.${call}\`` : `\`${call}\``);
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

export function privacyGuide(calls: ReadonlySet<string>): string {
  const rows = touched(calls).map(({ key, kind, calls: made }) => [
    kind,
    `\`${key}\``,
    PURPOSES[key] ?? '',
    made.map(cell).join(' '),
  ]);
  return `# 用户隐私保护指引

小程序后台「设置 → 服务内容声明 → 用户隐私保护指引」照这张表填写。没有写进指引的信息，对应的接口在手机上会被拒绝。
这一页由 \`node --import tsx scripts/privacy.ts\` 按源码里真正调用的接口写成，测试会核对，不要手改；用途写在 \`scripts/lib/privacy.ts\`。

## 接口会用到的信息

${table(['信息', '代号', '用途', '接口'], rows)}

其中 ${appliedFor(calls).map(cell).join('、')} 还要在后台「开发 → 开发管理 → 接口设置」里申请开通，并写在 \`requiredPrivateInfos\` 里。
扫一扫用的是微信自己的界面，不在清单里。

## 用户自己填写的信息

${table(
  ['信息', '代号', '用途'],
  TYPED.map(({ key, kind, purpose }) => [kind, `\`${key}\``, purpose]),
)}
`;
}
