/**
 * Every call of the platform that the compiled package makes is one that the messenger documents, with the options it has; and each is
 * made once: by the app's own adapter here, function by function, or by the taps of `capabilities.ts`. A call that is dropped, renamed or
 * given something else fails one of them.
 */
import { CAPABILITIES } from './capabilities';
import type { WeappDriver } from './host/driver';
import { changedCalls } from './host/pack';
import type { Mocks } from './host/types';
import { shopForTests, weappFolder } from './shop';

const shop = shopForTests();

/** Asked of the platform by the app's adapter: an expression in which `platform` is the one of the compiled package. */
interface Asked {
  ask: string;
  /** Calls of `wx` that come of it, in their order, each with all that it is given. */
  calls?: readonly (readonly [name: string, options: unknown])[];
  /** Calls that are not written down with what they are given. */
  used?: readonly string[];
  mock?: Mocks;
  /** What the app hears. */
  answer?: unknown;
}

const FILE = 'wxfile://tmp/a.jpg';
const blob = expect.stringMatching(/^blob:/) as unknown;
const served = expect.stringMatching(/^https?:/) as unknown;

const ADAPTER: readonly Asked[] = [
  {
    ask: "platform.subscribe.ask(['t1', 't2', 't3', 't4'])",
    calls: [['requestSubscribeMessage', { tmplIds: ['t1', 't2', 't3'], entityIds: [] }]],
    mock: { requestSubscribeMessage: { t1: 'accept', t2: 'reject', t3: 'ban' } },
    answer: ['t1'],
  },
  {
    ask: "platform.permission.recover('album')",
    calls: [['openSetting', {}]],
    mock: { openSetting: { authSetting: { 'scope.writePhotosAlbum': true } } },
    answer: true,
  },
  {
    ask: "platform.permission.recover('location')",
    calls: [['openSetting', {}]],
    mock: { openSetting: { authSetting: { 'scope.userLocation': false } } },
    answer: false,
  },
  {
    ask: "platform.pay.request({ timestamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' })",
    calls: [
      ['requestPayment', { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }],
    ],
    answer: { state: 'paid' },
  },
  {
    ask: "platform.pay.receive('mchId=1900&appId=wx1&package=a%3Db')",
    calls: [['requestMerchantTransfer', { mchId: '1900', appId: 'wx1', package: 'a=b' }]],
    answer: { state: 'paid' },
  },
  ...(
    [
      [{ extraData: { status: 'success' } }, 'confirmed'],
      [{ extraData: { status: 'cancel' } }, 'cancelled'],
      [{ extraData: { status: 'fail', errormsg: 'x' } }, 'failed'],
      // Swiped away.
      [{}, 'cancelled'],
    ] as const
  ).map(([referrer, answer]) => ({
    ask: `(() => {
      const said = platform.delivery.confirm('4200');
      setTimeout(() => (host.hideApp(), host.showApp(${JSON.stringify(referrer)})), 50);
      return said;
    })()`,
    calls: [
      ['openBusinessView', { businessType: 'weappOrderConfirm', extraData: { transaction_id: '4200' } }],
    ] as Asked['calls'],
    used: ['onAppShow', 'offAppShow'],
    answer,
  })),
  {
    ask: "platform.delivery.confirm('4200')",
    calls: [['openBusinessView', { businessType: 'weappOrderConfirm', extraData: { transaction_id: '4200' } }]],
    mock: { openBusinessView: { fail: 'openBusinessView:fail' } },
    answer: 'failed',
  },
  {
    ask: `platform.save.video('${FILE}')`,
    calls: [['saveVideoToPhotosAlbum', { filePath: FILE }]],
  },
  {
    ask: "platform.save.image('/images/article/1.webp')",
    calls: [['saveImageToPhotosAlbum', { filePath: blob }]],
    used: ['downloadFile'],
  },
  {
    ask: "platform.phone.dial('057188888888')",
    calls: [['makePhoneCall', { phoneNumber: '057188888888' }]],
  },
  {
    ask: "platform.phone.keep({ name: '林', mobile: '13800000001', company: '店', title: '茶师', email: 'a@b.cn' })",
    calls: [
      [
        'addPhoneContact',
        { firstName: '林', mobilePhoneNumber: '13800000001', organization: '店', title: '茶师', email: 'a@b.cn' },
      ],
    ],
  },
  {
    ask: "platform.clipboard.copy('茶').then(() => platform.clipboard.read())",
    calls: [
      ['setClipboardData', { data: '茶' }],
      ['getClipboardData', {}],
    ],
    answer: '茶',
  },
  {
    ask: "platform.image.preview(['https://a/1.jpg', 'https://a/2.jpg'], 1)",
    calls: [['previewImage', { urls: ['https://a/1.jpg', 'https://a/2.jpg'], current: 'https://a/2.jpg' }]],
    answer: true,
  },
  {
    ask: 'platform.image.choose()',
    calls: [['chooseMedia', { count: 1, mediaType: ['image'], sourceType: ['album'], sizeType: ['compressed'] }]],
    answer: { path: 'wxfile://tmp/mock.jpg', name: 'mock.jpg', size: 1024 },
  },
  {
    ask: `platform.image.measure('${FILE}')`,
    calls: [['getImageInfo', { src: FILE }]],
    mock: { getImageInfo: { path: FILE, width: 40, height: 30, orientation: 'right' } },
    answer: { path: FILE, width: 30, height: 40 },
  },
  {
    ask: "platform.image.measure('/images/article/1.webp')",
    calls: [['getImageInfo', { src: served }]],
    mock: { getImageInfo: { path: FILE, width: 40, height: 30 } },
  },
  {
    ask: 'platform.film.choose()',
    calls: [['chooseMedia', { count: 1, mediaType: ['video'], sourceType: ['album'] }]],
    answer: { path: 'wxfile://tmp/mock.mp4', name: 'mock.mp4', size: 1024 },
  },
  {
    ask: "platform.file.choose(['xlsx', 'csv'])",
    calls: [['chooseMessageFile', { count: 1, type: 'file', extension: ['xlsx', 'csv'] }]],
    answer: { path: 'wxfile://tmp/mock.pdf', name: 'mock.pdf', size: 1024 },
  },
  {
    ask: "platform.calendar.add({ title: '茶会', note: '2 位', place: '店', startAt: 3600000, endAt: 7200000, file: '' })",
    calls: [
      ['addPhoneCalendar', { title: '茶会', description: '2 位', location: '店', startTime: 3600, endTime: '7200' }],
    ],
  },
  {
    ask: 'platform.location.current()',
    calls: [['getLocation', { type: 'gcj02' }]],
    answer: { lat: 30.25, lng: 120.16, accuracy: 30 },
  },
  {
    ask: "platform.location.open({ lat: 30.2, lng: 120.1, name: '店', address: '路' })",
    calls: [['openLocation', { latitude: 30.2, longitude: 120.1, name: '店', address: '路', scale: 16 }]],
  },
  {
    ask: 'platform.login.code()',
    calls: [['login', {}]],
    answer: { provider: 'miniProgram', code: 'mock-login-code' },
  },
  {
    ask: 'platform.scan.scan()',
    calls: [['scanCode', { scanType: ['qrCode', 'barCode'] }]],
    answer: 'MOCK-CODE',
  },
  {
    ask: "platform.share.offer({ title: 't', desc: 'd', pic: '', url: '/pages/tea/index' })",
    calls: [
      ['showShareMenu', { withShareTicket: false, showShareItems: ['shareAppMessage'], menus: ['shareAppMessage'] }],
    ],
  },
  {
    ask: '(platform.audio.chime(), platform.audio.warn())',
    calls: [
      ['vibrateShort', { type: 'light' }],
      ['vibrateShort', { type: 'heavy' }],
    ],
  },
  { ask: "(platform.audio.play('/audio/tune-2.wav', true), platform.audio.stop())", used: ['createInnerAudioContext'] },
  {
    ask: 'platform.motion.available() && platform.motion.follow(() => undefined).then((end) => end())',
    calls: [
      ['startDeviceMotionListening', { interval: 'ui' }],
      ['stopDeviceMotionListening', {}],
    ],
    used: ['canIUse', 'onDeviceMotionChange', 'offDeviceMotionChange'],
  },
  {
    ask: 'platform.recorder.start().then(() => platform.recorder.stop())',
    calls: [
      [
        'RecorderManager.start',
        { duration: 60_000, format: 'mp3', sampleRate: 16_000, numberOfChannels: 1, encodeBitRate: 48_000 },
      ],
      ['RecorderManager.stop', {}],
    ],
    used: ['getRecorderManager'],
    answer: { path: 'wxfile://tmp/mock.mp3', name: 'voice.mp3', size: 1024, seconds: 3 },
  },
  {
    ask: "(platform.storage.set('k', 'v'), [platform.storage.get('k'), platform.storage.remove('k'), platform.storage.get('k')])",
    used: ['setStorageSync', 'getStorageSync', 'removeStorageSync'],
    answer: ['v', null, null],
  },
  { ask: 'platform.storage.size() > 0', used: ['getStorageInfoSync'], answer: true },
  {
    ask: 'platform.system.capsule()',
    used: ['getMenuButtonBoundingClientRect'],
    answer: { left: 281, top: 24, width: 87, height: 32 },
  },
  { ask: 'platform.system.windowWidth()', used: ['getWindowInfo'], answer: 375 },
  {
    ask: 'platform.socket.watchFront(() => undefined)()',
    used: ['onAppShow', 'onAppHide', 'onNetworkStatusChange', 'offAppShow', 'offAppHide', 'offNetworkStatusChange'],
  },
  {
    ask: 'new Promise((told) => platform.update.apply(told))',
    used: ['getUpdateManager'],
    mock: { update: { ready: false } },
    answer: 100,
  },
];

/** Made at every start, whatever page it is. */
const AT_START = ['getDeviceInfo', 'getWindowInfo', 'getStorageSync', 'getUpdateManager', 'request'];
/** Made by the adapter for what the host draws on, as `capabilities.ts` does it. */
const nameOf = (call: string) => call.split('.')[0] ?? call;

/** Finds the adapter among the modules of the compiled package; its line to the server is one of its own. */
const FIND = `window.__host.wx.webpackJsonp.push([['test'], {}, (fetch) => {
  const find = (words, fits) => {
    for (const [number, made] of Object.entries(fetch.m))
      if (words.every((word) => new RegExp('\\\\b' + word + '\\\\b').test(String(made)))) {
        const found = Object.values(fetch(number)).find((one) => one && fits(one));
        if (found) return found;
      }
  };
  const adapter = find(['clipboard', 'permission', 'subscribe'], (one) => one.clipboard && one.permission && one.subscribe);
  window.__platform ??= { ...adapter, socket: find(['watchFront', 'onAppShow'], (one) => one.watchFront) };
}])`;

interface Heard {
  answer: unknown;
  calls: [name: string, options: unknown][];
  used: string[];
}
const hear = ({ ask, used = [] }: Asked) => `(async () => {
  const { __host: host, __platform: platform } = window;
  const count = () => ${JSON.stringify(used)}.map((name) => host.used(name));
  const [from, before] = [host.calls.length, count()];
  const answer = await (${ask});
  await new Promise((then) => setTimeout(then, 20));
  const calls = host.calls.slice(from).map(({ name, options }) => [name, options]);
  return { answer, calls, used: ${JSON.stringify(used)}.filter((_name, at) => count()[at] > before[at]) };
})()`;

describe('the adapter of the compiled package asks the phone, in its words', () => {
  let phone: WeappDriver;
  beforeEach(async () => {
    phone = await shop.phone({ path: '/site/pages/about', kept: true });
    await phone.settle();
    await phone.raw.evaluate<void>(`void (${FIND})`);
  });

  test.each(ADAPTER)('$ask', async (asked) => {
    const { calls = [], used = [], mock = {}, answer } = asked;
    await phone.mock(mock);
    const heard = await phone.raw.evaluate<Heard>(hear(asked));
    expect(heard.calls).toEqual(calls);
    expect(heard.used).toEqual(used);
    if (answer !== undefined) expect(JSON.parse(JSON.stringify(heard.answer))).toEqual(answer);
  });

  test.each(AT_START)('%s, at the start', async (call) => {
    expect(await phone.used(call)).toBeGreaterThan(0);
  });
});

test('each call of the compiled package is documented, and made by a test', () => {
  const { problems, calls } = changedCalls(weappFolder(), (_name, text) => text);
  expect(problems).toEqual([]);
  const proven = [
    ...ADAPTER.flatMap(({ calls: made = [], used = [] }) => [...made.map(([name]) => name), ...used]),
    ...CAPABILITIES.map(({ call }) => call),
    ...AT_START,
  ].filter((call) => nameOf(call) === call);
  const names = (all: readonly string[]) => Array.from(new Set(all)).sort();
  expect(names(calls.map(({ name }) => name))).toEqual(names(proven));
});
