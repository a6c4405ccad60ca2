/** Rule 7.2 as every caller lives it: what the browser can do stands first, small below it 请用微信浏览器打开; nothing is asked before. */
import { pageBench } from '../bench';
import type { ReactElement } from 'react';
import { platform } from '@/core/platform';
import { PlaceCard } from '@/domain/place/PlaceCard';
import { ScanButton } from '@/domain/search/ScanButton';
import { AddressForm } from '@/member/address/AddressForm';
import { EMPTY_ADDRESS } from '@/member/address/fields';
import { AvatarField } from '@/member/edit/AvatarField';
import { Entries } from '@/pages/tea/storeHome/Entries';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Composer } from '@/tea/life/Composer';
import { Merchants } from '@/tea/life/Merchants';
import { Query } from '@/tea/official/Query';
import { Button } from '@/ui/kit/Button';
import { useForm, useMessenger } from '@/ui/shell';
import { FeedbackHost } from '@/ui/shell/FeedbackHost';
import { pageOf } from '../../contract/fixtures';
import { answer } from '../answers';
import { pass } from '../stage';

const REFUSED = '请用微信浏览器打开';
const FILE = { path: 'blob:1', name: 'a.jpg', size: 9 };
const POINT = { lat: 30.25, lng: 120.16 };
const nothing = () => undefined;

const bench = pageBench();
const own = { file: jest.fn(), place: jest.fn(), map: jest.fn() };
const asked = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(platform.image, 'pickFile').mockImplementation(own.file.mockResolvedValue(FILE));
  jest.spyOn(platform.location, 'browserLocation').mockImplementation(own.place.mockResolvedValue(POINT));
  jest.spyOn(window, 'open').mockImplementation(own.map.mockReturnValue(null));
});

const Address = () => <AddressForm form={useForm(EMPTY_ADDRESS)} />;
async function open(part: ReactElement) {
  answer(bench.set, { 'tea.merchantCate': [], 'tea.merchantList': pageOf([]), 'pickUp.index': [] });
  await bench.open('/site/pages/about', () => (
    <>
      {part}
      <FeedbackHost />
    </>
  ));
}
const sheet = () => bench.view.allByRole('dialog').filter(({ textContent }) => textContent?.includes(REFUSED));
const press = async (name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(0);
};

test.each<[string, ReactElement, string | RegExp, string, jest.Mock]>([
  ['avatar', <AvatarField src="" name="林" onChange={nothing} />, /更换头像/, '从本机选择文件', own.file],
  [
    'review and claim photos',
    <PhotoField label="照片" value={[]} scene="review" onChange={nothing} />,
    '添加照片',
    '从本机选择文件',
    own.file,
  ],
  [
    'posts',
    <Composer open onClose={nothing} onDone={nothing} />,
    '添加照片，还可添加 9 张',
    '从本机选择文件',
    own.file,
  ],
  ['merchants', <Merchants />, /按距离排/, '用浏览器定位', own.place],
  ['an address', <Address />, '定位', '用浏览器定位', own.place],
  ['a place', <PlaceCard point={POINT} name="总店" address="" />, '离我多远', '用浏览器定位', own.place],
  ['the way to a place', <PlaceCard point={POINT} name="总店" address="" />, '导航', '高德地图', own.map],
])('%s: refused, and the browser’s way stands over it', async (_, part, button, way, mock) => {
  await open(part);
  await press(button);
  await pass(400);
  expect(sheet()).toHaveLength(1);
  // No file is on its way behind the sheet.
  if (mock === own.file) expect(bench.view.byRole('button', button).getAttribute('aria-busy')).toBeNull();
  expect(mock).not.toHaveBeenCalled();
  const [shown] = sheet();
  const text = shown?.textContent ?? '';
  expect(text.indexOf(way)).toBeLessThan(text.indexOf(REFUSED));
  await press(way);
  expect(mock).toHaveBeenCalledTimes(1);
  await pass(400);
  expect(sheet()).toHaveLength(0);
});

test.each<[string, ReactElement, string | RegExp]>([
  ['the home and the search', <ScanButton />, '扫一扫'],
  [
    'a store',
    <Entries items={[{ key: 'scan', label: '扫码点单', value: '桌上' }]} onCode={nothing} />,
    '扫码点单，桌上',
  ],
  ['a certificate', <Query start="" busy={false} onQuery={asked} />, '扫防伪码'],
])('scanning on %s: refused first, then the code may be typed', async (place, part, button) => {
  await open(part);
  await press(button);
  await pass(400);
  expect(sheet()).toHaveLength(1);
  const code = '690123456789';
  await bench.view.input(bench.view.byLabel('手动输入编码'), ` ${code} `);
  await press('用这个编码');
  if (place === 'a store') expect(bench.toast()).toBe('这不是叶间的桌码');
  else if (place === 'a certificate') expect(asked).toHaveBeenCalledWith(code);
  else expect(bench.lastUrl()).toBe(`/shop/pages/search/search?keyword=${code}`);
});

test('who chose from the own files once in a visit gets them at once', async () => {
  own.file.mockResolvedValue(undefined);
  await open(<AvatarField src="" name="林" onChange={nothing} />);
  await press(/更换头像/);
  await pass(400);
  await press('从本机选择文件');
  await pass(2000);
  bench.set.clock.advance(2000);
  await press(/更换头像/);
  await pass(400);
  expect([sheet().length, own.file.mock.calls.length]).toEqual([0, 2]);
});

test('codes that are typed one after the other: the sheet stays with its list until one is to be read', async () => {
  const taken: string[] = [];
  const done: string[] = [];
  function Counting() {
    const { scanEach } = useMessenger();
    const take = (code: string) => taken.push(code) < 3;
    return <Button onPress={() => scanEach(take, done)}>扫标签</Button>;
  }
  await open(<Counting />);
  await press('扫标签');
  await pass(400);
  for (const code of ['ZC-1', 'ZC-2']) {
    await bench.view.input(bench.view.byLabel('手动输入编码'), ` ${code} `);
    await press('用这个编码');
    expect((bench.view.byLabel('手动输入编码') as HTMLInputElement).value).toBe('');
  }
  bench.see('已扫 2 个：ZC-2、ZC-1');
  await bench.view.input(bench.view.byLabel('手动输入编码'), 'ZC-3');
  await press('用这个编码');
  await pass(400);
  expect([sheet().length, taken]).toEqual([0, ['ZC-1', 'ZC-2', 'ZC-3']]);
  // The next time it opens with what was counted here.
  await press('扫标签');
  await pass(400);
  bench.see('已扫 3 个：ZC-3、ZC-2、ZC-1');
});

test.each<[string, ReactElement, RegExp]>([
  ['avatar', <AvatarField src="" name="林" onChange={asked} />, /更换头像|上传中/],
  ['review and claim photos', <PhotoField label="照片" value={[]} scene="review" onChange={asked} />, /添加照片/],
  ['posts', <Composer open onClose={nothing} onDone={nothing} />, /添加照片/],
])('%s: 上传中 while a chosen picture is on its way', async (_, part, button) => {
  bench.login();
  await open(part);
  let arrive = (_url: string) => {};
  const way = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  bench.set.transport.upload.mockReturnValue(
    way.then((url) => ({ status: 200, data: JSON.stringify({ code: 200, data: { url } }) })),
  );
  const busy = () => bench.view.byRole('button', button).getAttribute('aria-busy');
  await press(button);
  await pass(400);
  await press('从本机选择文件');
  expect(busy()).toBe('true');
  arrive('/files/1.webp');
  await pass(0);
  expect(busy()).toBeNull();
});

test('closing the refusal ends the work without a word', async () => {
  await open(<AvatarField src="" name="林" onChange={nothing} />);
  await press(/更换头像/);
  await pass(400);
  await press('关闭');
  await pass(400);
  expect([sheet().length, own.file.mock.calls.length, bench.toast()]).toEqual([0, 0, undefined]);
  expect(bench.view.byRole('button', /更换头像/).getAttribute('aria-busy')).toBeNull();
});
