/** /member/pages/password: who proves himself how, what is sent, and where a refusal is told. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { Member } from '@/contract';
import Password from '@/member/pages/password';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER } from '../contract/fixtures';

const bench = pageBench();
const { type } = bench;
const NEW = 'Longjing2026';

const open = async (part: Partial<Member> = {}, answers: Answers = {}) => {
  const member = { ...MEMBER, mobile: '138****0001', hasPassword: true, ...part };
  answer(bench.set, {
    'site.smsCode': { ttl: 300 },
    'member.resetPw': { ok: true },
    'member.my': member,
    ...answers,
  });
  bench.login(member);
  await bench.open('/member/pages/password', Password);
};
const sentPasswords = () => sent(bench.set, 'member.resetPw').map(fields);
/** Not a double tap: buttons refuse those for 1.5 s. */
const press = async (name: string) => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(0);
};
const typeNew = async (again = NEW) => {
  await type('新密码', NEW);
  await type('再输一遍', again);
};

it('by the old password: both must be there, the new one twice the same', async () => {
  await open();
  await press('保存');
  expect(bench.view.hasText('填原密码')).toBe(true);
  await type('原密码', 'Yejian2026');
  await typeNew('Longjing2025');
  await press('保存');
  expect(bench.view.hasText('两次不一样，再输一遍')).toBe(true);
  expect(sentPasswords()).toEqual([]);
  await type('再输一遍', NEW);
  await press('保存');
  expect(sentPasswords()).toEqual([
    expect.objectContaining({ kind: 'login', oldPassword: 'Yejian2026', password: NEW }),
  ]);
  expect(sentPasswords()[0]).not.toHaveProperty('code');
  expect(bench.toast()).toBe('登录密码已更新，其他设备已退出');
  bench.set.clock.advance(1500);
  await pass(0);
  expect(bench.left()).toBe(true);
});

it('by a text message to the own number', async () => {
  await open();
  await press('短信验证码');
  await press('获取验证码');
  expect(sent(bench.set, 'site.smsCode').map(fields)).toEqual([
    expect.objectContaining({ mobile: '138****0001', scene: 'password' }),
  ]);
  await type('验证码', '888888');
  await typeNew();
  await press('保存');
  expect(sentPasswords()).toEqual([expect.objectContaining({ code: '888888', password: NEW })]);
  expect(sentPasswords()[0]).not.toHaveProperty('oldPassword');
});

it('an account without a password has no old one to ask for', async () => {
  await open({ hasPassword: false });
  expect(bench.view.hasText('原密码')).toBe(false);
  await type('验证码', '888888');
  await typeNew();
  await press('保存');
  expect(bench.toast()).toBe('登录密码已设置');
});

it.each([
  ['a wrong old password', new Refusal(422, '再想想', undefined, { field: 'oldPassword' }), '原密码'],
  ['a refusal of no field', new Refusal(422, '再想想'), '原密码'],
  ['the password it already is', new Refusal(422, '再想想', undefined, { field: 'password' }), '新密码'],
])('%s is said under its field, and what was typed stays', async (_name, refusal, label) => {
  await open({}, { 'member.resetPw': refusal });
  await type('原密码', 'Yejian2026');
  await typeNew();
  await press('保存');
  expect(bench.view.byLabel(label).getAttribute('aria-invalid')).toBe('true');
  expect(bench.view.byRole('alert').textContent).toContain(refusal.message);
  expect((bench.view.byLabel('新密码') as HTMLInputElement).value).toBe(NEW);
});

it('after five wrong ones only a text message helps', async () => {
  await open({}, { 'member.resetPw': new Refusal(423, '请改用短信', undefined, { field: 'oldPassword' }) });
  await type('原密码', 'wrong2026');
  await typeNew();
  await press('保存');
  expect(bench.view.hasText('请改用短信')).toBe(true);
  expect(bench.view.byLabel('验证码').getAttribute('aria-invalid')).toBe('true');
});
