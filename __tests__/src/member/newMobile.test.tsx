/** 更换手机号 in 设置: two ways to prove the owner, what is sent, and where a refusal is told. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import Setting from '@/member/pages/setting';
import { envelope } from '../core/support';
import { MEMBER as BRIEF } from '../ui/fixtures';

const bench = pageBench();
const MEMBER = { ...BRIEF, no: 'M80472', avatar: '', mobile: '138****0001', hasPassword: true, hasPayPassword: true };
const NEW = '13712340001';
/** How member.save answers. */
let saved: () => ReturnType<typeof envelope>;

beforeEach(() => {
  saved = () => envelope({ ...MEMBER, mobile: '137****0001' });
  bench.set.transport.send.mockImplementation(async ({ url }) => {
    if (url.includes('sms-code')) return envelope({ ttl: 300 });
    if (url.includes('carrier-sms/verify')) return envelope({ verifyToken: 'proof-of-the-old-number' });
    if (url.includes('member/save')) return saved();
    if (url.includes('member/my')) return envelope(MEMBER);
    return envelope({ agreements: [], version: '2.0.0' });
  });
});

const open = async (part: object = {}) => {
  bench.login({ ...MEMBER, ...part });
  await bench.open('/member/pages/setting', Setting);
  await bench.view.tap(bench.view.byRole('button', /手机号/));
  await pass(300);
};
const sent = (part: string) =>
  bench.set.transport.send.mock.calls.filter(([{ url }]) => url.includes(part)).map(([{ body }]) => String(body));
const fields = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body));
/** Not a double tap: the buttons refuse those for 1.5 s. */
const press = async (name: string) => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(0);
};
const type = (label: string, text: string) => bench.view.input(bench.view.byLabel(label), text);

it('asks for the code of the old number before the new one, and sends the token it was exchanged for', async () => {
  await open();
  await press('获取验证码');
  expect(sent('sms-code')).toEqual([expect.stringMatching(/mobile=138(\*|%2A){4}0001&scene=bind/)]);
  await type('验证码', '88');
  await press('下一步');
  expect(bench.view.hasText('还差 4 位')).toBe(true);
  await type('验证码', '888888');
  await press('下一步');
  await type('新手机号', '1371234');
  await press('获取验证码');
  expect(sent('sms-code')).toHaveLength(1);
  await type('新手机号', NEW);
  await press('获取验证码');
  await type('验证码', '888888');
  await press('换成这个手机号');
  expect(sent('member/save')).toHaveLength(1);
  expect(fields(sent('member/save')[0])).toEqual({
    mobile: NEW,
    code: '888888',
    oldCode: 'proof-of-the-old-number',
    requestId: expect.any(String) as string,
  });
  expect(bench.toast()).toBe('手机号已换成 137****0001');
  expect(bench.set.core.root.session.member?.mobile).toBe('137****0001');
  await pass(400);
  expect(bench.view.hasText('验证身份')).toBe(false);
});

it('takes the login password instead; a wrong one is told beside it, with the new number still there', async () => {
  await open();
  await bench.view.tap(bench.view.byRole('button', '登录密码'));
  await press('下一步');
  expect(bench.view.hasText('请填登录密码')).toBe(true);
  await type('登录密码', 'Wrong2026');
  await press('下一步');
  await type('新手机号', NEW);
  await type('验证码', '888888');
  saved = () => envelope(undefined, 422, '登录密码错误');
  await press('换成这个手机号');
  expect(bench.view.hasText('登录密码错误')).toBe(true);
  saved = () => envelope({ ...MEMBER, mobile: '137****0001' });
  await type('登录密码', 'Yejian2026');
  await press('下一步');
  await press('换成这个手机号');
  expect(fields(sent('member/save').at(-1))).toMatchObject({ mobile: NEW, code: '888888', password: 'Yejian2026' });
  expect(bench.toast()).toBe('手机号已换成 137****0001');
});

it('names a number that is taken under the number, a wrong code under the code', async () => {
  await open();
  await type('验证码', '888888');
  await press('下一步');
  await type('新手机号', NEW);
  await type('验证码', '888888');
  const under = (label: string) => {
    const hint = bench.view.byLabel(label).getAttribute('aria-describedby');
    return hint && document.getElementById(hint)?.textContent;
  };
  saved = () => envelope(undefined, 422, '该手机号已被其他账号使用');
  await press('换成这个手机号');
  expect(under('新手机号')).toBe('该手机号已被其他账号使用');
  saved = () => envelope(undefined, 422, '验证码错误');
  await press('换成这个手机号');
  expect(under('验证码')).toBe('验证码错误');
  saved = () => envelope(undefined, 422, '原手机号的验证码错误或已过期，请重新验证');
  await press('换成这个手机号');
  expect(bench.view.hasText('验证身份')).toBe(true);
  expect(under('验证码')).toContain('原手机号');
});

it('offers only the old number to an account without a password', async () => {
  await open({ hasPassword: false });
  expect(bench.view.hasText('原手机号已停用，请联系客服')).toBe(true);
  expect(() => bench.view.byRole('button', '原手机号验证码')).toThrow();
});
