import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { ProvinceNode } from '@/contract';
import AddressEditPage from '@/member/pages/address/edit';
import { forgetRegions } from '@/domain/region/regions';
import { render } from '../../setup/render';
import { answer, fields, sent } from '../ui/answers';
import { ADDRESS } from '../contract/fixtures';

const REGIONS: Record<string, ProvinceNode[]> = {
  '': [{ code: '330000', name: '浙江省', leaf: false }],
  330000: [{ code: '330100', name: '杭州市', leaf: false }],
  330100: [{ code: '330106', name: '西湖区', leaf: true }],
};
const SAVED = { ...ADDRESS, tag: '', isDefault: false };

let set: Stage;

beforeEach(() => {
  fakeTimers();
  forgetRegions();
  set = stage();
  set.core.root.session.accept({ token: 'T' });
  answer(set, {
    'shop.provinces': ({ url }) => REGIONS[/parent=(\d+)/.exec(url)?.[1] ?? ''] ?? [],
    'address.view': SAVED,
    'address.create': SAVED,
    'address.parse': {
      name: '张三',
      mobile: '13811112222',
      phone: '0571-87654321转801',
      region: { code: '330106', province: '浙江省', city: '杭州市', district: '西湖区' },
      complete: true,
      detail: '龙井路1号',
    },
  });
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (params: Record<string, string> = {}) => {
  visit({ path: '/member/pages/address/list' }, { path: '/member/pages/address/edit', params });
  return render(set.wrap(<AddressEditPage />));
};

it('recognises a pasted address, shows it, and saves only what was taken over', async () => {
  const view = await open();
  await pass(0);
  await view.input(view.byLabel('粘贴识别'), '张三 13811112222 浙江省杭州市西湖区龙井路1号');
  await view.tap(view.byRole('button', '识别'));
  await pass(0);
  expect(view.hasText('浙江省杭州市西湖区')).toBe(true);
  expect((view.byLabel('收货人') as HTMLInputElement).value).toBe('');
  expect(sent(set, 'address.create')).toHaveLength(0);

  await view.tap(view.byRole('button', '使用'));
  expect((view.byLabel('收货人') as HTMLInputElement).value).toBe('张三');
  await view.tap(view.byRole('button', '保存'));
  await pass(0);
  // The number without a field of its own is not lost.
  expect(fields(sent(set, 'address.create')[0])).toMatchObject({
    regionCode: '330106',
    detail: '龙井路1号（电话 0571-87654321转801）',
  });
  expect(Taro.navigateBack).not.toHaveBeenCalled();
  set.clock.advance(1500);
  await pass(0);
  expect(Taro.navigateBack).toHaveBeenCalledTimes(1);
});

it('says under each field what is missing and sends nothing', async () => {
  const view = await open();
  await pass(0);
  await view.input(view.byLabel('手机号'), '1381111222');
  await view.tap(view.byRole('button', '保存'));
  for (const sentence of ['写上收货人的名字', '少一位，请填 11 位手机号', '选一下省、市、区县', '写上街道和门牌号'])
    expect(view.hasText(sentence)).toBe(true);
  expect(sent(set, 'address.create')).toHaveLength(0);
});

it('opens an old address filled in and asks before changes are lost', async () => {
  const view = await open({ id: '7' });
  await pass(0);
  expect((view.byLabel('收货人') as HTMLInputElement).value).toBe('张三');
  await view.input(view.byLabel('收货人'), '张三丰');
  await view.tap(view.byRole('button', '返回'));
  await pass(400);
  expect(set.core.root.feedback.confirms[0]?.title).toBe('不保存就离开？');
  expect(Taro.navigateBack).not.toHaveBeenCalled();
});
