/** /outbound/pages/tvLogin: a board is chosen, the screen goes on, is changed and logged out; a colleague sees who it was. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { AppTicket, Board, Member } from '@/contract';
import TvLogin from '@/outbound/pages/tvLogin';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { EMPLOYEE, MEMBER, NOW } from '../contract/fixtures';

const bench = pageBench();
const CODE = 'abcdefghijklmnopqrstuv';
const STAFF: Member = { ...MEMBER, roles: ['member', 'staff'], employee: { ...EMPLOYEE, name: '钱多多' } };
const ticket = (part: Partial<AppTicket> = {}): AppTicket => ({
  ticket: CODE,
  kind: 'tv',
  device: '吧台屏',
  place: '杭州 武林路 9 号',
  ip: '203.0.113.*',
  status: 'scanned',
  createdAt: NOW,
  expiresAt: NOW + 120_000,
  store: { id: '2', name: '武林馆' },
  boards: [
    { value: 'menu', label: '菜单屏', note: '本店在售的茶与价格' },
    { value: 'report', label: '报表屏', note: '需要报表权限', disabled: true },
    { value: 'queue', label: '取茶屏', note: '自提单叫号' },
  ],
  by: '钱多多',
  own: true,
  ...part,
});
const open = async (part: Partial<AppTicket> = {}, answers: Answers = {}, member = STAFF) => {
  answer(bench.set, {
    'member.my': member,
    'tv.dingAuth': ticket(part),
    'tv.dingAuthConfirm': (request) => {
      const { action, board } = fields(request);
      return action === 'confirm'
        ? ticket({ status: 'confirmed', board: board as Board })
        : ticket({ status: 'cancelled' });
    },
    ...answers,
  });
  bench.login(member);
  await bench.open('/outbound/pages/tvLogin', TvLogin, { ticket: CODE });
};
const press = async (name: string | RegExp, role: 'button' | 'radio' | 'tab' = 'button') => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(300);
};
const decisions = () => sent(bench.set, 'tv.dingAuthConfirm').map(fields);

it('shows screen, store and what it may show; the chosen board goes on', async () => {
  await open();
  for (const words of ['吧台屏', '武林馆', '杭州 武林路 9 号', '需要报表权限', '大屏上显示'])
    expect(bench.view.hasText(words)).toBe(true);
  expect(bench.view.byRole('radio', /菜单屏/).getAttribute('aria-checked')).toBe('true');
  expect(bench.view.byRole('radio', /报表屏/).getAttribute('aria-disabled')).toBe('true');
  await press(/取茶屏/, 'radio');
  await press('确认登录');
  expect(decisions()).toMatchObject([{ ticket: CODE, action: 'confirm', board: 'queue' }]);
  expect(bench.view.hasText('武林馆 吧台屏 正在显示取茶屏')).toBe(true);
});

it('logged out after a question', async () => {
  await open({ status: 'confirmed', board: 'menu' });
  await press('退出该大屏');
  const dialog = bench.view.byRole('alertdialog', /退出这块大屏/);
  bench.set.clock.advance(1600);
  await bench.view.tap(
    [...dialog.querySelectorAll<HTMLElement>('[role=button]')].find((one) => one.textContent === '退出')!,
  );
  await pass(300);
  expect(decisions()).toMatchObject([{ action: 'logout' }]);
  expect(bench.view.hasText('大屏没有登录')).toBe(true);
});

it('a colleague sees who confirmed it, and nothing to press', async () => {
  await open({ status: 'confirmed', board: 'menu', by: '王岚', own: false });
  expect(bench.view.hasText('已由 王岚 确认')).toBe(true);
  expect(bench.view.hasText('退出该大屏')).toBe(false);
});

it('a manager may end the screen of a colleague', async () => {
  await open({ status: 'confirmed', board: 'menu', by: '王岚', own: false }, {}, { ...STAFF, isManager: true });
  expect(bench.view.hasText('退出该大屏')).toBe(true);
  expect(bench.view.hasText('换一块看板')).toBe(false);
});

it('too late, refused, or not of the staff', async () => {
  await open({ status: 'expired' });
  expect(bench.view.hasText('请刷新大屏，再扫一次')).toBe(true);
  await open({}, { 'tv.dingAuth': new Refusal(422, '这块大屏在其他门店，需要主管登录') });
  expect(bench.view.hasText('这块大屏在其他门店，需要主管登录')).toBe(true);
  await open({}, {}, MEMBER);
  expect(bench.view.hasText('暂无权限')).toBe(true);
});
