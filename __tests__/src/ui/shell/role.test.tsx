/** A page that is for some members only: the others are told 暂无权限 with a way back, and nothing of it is asked for. */
import { fakeTimers, pass, stage, visit, type Stage } from '../stage';
import Taro from '@tarojs/taro';
import type { Member } from '@/contract';
import { call } from '@/core/api';
import { Page, usePageData } from '@/ui/shell';
import { render, type View } from '../../../setup/render';
import { answer, OFFLINE, Refusal, sent, type Answers } from '../answers';
import { MEMBER } from '../../contract/fixtures';

const ADDRESSES = 'address.list';
function Clients() {
  const state = usePageData(() => call('address.list'));
  return (
    <Page state={state} action={<>新建客户</>}>
      {() => <>客户名册</>}
    </Page>
  );
}

let set: Stage;
let view: View;
const member = (roles: Member['roles'], areas: Member['areas'] = []): Member => ({ ...MEMBER, roles, areas });
async function open(path: string, profile: Answers['member.my']): Promise<void> {
  answer(set, { 'member.my': profile, [ADDRESSES]: [] });
  visit({ path: '/pages/tea/index' }, { path });
  view = await render(set.wrap(<Clients />));
  await pass(0);
}

beforeEach(() => {
  fakeTimers();
  set = stage();
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' });
  // As after a launch: the token is known, who it belongs to is not.
  set.core.root.session.accept({ token: 'T' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['/client/pages/client', member(['member', 'staff'], ['client'])],
  ['/dingding/pages/message', member(['member', 'staff'])],
  ['/income/pages/list', member(['member', 'team'])],
])('%s opens for those it is for', async (path, profile) => {
  await open(path, profile);
  expect(view.hasText('客户名册')).toBe(true);
  expect(view.hasText('新建客户')).toBe(true);
});

it.each([
  ['/client/pages/client', member(['member', 'staff'], ['stock'])],
  ['/dingding/pages/message', member(['member'])],
  ['/income/pages/list', member(['member', 'wholesaler'])],
])('%s tells others 暂无权限 and asks for nothing', async (path, profile) => {
  await open(path, profile);
  expect(view.byRole('alert').textContent).toContain('暂无权限');
  expect([view.hasText('客户名册'), view.hasText('新建客户')]).toEqual([false, false]);
  expect(sent(set, ADDRESSES)).toEqual([]);
  const main = view.byRole('main');
  const inMain = (name: string) => view.allByRole('button', name).find((button) => main.contains(button))!;
  await view.tap(inMain('返回'));
  expect(Taro.navigateBack).toHaveBeenCalledTimes(1);
  await view.tap(inMain('首页'));
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/tea/index' });
});

it('a page with a gate of its own is drawn: it says how one becomes a partner', async () => {
  await open('/shop/pages/category_channel', member(['member']));
  expect(view.hasText('客户名册')).toBe(true);
});

it('a profile that does not come can be asked for again', async () => {
  let online = false;
  await open('/client/pages/client', () => (online ? member(['staff'], ['client']) : OFFLINE));
  expect(view.hasText('网断了')).toBe(true);
  online = true;
  await view.tap(view.byRole('button', '重新加载'));
  await pass(0);
  expect(view.hasText('客户名册')).toBe(true);
});

it('the server’s own 403 reads the same', async () => {
  await open('/client/pages/client', member(['staff'], ['client']));
  await view.unmount();
  answer(set, { [ADDRESSES]: new Refusal(403, '暂无权限') });
  view = await render(set.wrap(<Clients />));
  await pass(0);
  expect(view.byRole('alert').textContent).toContain('暂无权限');
});
