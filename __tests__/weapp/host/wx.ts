// The wx object: real where a browser can be real (network, storage, navigation, dialogs, layout), mocked where a device or an
// account is needed. A mock answers what the test has laid into window.__mock, and otherwise what a willing phone would say.
import { boxAnswer, escapeHtml, isOn, openBox, samplePicture, text } from './dom';
import type { Data } from './engine';
import { ELEMENTS } from './elements';
import type { ToastRecord } from './types';
import {
  addAsync,
  addMocked,
  fire,
  hasCallback,
  mocked,
  told,
  type Api,
  type HostContext,
  type Options,
} from './wxCore';
import { installNetwork } from './wxNetwork';
import { installPlayers } from './wxPlayers';
import { installQueries } from './wxQuery';

const noop = () => undefined;
const KIB = 1024;

// ---- device and account

function installDevice(api: Api, host: HostContext) {
  const place = { name: '西湖茶馆', address: '浙江省杭州市西湖区龙井路 1 号', latitude: 30.25, longitude: 120.16 };
  const temporary = (i: number, extension = 'jpg') => `wxfile://tmp/mock${i || ''}.${extension}`;
  const answers: Record<string, Data | ((options: Options) => Data)> = {
    login: { code: 'mock-login-code' },
    checkSession: {},
    requestPayment: {},
    getLocation: {
      latitude: place.latitude,
      longitude: place.longitude,
      accuracy: 30,
      speed: 0,
      altitude: 0,
      verticalAccuracy: 0,
      horizontalAccuracy: 30,
    },
    getFuzzyLocation: { latitude: place.latitude, longitude: place.longitude },
    chooseLocation: place,
    choosePoi: { type: 2, ...place },
    chooseAddress: {
      userName: '茶友',
      telNumber: '13800000000',
      provinceName: '浙江省',
      cityName: '杭州市',
      countyName: '西湖区',
      detailInfo: '龙井路 1 号',
      postalCode: '310000',
      nationalCode: '330106',
    },
    chooseMedia: ({ mediaType }) => {
      const video = Array.isArray(mediaType) && mediaType.length === 1 && mediaType[0] === 'video';
      const type = video ? 'video' : 'image';
      return {
        type,
        tempFiles: [
          { tempFilePath: temporary(0, video ? 'mp4' : 'jpg'), size: KIB, width: 64, height: 64, fileType: type },
        ],
      };
    },
    chooseImage: { tempFilePaths: [temporary(0)], tempFiles: [{ path: temporary(0), size: KIB }] },
    chooseVideo: { tempFilePath: temporary(0, 'mp4'), duration: 3, size: KIB, width: 64, height: 64 },
    chooseMessageFile: {
      tempFiles: [{ path: temporary(0, 'pdf'), name: 'mock.pdf', size: KIB, type: 'file', time: 0 }],
    },
    scanCode: { result: 'MOCK-CODE', scanType: 'QR_CODE', charSet: 'UTF-8', path: '' },
    getUserProfile: { userInfo: { nickName: 'mock', avatarUrl: '' } },
    getUserInfo: { userInfo: { nickName: 'mock', avatarUrl: '' } },
    getPhoneNumber: { code: 'mock' },
    getSetting: { authSetting: {} },
    openSetting: { authSetting: {} },
    requestSubscribeMessage: ({ tmplIds }) =>
      Object.fromEntries(((tmplIds ?? []) as string[]).map((id) => [id, 'accept'])),
    getNetworkType: { networkType: 'wifi' },
    compressImage: ({ src }) => ({ tempFilePath: src }),
    cropImage: ({ src }) => ({ tempFilePath: src }),
    getImageInfo: ({ src }) => ({ width: 64, height: 64, path: src, type: 'jpeg', orientation: 'up' }),
    canvasToTempFilePath: { tempFilePath: temporary(0, 'png') },
    canvasGetImageData: { width: 0, height: 0, data: [] },
    chooseInvoiceTitle: {
      type: 0,
      title: '杭州春山茶业有限公司',
      taxNumber: '91330106MA2H0AAAA1',
      companyAddress: '杭州市西湖区龙井路 1 号',
      telephone: '0571-88888888',
      bankName: '招商银行杭州分行',
      bankAccount: '571000000000001',
    },
    getPrivacySetting: { needAuthorization: false, privacyContractName: '' },
    getBatteryInfo: { level: 100, isCharging: false },
    getSelectedTextRange: { start: 0, end: 0 },
    saveFile: ({ tempFilePath }) => ({ savedFilePath: tempFilePath }),
    requestMerchantTransfer: {},
  };
  for (const [name, answer] of Object.entries(answers)) addMocked(api, host, name, answer);
  const silent =
    `authorize makePhoneCall previewImage previewMedia openLocation vibrateShort vibrateLong saveImageToPhotosAlbum
    saveVideoToPhotosAlbum showShareMenu hideShareMenu updateShareMenu showShareImageMenu openDocument navigateToMiniProgram
    navigateBackMiniProgram exitMiniProgram setKeepScreenOn openCustomerServiceChat requirePrivacyAuthorize
    openPrivacyContract setBackgroundColor setBackgroundTextStyle loadFontFace startLocationUpdate
    startLocationUpdateBackground stopLocationUpdate openEmbeddedMiniProgram reportEvent addPhoneContact addPhoneCalendar
    addPhoneRepeatCalendar startCompass stopCompass startAccelerometer stopAccelerometer hideHomeButton setNavigationBarColor showNavigationBarLoading
    hideNavigationBarLoading enableAlertBeforeUnload disableAlertBeforeUnload setScreenBrightness hideKeyboard
    openBusinessView preloadWebview preloadSkylineView setVisualEffectOnCapture
    startDeviceMotionListening stopDeviceMotionListening`.split(/\s+/);
  for (const name of silent) addMocked(api, host, name);
  addAsync(api, host, 'setClipboardData', ({ data }) => {
    host.clipboard.text = text(data);
    // The phone itself shows this.
    showToast(host, 'toast', { title: '内容已复制' });
  });
  addAsync(api, host, 'getClipboardData', () => ({ data: host.clipboard.text }));

  // WeChat refuses the location functions that app.json does not declare.
  const declared = host.app.requiredPrivateInfos ?? [];
  for (const name of [
    'getFuzzyLocation',
    'getLocation',
    'startLocationUpdate',
    'startLocationUpdateBackground',
    'chooseLocation',
    'choosePoi',
    'chooseAddress',
  ]) {
    if (declared.includes(name)) continue;
    api[name] = (given?: Options) => {
      const options = given ?? {};
      const answer = {
        errMsg: `${name}:fail the api need to be declared in the requiredPrivateInfos field in app.json/ext.json`,
      };
      host.fault('requiredPrivateInfos', name);
      fire(options, 'fail', answer);
      fire(options, 'complete', answer);

      return hasCallback(options) ? undefined : Promise.reject(answer);
    };
  }
}

// ---- storage: 1 MiB a key, 10 MiB in all

function installStorage(api: Api, host: HostContext) {
  const { storage } = host;
  const PREFIX = 'wx:';
  const LIMIT = { key: KIB * KIB, all: 10 * KIB * KIB };
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX)) storage.set(key.slice(PREFIX.length), localStorage.getItem(key) ?? '');
  const used = () => Array.from(storage).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const keep = (key: string, value: string) => {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // The browser's own quota is smaller than WeChat's: such a value does not survive a reload, all else does.
      localStorage.removeItem(PREFIX + key);
    }
  };
  const set = (key: unknown, data: unknown) => {
    const name = text(key);
    const value = JSON.stringify({ v: data === undefined ? '' : data });
    if (!name) throw new Error('setStorage:fail parameter error: key is empty');
    if (value.length > LIMIT.key) throw new Error('setStorage:fail entry size limit reached');
    if (used() + value.length > LIMIT.all) throw new Error('setStorage:fail storage limit reached');
    storage.set(name, value);
    keep(name, value);
  };
  const get = (key: unknown): unknown => {
    const value = storage.get(text(key));
    return value === undefined ? undefined : (JSON.parse(value) as { v: unknown }).v;
  };
  const remove = (key: unknown) => {
    storage.delete(text(key));
    localStorage.removeItem(PREFIX + text(key));
  };
  const clear = () => {
    for (const key of storage.keys()) localStorage.removeItem(PREFIX + key);
    storage.clear();
  };
  const info = () => ({
    keys: Array.from(storage.keys()),
    currentSize: Math.ceil(used() / KIB),
    limitSize: LIMIT.all / KIB,
  });
  const refusing = (run: () => void) => {
    try {
      run();
    } catch (error) {
      // As text: a refusal is an answer of the API, not a fault of the host.

      throw (error as Error).message;
    }
  };
  addAsync(api, host, 'setStorage', ({ key, data }) => refusing(() => set(key, data)));
  addAsync(api, host, 'getStorage', ({ key }) => {
    if (!storage.has(text(key))) throw 'getStorage:fail data not found';
    return { data: get(key) };
  });
  addAsync(api, host, 'removeStorage', ({ key }) => remove(key));
  addAsync(api, host, 'clearStorage', () => clear());
  addAsync(api, host, 'getStorageInfo', () => info());
  Object.assign(api, {
    setStorageSync: set,
    getStorageSync: (key: unknown) => get(key) ?? '',
    removeStorageSync: remove,
    clearStorageSync: clear,
    getStorageInfoSync: info,
  });
}

// ---- dialogs, bars, scrolling

let toast: { element: HTMLElement; record: ToastRecord } | undefined;

function hideToast() {
  if (!toast) return;
  toast.record.visible = false;
  toast.element.remove();
  toast = undefined;
}

function showToast(host: HostContext, kind: ToastRecord['kind'], { title, icon, duration, mask }: Options) {
  hideToast();
  const record: ToastRecord = {
    kind,
    title: text(title),
    icon: kind === 'loading' ? 'loading' : text(icon) || 'success',
    duration: kind === 'loading' ? 0 : Number(duration) || 1500,
    visible: true,
  };
  const element = document.createElement('div');
  element.className = `h-toast ${kind}`;
  element.textContent = record.title;
  // Without a mask WeChat lets touches through.
  if (!isOn(mask)) element.style.pointerEvents = 'none';
  document.body.append(element);
  host.records.toasts.push(record);
  host.note('toast', { title: record.title, toast: kind });
  const shown = (toast = { element, record });
  if (kind === 'toast') setTimeout(() => toast === shown && hideToast(), record.duration);
}

function installInterface(api: Api, host: HostContext) {
  addAsync(api, host, 'showToast', (options) => showToast(host, 'toast', options));
  addAsync(api, host, 'showLoading', (options) => showToast(host, 'loading', options));
  addAsync(api, host, 'hideToast', () => hideToast());
  addAsync(api, host, 'hideLoading', () => hideToast());

  addAsync(api, host, 'showModal', (options) => {
    const { title, content, editable, placeholderText, showCancel, cancelText, confirmText } = options;
    host.records.dialogs.push({ kind: 'modal', title: text(title), content: text(content), items: [] });
    const input = editable ? `<input class=h-edit placeholder="${escapeHtml(placeholderText)}">` : '';
    const cancel = showCancel === false ? '' : `<button data-k=cancel>${escapeHtml(cancelText ?? '取消')}</button>`;
    const box = openBox(
      `<b>${escapeHtml(title)}</b><p>${editable ? '' : escapeHtml(content)}</p>${input}` +
        `<div>${cancel}<button data-k=ok>${escapeHtml(confirmText ?? '确定')}</button></div>`,
    );
    return boxAnswer(box, (key) => ({
      confirm: key === 'ok',
      cancel: key === 'cancel',
      content: box.querySelector<HTMLInputElement>('.h-edit')?.value,
    }));
  });

  addAsync(api, host, 'showActionSheet', async ({ itemList, alertText }) => {
    const items = (itemList ?? []) as string[];
    host.records.dialogs.push({ kind: 'actionSheet', title: text(alertText), content: '', items });
    if (items.length > 6) throw 'showActionSheet:fail parameter error: itemList should not be large than 6';
    const box = openBox(
      `${items.map((item, i) => `<div><button data-k=${i}>${escapeHtml(item)}</button></div>`).join('')}` +
        '<button data-k=cancel>取消</button>',
    );
    const key = await boxAnswer(box, (pressed) => pressed);
    if (key === 'cancel') throw 'showActionSheet:fail cancel';
    return { tapIndex: Number(key) };
  });

  addAsync(api, host, 'setNavigationBarTitle', ({ title }) => {
    const page = host.top();
    if (!page) return;
    page.setTitle(text(title));
    host.records.titles[page.path] = text(title);
  });
  addAsync(api, host, 'startPullDownRefresh', () => void host.pullDown());
  addAsync(api, host, 'stopPullDownRefresh', () => host.note('pull', { stop: true }));
  addAsync(api, host, 'pageScrollTo', ({ selector, scrollTop, offsetTop }) => {
    const page = host.top();
    if (!page) return;
    if (!selector) page.body.scrollTop = Number(scrollTop) || 0;
    else {
      const target = page.element.querySelector(text(selector));
      const origin = page.body.getBoundingClientRect().top;
      if (target) page.body.scrollTop += target.getBoundingClientRect().top - origin + (Number(offsetTop) || 0);
    }
  });

  const badge = (index: unknown, value: string | undefined) => {
    for (const bar of Array.from(document.querySelectorAll('.h-tab'))) {
      const button = bar.children[Number(index)] as HTMLElement | undefined;
      if (!button) continue;
      if (value === undefined) delete button.dataset.badge;
      else button.dataset.badge = value;
    }
  };
  addAsync(api, host, 'setTabBarBadge', ({ index, text: value }) => badge(index, text(value)));
  addAsync(api, host, 'removeTabBarBadge', ({ index }) => badge(index, undefined));
  addAsync(api, host, 'showTabBarRedDot', ({ index }) => badge(index, ''));
  addAsync(api, host, 'hideTabBarRedDot', ({ index }) => badge(index, undefined));
  for (const name of ['setTabBarItem', 'setTabBarStyle']) addAsync(api, host, name, () => undefined);
  addAsync(api, host, 'hideTabBar', () => document.body.classList.add('notab'));
  addAsync(api, host, 'showTabBar', () => document.body.classList.remove('notab'));
}

// ---- system

function installSystem(api: Api, host: HostContext) {
  const windowInfo = () => ({
    pixelRatio: devicePixelRatio,
    screenWidth: innerWidth,
    screenHeight: innerHeight,
    windowWidth: innerWidth,
    windowHeight: host.top()?.body.clientHeight ?? innerHeight,
    statusBarHeight: 20,
    safeArea: {
      left: 0,
      right: innerWidth,
      top: 20,
      bottom: innerHeight,
      width: innerWidth,
      height: innerHeight - 20,
    },
    screenTop: 44,
  });
  const baseInfo = {
    SDKVersion: '3.8.12',
    version: '8.0.50',
    language: 'zh_CN',
    theme: 'light',
    enableDebug: false,
    host: { env: 'WeChat' },
    fontSizeSetting: 16,
  };
  // Where everything may be sold; a test that wants an iPhone lays it down.
  const deviceInfo = () => ({
    brand: 'devtools',
    model: 'Pixel 8',
    system: 'Android 14',
    platform: 'android',
    benchmarkLevel: 40,
    abi: '',
    memorySize: 4096,
    ...mocked('getDeviceInfo', {}, {}),
  });
  const systemInfo = () => ({ ...windowInfo(), ...baseInfo, ...deviceInfo() });
  const logger = {
    info: noop,
    log: noop,
    warn: noop,
    error: noop,
    debug: noop,
    setFilterMsg: noop,
    addFilterMsg: noop,
  };
  // Every member is a function that does nothing and answers the object itself: enough for chained drawing calls.
  const inert = (): unknown => {
    const self: unknown = new Proxy(
      {},
      { get: (_target, key) => (key === 'then' ? undefined : key === 'export' ? () => ({ actions: [] }) : () => self) },
    );
    return self;
  };
  // A new version has been fetched when the test lays down `update: { ready: true }`.
  const updateIsReady = () => mocked('update', {}, { ready: false }).ready === true;
  const updateManager = {
    onCheckForUpdate: (listen: (found: { hasUpdate: boolean }) => void) =>
      void setTimeout(() => listen({ hasUpdate: updateIsReady() })),
    onUpdateReady: (listen: () => void) => void setTimeout(() => updateIsReady() && listen()),
    onUpdateFailed: noop,
    applyUpdate: () => told(host, 'applyUpdate', {}),
  };
  Object.assign(api, {
    getSystemInfoSync: systemInfo,
    getWindowInfo: windowInfo,
    getDeviceInfo: deviceInfo,
    getAppBaseInfo: () => baseInfo,
    getSystemSetting: () => ({
      bluetoothEnabled: true,
      locationEnabled: true,
      wifiEnabled: true,
      deviceOrientation: 'portrait',
    }),
    getAppAuthorizeSetting: () => ({ locationAuthorized: 'authorized', cameraAuthorized: 'authorized' }),
    getMenuButtonBoundingClientRect: () => ({
      width: 87,
      height: 32,
      top: 24,
      bottom: 56,
      left: innerWidth - 94,
      right: innerWidth - 7,
    }),
    getLaunchOptionsSync: () => host.launchOptions(),
    getEnterOptionsSync: () => host.launchOptions(),
    getAccountInfoSync: () => ({
      miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
      plugin: {},
    }),
    canIUse: (schema: unknown) => {
      const [first = ''] = text(schema).split('.');
      return first in api || first in ELEMENTS;
    },
    nextTick: (callback: () => void) => void Promise.resolve().then(callback),
    getUpdateManager: () => updateManager,
    getPerformance: () => ({ now: () => Date.now(), createObserver: () => ({ observe: noop, disconnect: noop }) }),
    reportAnalytics: noop,
    reportPerformance: noop,
    arrayBufferToBase64: (buffer: ArrayBuffer) => btoa(String.fromCharCode(...Array.from(new Uint8Array(buffer)))),
    base64ToArrayBuffer: (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)).buffer,
    getRealtimeLogManager: () => logger,
    getLogManager: () => logger,
    createAnimation: inert,
    env: { USER_DATA_PATH: 'wxfile://usr' },
    getExtConfigSync: () => ({}),
    createCanvasContext: inert,
    createMapContext: inert,
    createCameraContext: inert,
    createOffscreenCanvas: () => samplePicture(),
    cloud: undefined,
  });
  addAsync(api, host, 'getSystemInfo', () => systemInfo());
  api.getSystemInfoAsync = api.getSystemInfo;
}

function installFiles(api: Api) {
  const files = new Map<string, unknown>();
  const missing = (name: string) => ({ errMsg: `${name}:fail no such file or directory` });
  const read = (name: string, options: Options) => {
    const path = text(options.filePath ?? options.path);
    if (files.has(path)) fire(options, 'success', { data: files.get(path), errMsg: `${name}:ok` });
    else fire(options, 'fail', missing(name));
  };
  api.getFileSystemManager = () => ({
    readFile: (options: Options) => read('readFile', options),
    access: (options: Options) => read('access', options),
    writeFile: (options: Options) => {
      files.set(text(options.filePath), options.data);
      fire(options, 'success', { errMsg: 'writeFile:ok' });
    },
    unlink: (options: Options) => {
      files.delete(text(options.filePath));
      fire(options, 'success', { errMsg: 'unlink:ok' });
    },
    readFileSync: (path: string) => {
      if (!files.has(path)) throw new Error(missing('readFileSync').errMsg);
      return files.get(path);
    },
    writeFileSync: (path: string, data: unknown) => void files.set(path, data),
    unlinkSync: (path: string) => void files.delete(path),
    accessSync: (path: string) => {
      if (!files.has(path)) throw new Error(missing('accessSync').errMsg);
    },
  });
}

// ---- what happens to the whole app

const APP_EVENTS = `AppShow AppHide Error UnhandledRejection PageNotFound NetworkStatusChange MemoryWarning ThemeChange
  WindowResize KeyboardHeightChange UserCaptureScreen AudioInterruptionBegin AudioInterruptionEnd LocationChange CompassChange
  AccelerometerChange DeviceMotionChange NeedPrivacyAuthorization LazyLoadError AppRoute AppRouteDone CopyUrl SocketOpen SocketMessage
  SocketClose SocketError BackgroundAudioStop`.split(/\s+/);

function installEvents(api: Api) {
  const listeners = new Map<string, ((value: unknown) => void)[]>();
  for (const event of APP_EVENTS) {
    api[`on${event}`] = (listener: (value: unknown) => void) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    api[`off${event}`] = (listener?: (value: unknown) => void) =>
      void listeners.set(event, listener ? (listeners.get(event) ?? []).filter((each) => each !== listener) : []);
  }
  return (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };
}

export interface Wx {
  api: Api;
  /** Tells the listeners of wx.onXxx. */
  tell(event: string, value: unknown): void;
  network(): { peak: number; sockets: number };
}

export function makeWx(host: HostContext): Wx {
  const api: Api = {};
  installDevice(api, host);
  for (const [name, run] of Object.entries(host.navigate)) addAsync(api, host, name, run);
  const { figures } = installNetwork(api, host);
  installStorage(api, host);
  installInterface(api, host);
  installSystem(api, host);
  installFiles(api);
  installPlayers(api, host);
  installQueries(api, host);
  return { api, tell: installEvents(api), network: figures };
}
