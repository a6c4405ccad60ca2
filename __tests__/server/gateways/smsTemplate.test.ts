/** Text messages by templates: what fits into a variable, and when a provider's package is loaded. */
import fs from 'node:fs';
import path from 'node:path';
import { createGateways } from '../../../server/gateways';
import { createTemplateSms, variableOf, type SmsProvider } from '../../../server/gateways/smsTemplate';
import { readConfig } from '../../../server/config';

const message = { mobile: '13811112222', code: '402817', scene: 'login', channel: 'sms' } as const;

test.each([
  ['提现 ¥100.00 已到银行卡（尾号 0001）。', '提现 100.00元 已到银行卡（尾号 0001）。'],
  ['【叶间】到了🍵★，见 https://a.example.com/x?y=1。', '叶间到了，见 。'],
  ['www.example.com/a 与 shop.example.cn', '与'],
  ['Chrome 84.0.4147.89 刚刚登录', 'Chrome 刚刚登录'],
  ['重 1.5 千克，12:30-13:00', '重 1.5 千克，12:30-13:00'],
  ['🍵🍵', '见站内消息'],
  ['', '见站内消息'],
])('%s becomes %s', (text, fit) => {
  expect(variableOf(text, 35)).toBe(fit);
});

test('a text is cut by signs', () => {
  expect(variableOf('新设备登录', 6)).toBe('新设备登录');
  expect(variableOf('一二三四五六', 6)).toBe('一二三四五六');
  expect(variableOf('一二三四五六七', 6)).toBe('一二三四五…');
  expect(Array.from(variableOf('𠮷'.repeat(50), 35))).toHaveLength(35);
});

test.each(['提现已到账', '提现未通过', '提现失败', '提现已退回', '请确认收款', '新设备登录', '活动已取消'])(
  'the title %s of what goes out as a text message is not cut',
  (title) => {
    expect(variableOf(title, 6)).toBe(title);
  },
);

describe('a provider’s package', () => {
  const PACKAGES = /^(?:@alicloud\/|tencentcloud-sdk-)/;
  const provider = (open: SmsProvider['open']): SmsProvider => ({
    name: 'X',
    open,
    notice: (title) => ({ title }),
    words: { sent: 'OK', tooOften: /^T$/, unreachable: /^U$/, lost: /^L$/ },
  });

  test('is named in one file each, and loaded by import() there', () => {
    const named: string[] = [];
    for (const entry of fs.readdirSync('server', { withFileTypes: true, recursive: true })) {
      if (!entry.name.endsWith('.ts')) continue;
      const source = fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      for (const [, before = '', from = ''] of source.matchAll(/(await import\(|from |require\()'([^'.][^']*)'/g))
        if (PACKAGES.test(from)) named.push(`${entry.name}: ${before}${from}`);
    }
    expect(named.sort()).toEqual([
      'smsAliyun.ts: await import(@alicloud/dysmsapi20170525',
      'smsTencent.ts: await import(tencentcloud-sdk-nodejs-sms',
    ]);
  });

  test('is opened with the first message, once', async () => {
    let opened = 0;
    const sms = createTemplateSms(
      provider(async () => {
        opened += 1;
        return async () => 'OK';
      }),
      { code: '1' },
    );
    expect(opened).toBe(0);
    expect(await Promise.all([sms.send(message), sms.send(message)])).toEqual(['sent', 'sent']);
    expect(opened).toBe(1);
  });

  test('that cannot be loaded is tried again with the next one', async () => {
    let there = false;
    const sms = createTemplateSms(
      provider(async () => {
        if (!there) throw new Error('not installed');
        return async () => 'OK';
      }),
      { code: '1', notice: '2' },
    );
    const news = { no: '1', mobile: message.mobile, title: '到账', text: '¥1', scene: 'notice' } as const;
    await expect(sms.send(message)).rejects.toThrow('the package of X cannot be loaded');
    await expect(sms.tell(news)).rejects.toThrow('the package of X cannot be loaded');
    there = true;
    expect(await sms.tell(news)).toBe('sent');
  });
});

test('the variables choose who sends', () => {
  const of = (more: object) => createGateways({ ...readConfig({}), ...more }).sms;
  const templates = { code: '1', notice: '2' };
  expect(of({})).toMatchObject({ sandbox: true, voice: true, keyed: true });
  expect(of({ smsRelay: { url: 'https://sms.example.com', key: 'k' } })).toMatchObject({ sandbox: false, voice: true });
  const aliyunSms = { keyId: 'a', keySecret: 'b', sign: 'c', templates };
  expect(of({ aliyunSms })).toMatchObject({ sandbox: false, voice: false });
  const tencentSms = { secretId: 'a', secretKey: 'b', appId: '1', sign: 'c', templates };
  expect(of({ tencentSms })).toMatchObject({ sandbox: false, voice: false });
});
