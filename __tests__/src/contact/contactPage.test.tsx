/** Reaching a human: the number and its hours, the own advisor, the code of the group, stores, questions, a message. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import ContactPage from '@/contact/pages/ContactUs';
import { platform, PlatformError } from '@/core/platform';
import { drawQrCard, QR_CARD } from '@/domain/poster/draw';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { businessCard, NOW, STORE, OPINION, site, EMPLOYEE } from '../contract/fixtures';

const SITE = site({ contact_img: '/images/contact.webp' });
const ONE = {
  advisor: {
    ...EMPLOYEE,
    mobile: '13900000002',
  },
  groupQr: 'https://yejian.example.com/group/1',
  hours: '09:00-21:00',
  online: true,
};
const FAQ = {
  code: 'FAQ',
  title: '常见问题',
  version: '1',
  updatedAt: NOW,
  html: '<h2>运费怎么算</h2><p>满 99 元包邮</p><h2>怎么退货</h2><p>七天之内</p>',
  blocks: [],
};
const ANSWERS = {
  'site.config': SITE,
  'pages.view': FAQ,
  'tea.contactUsOne': ONE,
  'tea.contactUs': {
    stores: [
      { ...STORE, id: '3', name: '西湖总店', tel: '0571-8600', distance: 860 },
      { ...STORE, id: '4', name: '武林馆', tel: '0571-8700', distance: 3200, open: false },
    ],
    service: [{ key: 'bulk', label: '批发', value: '0571-8800 转 2' }],
  },
};
/** 11:00 and 22:30 in Shanghai on the day of NOW. */
const DAY_START = NOW - ((NOW + 8 * 3_600_000) % 86_400_000);
const MORNING = DAY_START + 11 * 3_600_000;
const NIGHT = DAY_START + 22.5 * 3_600_000;

const bench = pageBench();
const { press, see } = bench;

async function open(at = MORNING, params: Record<string, string> = {}, more: Answers = {}): Promise<void> {
  answer(bench.set, { ...ANSWERS, ...more });
  bench.set.clock.advance(at - bench.set.clock.now());
  await bench.open('/contact/pages/ContactUs', ContactPage, params);
}

beforeEach(() => {
  jest.spyOn(platform.phone, 'dial').mockResolvedValue(undefined);
  jest.spyOn(platform.clipboard, 'copy').mockResolvedValue(undefined);
});

it('by day somebody answers, at night a message is answered the next day', async () => {
  await open();
  see('400-820-0119', '在线', '服务时间 09:00-21:00');
  expect(bench.view.hasText('留言次日回复')).toBe(false);
  await press('拨打电话');
  expect(platform.phone.dial).toHaveBeenCalledWith('400-820-0119');
  await bench.view.unmount();
  await open(NIGHT);
  see('休息', '服务时间 09:00-21:00，留言次日回复');
});

it('a visitor has the number and the questions; the advisor asks for a login', async () => {
  await open();
  see('登录后可以看到专属顾问的电话与微信', '常见问题', '运费怎么算');
  expect(bench.view.hasText('李牧之')).toBe(false);
  expect(bench.view.hasText('门店电话')).toBe(false);
  expect([sent(bench.set, 'tea.contactUsOne'), sent(bench.set, 'tea.contactUs')]).toEqual([[], []]);
  await press('登录查看');
  expect(bench.toast()).toBe('请登录后再操作');
  await bench.view.tap(bench.view.byRole('link', /^意见反馈/));
  expect(bench.lastUrl()).toBe('/site/pages/feedback?from=contact');
});

it('a member calls and adds the own advisor, and the store of the link stands first', async () => {
  bench.login();
  await open(MORNING, { storeId: '4' });
  see('李牧之', '茶顾问 · 工号 E1002', '批发');
  await press('电话');
  expect(platform.phone.dial).toHaveBeenCalledWith('13900000002');
  await bench.view.tap(bench.view.byRole('link', /^李牧之/));
  expect(bench.lastUrl()).toBe('/vip/pages/businessCard?employeeNo=E1002');
  const stores = bench.view
    .allByRole('button', /^拨打.+馆|^拨打.+店/)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(stores[0]).toContain('武林馆');
  see('休息中 · 09:30-22:30 · 3.2 公里', '营业中 · 09:30-22:30 · 860 米');
});

it('the messenger of the advisor is what the card says: a code, or none yet', async () => {
  bench.login();
  let wechatQr = '';
  await open(MORNING, {}, { 'businessCard.index': () => businessCard({ wechatQr }) });
  await press('加微信');
  await pass(0);
  expect(bench.toast()).toBe('还没有放微信二维码，先打电话吧');
  expect(sent(bench.set, 'businessCard.index')[0]?.url).toContain('employeeNo=E1002');
  wechatQr = '/images/qr.webp';
  bench.set.clock.advance(1600);
  await press('加微信');
  await pass(400);
  see('加李牧之的微信', '长按识别，或存下来用微信扫一扫');
});

it('without an advisor the rest still stands', async () => {
  bench.login();
  await open(MORNING, {}, { 'tea.contactUsOne': { ...ONE, advisor: undefined } });
  see('加入茶友群', '门店电话');
  expect(bench.view.hasText('工号')).toBe(false);
});

it('questions are found by a word and opened', async () => {
  await open();
  await bench.view.input(bench.view.byLabel('搜一搜，例如 运费'), '退货');
  expect(bench.view.hasText('运费怎么算')).toBe(false);
  expect(bench.view.hasText('七天之内')).toBe(false);
  await press('怎么退货');
  see('七天之内');
  await bench.view.input(bench.view.byLabel('搜一搜，例如 运费'), '月亮');
  see('没有找到相关问题');
});

describe('the code of the group', () => {
  const open1 = async () => {
    bench.login();
    await open();
    await press('保存，茶友群二维码');
    await pass(300);
  };

  it('is drawn, shown and saved', async () => {
    jest.spyOn(platform.canvas, 'paint').mockResolvedValue('data:image/png;base64,QR');
    const save = jest.spyOn(platform.save, 'image').mockResolvedValue(undefined);
    await open1();
    see('长按图片也可以保存或发送给朋友');
    await press('保存图片');
    await pass(0);
    expect(save).toHaveBeenCalledWith('data:image/png;base64,QR');
    expect(bench.toast()).toBe('已保存');
  });

  it('the album was refused once: the settings bring it back, and it is saved then', async () => {
    jest.spyOn(platform.canvas, 'paint').mockResolvedValue('wxfile://qr.png');
    const save = jest
      .spyOn(platform.save, 'image')
      .mockRejectedValueOnce(new PlatformError('denied', '没有权限'))
      .mockResolvedValue(undefined);
    jest.replaceProperty(platform.permission, 'available', true);
    const recover = jest.spyOn(platform.permission, 'recover').mockResolvedValue(true);
    await open1();
    await press('保存图片');
    await pass(0);
    see('请在设置中允许保存到相册，再回来保存二维码。');
    await press('去设置');
    await pass(0);
    expect(recover.mock.calls).toEqual([['album']]);
    expect(save).toHaveBeenCalledTimes(2);
    expect(bench.toast()).toBe('已保存');
  });

  it('could not be drawn: said, and drawn again', async () => {
    const paint = jest.spyOn(platform.canvas, 'paint').mockRejectedValueOnce(new Error('no canvas'));
    paint.mockResolvedValue('data:image/png;base64,QR');
    await open1();
    see('二维码没有画好，请重试');
    await press('重新生成');
    await pass(0);
    expect(bench.view.byRole('button', '保存图片').getAttribute('aria-disabled')).not.toBe('true');
  });

  it('the picture has its name, what it is for, and a code with room around it', () => {
    const texts: string[] = [];
    const dark: [number, number, number, number][] = [];
    const pen = {
      fillStyle: '',
      measureText: (text: string) => ({ width: text.length * 10 }),
      fillText: (text: string) => void texts.push(text),
      fillRect(this: { fillStyle: string }, ...box: [number, number, number, number]) {
        if (this.fillStyle === '#211f1b') dark.push(box);
      },
    };
    drawQrCard({ pen: pen as never }, { title: '加入茶友群', text: ONE.groupQr, note: '扫一扫' });
    expect(texts).toEqual(['加入茶友群', '扫一扫', '叶间']);
    const left = Math.min(...dark.map(([x]) => x));
    const right = Math.max(...dark.map(([x, , w]) => x + w));
    // Four modules of quiet on the white square, and in the middle of the sheet.
    const module = dark[0]?.[2] ?? 0;
    expect(left - (QR_CARD.width / 2 - 130)).toBeGreaterThanOrEqual(4 * module - 16);
    expect(Math.abs(left + right - QR_CARD.width)).toBeLessThan(2);
  });
});

describe('a message', () => {
  const TEXT = '想问问今年的龙井新茶';
  it('of a visitor needs words and a way to answer', async () => {
    await open(MORNING, {}, { 'shop.opinion': OPINION });
    await press('留言');
    await press('提交');
    see('再写 10 个字，说得具体些我们才好处理', '留一个手机号或邮箱，我们好回复你');
    // A second press counts only after a moment.
    bench.set.clock.advance(1500);
    await bench.view.input(bench.view.byLabel('想说的话'), '有新茶吗');
    await bench.view.input(bench.view.byLabel('联系方式'), 'wxid_abc');
    await press('提交');
    see('再写 6 个字，说得具体些我们才好处理', '留一个手机号或邮箱，我们好回复你');
    expect(sent(bench.set, 'shop.opinion')).toEqual([]);
    await bench.view.input(bench.view.byLabel('想说的话'), TEXT);
    await bench.view.input(bench.view.byLabel('联系方式'), '13800000001');
    bench.set.clock.advance(1500);
    await press('提交');
    await pass(0);
    expect(fields(sent(bench.set, 'shop.opinion')[0])).toMatchObject({
      kind: 'service',
      content: TEXT,
      contact: '13800000001',
    });
    expect(bench.toast()).toBe('已收到，次日回复你');
  });

  it('that was refused stays as it was typed', async () => {
    bench.login();
    await open(MORNING, {}, { 'shop.opinion': new Refusal(422, '内容含敏感词') });
    await press('留言');
    await bench.view.input(bench.view.byLabel('想说的话'), TEXT);
    // A member is known.
    expect(bench.view.hasText('联系方式')).toBe(false);
    await press('提交');
    await pass(0);
    expect(bench.toast()).toBe('内容含敏感词');
    expect((bench.view.byLabel('想说的话') as HTMLTextAreaElement).value).toBe(TEXT);
  });
});
