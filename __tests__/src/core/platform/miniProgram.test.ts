/** The mini-program's own files, on a wx of the test. */
import Taro from '@tarojs/taro';
import { clipboard } from '@/core/platform/clipboard/index.weapp';
import { refusalOf } from '@/core/platform/errors';
import { host } from '@/core/platform/host/index.weapp';
import { image } from '@/core/platform/image/index.weapp';
import { location } from '@/core/platform/location/index.weapp';
import { login } from '@/core/platform/login/index.weapp';
import { phone } from '@/core/platform/phone/index.weapp';
import { pay } from '@/core/platform/pay/index.weapp';
import { print } from '@/core/platform/print/index.weapp';
import { save } from '@/core/platform/save/index.weapp';
import { scan } from '@/core/platform/scan/index.weapp';
import { script } from '@/core/platform/script/index.weapp';
import { storage } from '@/core/platform/storage/index.weapp';
import { subscribe } from '@/core/platform/subscribe/index.weapp';
import { subscribe as browserSubscribe } from '@/core/platform/subscribe/index.h5';
import { isApples } from '@/core/platform/sellsVirtual/device';
import { sellsVirtual as browserSells } from '@/core/platform/sellsVirtual/index.h5';
import { sellsVirtual } from '@/core/platform/sellsVirtual/index.weapp';

jest.mock('@tarojs/taro', () => {
  const names =
    'requestPayment chooseMedia getLocation scanCode login setClipboardData getClipboardData downloadFile saveImageToPhotosAlbum ' +
    'getStorageSync setStorageSync removeStorageSync getStorageInfoSync requestSubscribeMessage makePhoneCall addPhoneContact';
  const api = Object.fromEntries(names.split(' ').map((name) => [name, jest.fn()]));
  return { __esModule: true, default: { ...api, getDeviceInfo: () => ({ platform: 'android' }) } };
});
const wx = jest.mocked(Taro);
const CONFIG = {
  appId: 'a',
  timestamp: '17',
  nonceStr: 'n',
  signature: '',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 'p',
};

test('rule 7.1: the host is the mini-program with the system of the device', () => {
  expect(host).toMatchObject({ app: 'weapp', os: 'android' });
});

describe('rule 7.6: payment', () => {
  test('paid', async () => {
    wx.requestPayment.mockResolvedValue({} as never);
    await expect(pay.request(CONFIG)).resolves.toEqual({ state: 'paid' });
    expect(wx.requestPayment.mock.calls[0]?.[0]).toMatchObject({
      timeStamp: '17',
      package: 'prepay_id=1',
      paySign: 'p',
    });
  });
  test('cancelled and failed with the serialized result', async () => {
    wx.requestPayment.mockRejectedValueOnce({ errMsg: 'requestPayment:fail cancel' });
    await expect(pay.request(CONFIG)).resolves.toEqual({ state: 'cancelled', text: '用户取消支付' });
    wx.requestPayment.mockRejectedValueOnce({ errMsg: 'requestPayment:fail no balance' });
    await expect(pay.request(CONFIG)).resolves.toEqual({
      state: 'failed',
      text: '{"errMsg":"requestPayment:fail no balance"}',
      words: '支付没有完成，请稍后再试',
    });
  });
});

describe('what the device says reaches nobody raw', () => {
  test.each([
    ['chooseMedia:fail auth deny', '没有获得授权，可在设置中打开'],
    ['getLocation:fail:auth denied', '没有获得授权，可在设置中打开'],
    ['authorize:fail auth deny', '没有获得授权，可在设置中打开'],
    ['getLocation:fail jsapi has no permission, event id=0', '本店还没有开通这项功能，请联系客服'],
    ['getPhoneNumber:fail no permission', '本店还没有开通这项功能，请联系客服'],
    ['chooseMedia:fail api scope is not declared in the privacy agreement', '本店还没有开通这项功能，请联系客服'],
    [
      'getLocation:fail the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
      '本店还没有开通这项功能，请联系客服',
    ],
    ['getLocation:fail require permission desc', '本店还没有开通这项功能，请联系客服'],
    ['config:fail,Error: invalid signature', '本店还没有开通这项功能，请联系客服'],
    ['chooseImage:fail, the permission value is offline verifying', '本店还没有开通这项功能，请联系客服'],
    ['getLocation:fail privacy permission is not authorized', '需要先同意隐私保护指引，请再试一次'],
    ['getLocation:fail:system permission denied', '没有获得授权，可在系统设置中打开'],
    ['getLocation:fail:ERROR_NOCELL&WIFI_LOCATIONSWITCHOFF', '请先打开手机的定位服务'],
    ['scanCode:fail cancel', '已取消'],
    ['request:fail timeout', '等了很久没有回应，请再试一次'],
    ['request:fail', '网络不稳定，请稍后重试'],
    ['downloadFile:fail net::ERR_CONNECTION_RESET', '网络不稳定，请稍后重试'],
    ['setStorage:fail exceed storage max size', '手机空间不足，请清理后再试'],
    ['login:fail the request is too frequent', '操作太频繁，请稍后再试'],
    ['chooseMedia:fail file not exists', '这个文件打不开，请换一个'],
    ['openLocation:fail not supported', '当前环境不支持此功能'],
    ['requestPayment:fail:余额不足', '余额不足'],
    ['requestPayment:fail {"errcode":-1,"err_desc":"余额不足"}', '操作未成功，请稍后再试'],
    ['scanCode:fail', '操作未成功，请稍后再试'],
  ])('%s', (errMsg, words) => {
    expect(refusalOf({ errMsg }).message).toBe(words);
  });
  test.each([{}, null, undefined, 7, { errMsg: {} }])('an error without words: %p', (error) => {
    expect(refusalOf(error).message).toBe('操作未成功，请稍后再试');
  });
  test('a refused permission is told apart', () => {
    expect(refusalOf({ errMsg: 'chooseMedia:fail auth deny' }).kind).toBe('denied');
    expect(refusalOf({ errMsg: 'chooseMedia:fail' }).kind).toBe('failed');
    // What the settings of the mini-program cannot give is no refusal of the person's.
    for (const says of ['jsapi has no permission', 'system permission denied', 'privacy permission is not authorized'])
      expect([says, refusalOf({ errMsg: `getLocation:fail ${says}` }).kind]).toEqual([says, 'failed']);
  });
});

describe('rules 7.3, 7.4: location and images', () => {
  test('gcj02; a refused permission is told apart', async () => {
    wx.getLocation.mockResolvedValueOnce({ latitude: 30, longitude: 120 } as never);
    await expect(location.current()).resolves.toEqual({ lat: 30, lng: 120 });
    expect(wx.getLocation).toHaveBeenCalledWith({ type: 'gcj02' });
    wx.getLocation.mockRejectedValueOnce({ errMsg: 'getLocation:fail auth deny' });
    await expect(location.current()).rejects.toMatchObject({ kind: 'denied' });
  });
  test('one compressed picture of the album; none chosen is no failure', async () => {
    wx.chooseMedia.mockResolvedValueOnce({ tempFiles: [{ tempFilePath: 'http://tmp/a.jpg', size: 9 }] } as never);
    await expect(image.choose()).resolves.toEqual({ path: 'http://tmp/a.jpg', name: 'a.jpg', size: 9 });
    expect(wx.chooseMedia).toHaveBeenCalledWith({
      count: 1,
      mediaType: ['image'],
      sourceType: ['album'],
      sizeType: ['compressed'],
    });
    wx.chooseMedia.mockRejectedValueOnce({ errMsg: 'chooseMedia:fail cancel' });
    await expect(image.choose()).resolves.toBeUndefined();
  });
});

test('a mini-program has no printer', async () => {
  expect(print.can).toBe(false);
  await expect(print.print('拣货单', '')).rejects.toMatchObject({ kind: 'refused', message: '请在电脑浏览器里打印' });
});

describe('rule 3.5: clipboard and saving', () => {
  test('copy failure, and reading when nothing was copied', async () => {
    wx.setClipboardData.mockRejectedValueOnce({ errMsg: 'fail' });
    await expect(clipboard.copy('x')).rejects.toMatchObject({ kind: 'failed' });
    wx.getClipboardData.mockResolvedValueOnce({ data: '' } as never);
    await expect(clipboard.read()).rejects.toMatchObject({ kind: 'failed' });
  });
  test('no File without a path; an address is downloaded first', async () => {
    await expect(save.image('')).rejects.toThrow('no File');
    wx.downloadFile.mockResolvedValueOnce({ tempFilePath: 'wxfile://1' } as never);
    wx.saveImageToPhotosAlbum.mockResolvedValueOnce({} as never);
    await save.image('https://h/a.webp');
    expect(wx.saveImageToPhotosAlbum).toHaveBeenCalledWith({ filePath: 'wxfile://1' });
  });
});

test('scanning: a page of a mini-program code, the text of any other, nothing when closed', async () => {
  wx.scanCode.mockResolvedValueOnce({ result: 'r', path: 'pages/tea/index?a=1' } as never);
  await expect(scan.scan()).resolves.toBe('pages/tea/index?a=1');
  wx.scanCode.mockResolvedValueOnce({ result: 'r', path: '' } as never);
  await expect(scan.scan()).resolves.toBe('r');
  wx.scanCode.mockRejectedValueOnce({ errMsg: 'scanCode:fail cancel' });
  await expect(scan.scan()).resolves.toBeUndefined();
});

test('login gives the code of the mini-program', async () => {
  wx.login.mockResolvedValueOnce({ code: 'C' } as never);
  await expect(login.code()).resolves.toEqual({ provider: 'miniProgram', code: 'C' });
});

test('rule 6.10: an advert script is skipped like any failure of it', async () => {
  await expect(script.advert('https://ad.test/a.js')).resolves.toBeUndefined();
});

test('storage: a full device keeps values for the visit', () => {
  wx.getStorageSync.mockReturnValue('');
  expect(storage.get('a')).toBeUndefined();
  wx.setStorageSync.mockImplementationOnce(() => {
    throw new Error('exceed max size');
  });
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  expect([storage.isKept('a'), storage.isKept('b')]).toEqual([false, true]);
  wx.getStorageInfoSync.mockReturnValue({ keys: ['yejian', 'unsent:scans:1'], currentSize: 1, limitSize: 10_240 });
  storage.clear();
  expect(storage.get('a')).toBeUndefined();
  // What waits to be sent outlives a logout (rule 23.5).
  expect(wx.removeStorageSync.mock.calls).toEqual([['yejian']]);
});

describe('rule 18.5: messages outside the app', () => {
  test('the templates that were allowed, three at most in one dialog', async () => {
    wx.requestSubscribeMessage.mockResolvedValueOnce({ errMsg: '', a: 'accept', b: 'reject', c: 'accept' } as never);
    await expect(subscribe.ask(['a', 'b', 'c', 'd'])).resolves.toEqual(['a', 'c']);
    expect(wx.requestSubscribeMessage.mock.calls[0]?.[0]).toMatchObject({ tmplIds: ['a', 'b', 'c'] });
  });
  test('a dialog that cannot be shown is told in words; the browser has none', async () => {
    wx.requestSubscribeMessage.mockRejectedValueOnce({ errMsg: 'requestSubscribeMessage:fail' });
    await expect(subscribe.ask(['a'])).rejects.toThrow();
    expect(browserSubscribe.available).toBe(false);
    await expect(browserSubscribe.ask(['a'])).rejects.toThrow('请用微信浏览器打开');
  });
});

test('the dialler and the address book; closing either is no failure', async () => {
  wx.makePhoneCall.mockRejectedValueOnce({ errMsg: 'makePhoneCall:fail cancel' });
  await phone.dial('400-820-0119');
  expect(wx.makePhoneCall).toHaveBeenCalledWith({ phoneNumber: '400-820-0119' });
  wx.addPhoneContact.mockRejectedValueOnce({ errMsg: 'addPhoneContact:fail cancel' });
  await phone.keep({ name: '李牧之', mobile: '13900000002', company: '叶间', title: '茶顾问', email: '' });
  expect(wx.addPhoneContact).toHaveBeenCalledWith({
    firstName: '李牧之',
    mobilePhoneNumber: '13900000002',
    organization: '叶间',
    title: '茶顾问',
  });
});

describe('what is no thing', () => {
  test.each([
    [{ platform: 'ios', system: 'iOS 17.4' }, true],
    // DevTools that show an iPhone.
    [{ platform: 'devtools', system: 'iOS 10.0.1' }, true],
    [{ platform: 'android', system: 'Android 14' }, false],
    [{ platform: 'ohos', system: 'HarmonyOS 5.0' }, false],
    [{ platform: 'windows', system: 'Windows 11 x64' }, false],
    [{ platform: 'android' }, false],
  ])('%j is an iPhone: %s', (device, expected) => {
    expect(isApples(device)).toBe(expected);
  });
  test('is sold on the phone of this test, an Android one, and in a browser, the messenger’s on an iPhone as well', () => {
    expect([sellsVirtual, browserSells]).toEqual([true, true]);
  });
});
