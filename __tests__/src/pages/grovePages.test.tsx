/** The tea gardens: what stands on the terraces, one tree and its adoption, what it brings. */
import type { TeaTree } from '@/contract';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { areaAround, nearest, partsIn, zoomOf } from '@/pages/tea/garden/map';
import { asked, mapSource } from '@/pages/tea/garden/filter';
import { nameFault } from '@/pages/tea/garden/nameRule';
import { courseOf } from '@/pages/tea/garden/course';
import { linesOf } from '@/pages/tea/garden/Certificate';
import { certificateText } from '@/pages/tea/garden/certificateText';
import { dayText } from '@/pages/tea/garden/own/days';
import GardenPage from '@/pages/tea/szcy';
import FieldPage from '@/pages/tea/rycs';
import AdoptPage from '@/pages/tea/wyry';
import OwnTreesPage from '@/pages/tea/wryd';
import HarvestPage from '@/pages/tea/rycg';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW, pageOf } from '../contract/fixtures';
import {
  adoption,
  DAY,
  detailAnswer,
  fieldAnswer,
  fieldsAnswer,
  harvest,
  teaField,
  teaTree,
  treeAnswer,
} from './groves';

const bench = pageBench();
/** What is asked first, answered with yes. */
const sayYes = async () => {
  const { feedback } = bench.set.core.root;
  feedback.answer(feedback.confirms[0]?.id ?? 0, true);
  await pass(0);
};
const tap = async (role: string, name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(400);
};
const has = (...texts: string[]) => {
  for (const text of texts) expect([text, bench.view.hasText(text)]).toEqual([text, true]);
};

describe('the map', () => {
  const grid = Array.from({ length: 2000 }, (_, i) =>
    teaTree({ id: String(i), x: (i % 50) * 20 + 10, y: Math.floor(i / 50) * 25 + 12 }),
  );
  test('a press brings so much nearer that a window holds some hundred trees', () => {
    expect([60, 480, 1200, 2000].map(zoomOf)).toEqual([2, 3, 4, 5]);
    expect(areaAround({ x: 0, y: 1000 }, 4)).toEqual({ left: 0, top: 750, right: 250, bottom: 1000 });
    const area = areaAround({ x: 500, y: 500 }, zoomOf(grid.length));
    // Between the columns two parts are seen, in the middle of one that one alone.
    expect(partsIn({ left: 250, top: 0, right: 500, bottom: 250 }, 4)).toEqual([{ col: 1, row: 0 }]);
    expect(partsIn(area, 4)).toHaveLength(4);
    expect(partsIn({ left: 800, top: 800, right: 1000, bottom: 1000 }, 5)).toEqual([{ col: 4, row: 4 }]);
  });
  test('a finger means the nearest dot, and none where none is near', () => {
    expect(nearest(grid, { x: 511, y: 514 }, 5)?.id).toBe(String(20 * 50 + 25));
    expect(nearest([teaTree({ x: 100, y: 100 })], { x: 500, y: 500 }, 5)).toBeUndefined();
  });
  test('a filter is asked of the server and of the drawing', () => {
    expect(asked({ age: 'middle', variety: '水仙', free: true })).toEqual({
      ageMin: 30,
      ageMax: 100,
      variety: '水仙',
      free: true,
    });
    expect(asked({})).toEqual({});
    expect(mapSource('/images/fieldmap/1-a.webp', { age: 'old', free: true })).toBe(
      '/images/fieldmap/1-a.webp?age=old&free=1',
    );
  });
});

describe('words', () => {
  test('a plaque has two to twelve characters', () => {
    expect(nameFault('知夏的茶')).toBeUndefined();
    expect([nameFault(' '), nameFault('茶'), nameFault('一二三四五六七八九十一二三')]).toEqual([
      '给它起个名字',
      '铭牌请写 2 到 12 个字',
      '铭牌请写 2 到 12 个字',
    ]);
  });
  test('how far an adoption is', () => {
    const term = { startAt: NOW - 213 * DAY, endAt: NOW + 152 * DAY };
    expect(dayText(term, NOW)).toBe('第 214 天 / 365');
    expect(dayText(term, NOW + 900 * DAY)).toBe('第 365 天 / 365');
  });
  test('its course is told from the end, and its certificate in sentences', () => {
    expect(courseOf(detailAnswer()).map(({ title }) => title)).toEqual([
      '2026 春茶制成红茶',
      '2026 春茶采摘',
      '认养成功，铭牌挂上',
    ]);
    expect(linesOf(certificateText(detailAnswer())).slice(0, 3)).toEqual([
      '林知夏 认养武夷山岩韵园',
      'WY-03-18 号水仙茶树，为期一年，',
      '铭牌「夏至」，',
    ]);
  });
});

describe('数字茶园', () => {
  const open = async (answers: Answers, params = {}) => {
    answer(bench.set, answers);
    await bench.open('/pages/tea/szcy', GardenPage, params);
    await pass(0);
  };
  it('sums up, shows each field with its air, and says when readings are late', async () => {
    await open({ 'tea.fields': fieldsAnswer() });
    has(
      '4,480',
      '棵茶树',
      '棵已有主',
      'kg 收成',
      '武夷山岩韵园',
      '海拔 480 m　86 亩　水仙',
      '24.0°C',
      '可认养 38/1,200',
      '直播',
    );
    expect(bench.view.hasText('数据延迟')).toBe(false);
    await open({
      'tea.fields': fieldsAnswer({ page: pageOf([teaField({ readAt: NOW - 31 * 60_000, treesFree: 0 })]) }),
    });
    has('数据延迟', '本季已满，可预约下季');
  });
  it('asks a visitor to log in before the own trees and before the next season is booked', async () => {
    await open({ 'tea.fields': fieldsAnswer({ page: pageOf([teaField({ treesFree: 0 })]) }) });
    await tap('link', /^我的认养/);
    expect(bench.lastUrl()).not.toMatch('/pages/tea/wryd');
    await tap('button', '预约下季');
    expect(sent(bench.set, 'wechat.remind')).toEqual([]);
  });
  it('tells a member what waits to be claimed, and books the next season', async () => {
    bench.login(MEMBER);
    await open({
      'tea.fields': fieldsAnswer({ claimable: 1, page: pageOf([teaField({ treesFree: 0 })]) }),
      'wechat.remind': { kind: 'harvest', targetId: '7101', title: '武夷山岩韵园', on: true },
    });
    has('1 份收成制好了，等你领');
    await tap('button', '预约下季');
    expect(fields(sent(bench.set, 'wechat.remind')[0])).toMatchObject({ kind: 'harvest', targetId: '7101' });
  });
  it('says that a region is still being built, and shows the others', async () => {
    await open({ 'tea.fields': fieldsAnswer({ page: pageOf<never>([]) }) }, { region: '安溪' });
    has('该产区茶园建设中');
    await tap('button', '看全部');
    expect(sent(bench.set, 'tea.fields').at(-1)!.url).not.toMatch('region');
  });
});

describe('认养茶树', () => {
  const open = async (params: Record<string, string>, answers: Answers = {}) => {
    answer(bench.set, {
      'tea.fieldView': fieldAnswer(),
      'tea.treeView': treeAnswer(),
      'tea.fieldTrees': pageOf([
        teaTree(),
        teaTree({ id: '72012', code: 'WY-03-20', state: 'adopted', plaque: '半日' }),
      ]),
      ...answers,
    });
    await bench.open('/pages/tea/rycs', FieldPage, params);
    await pass(0);
  };
  it('asks for no tree before somebody looks closer, then for those of the window', async () => {
    await open({ fieldId: '7101' });
    has('挑一棵树', '余 38 / 1,200 棵', '七天的山气', '割草', '2026 春');
    expect(sent(bench.set, 'tea.fieldTrees')).toEqual([]);
    await tap('button', '放大');
    expect(sent(bench.set, 'tea.fieldTrees')[0]!.url).toMatch(/left=360&top=360&right=640&bottom=640/);
    await tap('button', '看全图');
    await tap('checkbox', '只看可认养');
    expect(sent(bench.set, 'tea.fieldTrees')).toHaveLength(1);
  });
  it('shows the parts of the window close up, and a press on them opens the tree that is nearest', async () => {
    await open({ fieldId: '7101' });
    const parts = () => [...bench.view.container.querySelectorAll('img')].filter(({ src }) => src.includes('part='));
    expect(parts()).toEqual([]);
    await tap('button', '放大');
    expect(parts().map(({ src }) => /part=(\S+?)(&|$)/.exec(src)?.[1])).toEqual(['4-1-1', '4-2-1', '4-1-2', '4-2-2']);
  });
  it('opens a tree that was pressed before those of its window were known', async () => {
    let come: (trees: ReturnType<typeof pageOf<TeaTree>>) => void = () => undefined;
    const trees = new Promise<ReturnType<typeof pageOf<TeaTree>>>((resolve) => {
      come = resolve;
    });
    await open({ fieldId: '7101' }, { 'tea.fieldTrees': () => trees });
    await tap('button', '放大');
    const drawing = bench.view.byRole('button', /^茶树图/);
    // Nothing has a size here.
    for (const side of ['scrollWidth', 'scrollHeight'])
      Object.defineProperty(drawing.parentElement, side, { value: 1000 });
    drawing.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 502, clientY: 498 }));
    await pass(0);
    expect(sent(bench.set, 'tea.treeView')).toEqual([]);
    come(pageOf([teaTree({ id: '72012', x: 520, y: 500 }), teaTree()]));
    await pass(400);
    expect(sent(bench.set, 'tea.treeView').map(({ url }) => /tea-tree\/(\d+)/.exec(url)?.[1])).toEqual(['72010']);
    has('3.1 m');
  });
  it('chooses one of the free trees for who cannot decide, as the filter leaves them', async () => {
    await open({ fieldId: '7101' }, { 'tea.fieldTrees': pageOf([teaTree()]) });
    await tap('checkbox', '树龄 百年以上');
    await tap('button', '替我挑一棵');
    const urls = sent(bench.set, 'tea.fieldTrees').map(({ url }) => url);
    expect(urls.filter((url) => url.includes('ageMin=101') && url.includes('free='))).toHaveLength(1);
    has('WY-03-18', '认养它');
  });
  it('has a list that says the same, filtered', async () => {
    await open({ fieldId: '7101' });
    await tap('button', '列表');
    has('WY-03-18', '86 年水仙', '已有主', '「半日」');
    await tap('checkbox', '树龄 百年以上');
    expect(sent(bench.set, 'tea.fieldTrees').at(-1)!.url).toMatch(/ageMin=101/);
  });
  it('opens the tree that is named; a visitor logs in before adopting it', async () => {
    await open({ treeId: '72010' });
    await pass(400);
    has('3.1 m', '约 1940 年', '¥1,299', '本季已满');
    await tap('button', '认养它');
    expect(bench.lastUrl()).not.toMatch('/pages/tea/wyry');
    bench.login(MEMBER);
    await pass(2000);
    await tap('button', '认养它');
    expect(bench.lastUrl()).toBe('/pages/tea/wyry?treeId=72010');
  });
  it('leaves a taken tree alone and shows the ones nearby', async () => {
    await open(
      { treeId: '72010' },
      { 'tea.treeView': treeAnswer({ tree: teaTree({ state: 'adopted', plaque: '听雨' }) }) },
    );
    await pass(400);
    has('铭牌「听雨」', '看看邻近的树', 'WY-03-19', 'WY-03-18　「听雨」');
    expect(bench.view.byRole('button', '已被认养').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('我要认养', () => {
  const open = async (answers: Answers = {}, params: Record<string, string> = {}) => {
    bench.login(MEMBER);
    answer(bench.set, { 'tea.treeView': treeAnswer(), 'legacy.joinAgreements': [], ...answers });
    await bench.open('/pages/tea/wyry', AdoptPage, { treeId: '72010', planId: '71011', ...params });
    await pass(0);
  };
  it('wants the terms read and a name before it is handed in', async () => {
    await open();
    has('WY-03-18', '提交后为你留树 15 分钟，逾时放回坡上。', '证书编号付款后生成');
    has('请先阅读并同意认养协议');
    await bench.view.input(bench.view.byLabel('铭牌名'), '茶');
    await tap('button', '读协议并认养');
    has('铭牌请写 2 到 12 个字');
    expect(bench.lastUrl()).not.toMatch('/site/pages/single_detail');
    await bench.view.input(bench.view.byLabel('铭牌名'), '知夏的茶');
    bench.set.clock.advance(2000);
    await tap('button', '读协议并认养');
    expect(bench.lastUrl()).toBe('/site/pages/single_detail?code=ADOPT');
    expect(sent(bench.set, 'tea.adoptCreate')).toEqual([]);
  });
  it('begins with one tree for one year, and with a name', async () => {
    await open({}, { planId: '' });
    const chosen = bench.view.allByRole('radio').filter((one) => one.getAttribute('aria-checked') === 'true');
    expect(chosen.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^一年.*余 [\d,]+ 棵/)]);
    expect(bench.view.byRole('img', `木牌：${MEMBER.nickname}的茶树`)).toBeTruthy();
  });
  it('shows what is written on the wood; a plan without places cannot be chosen', async () => {
    await open();
    await bench.view.input(bench.view.byLabel('铭牌名'), '知夏的茶');
    has('4 / 12');
    expect(bench.view.byRole('img', '木牌：知夏的茶')).toBeTruthy();
    const plot = bench.view.allByRole('radio').at(-1)!;
    expect([plot.textContent, plot.getAttribute('aria-disabled')]).toEqual([
      expect.stringContaining('本季已满'),
      'true',
    ]);
  });
  it('says that somebody was quicker, and leads to a tree nearby', async () => {
    await open({ 'tea.treeView': treeAnswer({ tree: teaTree({ state: 'held' }) }) });
    has('这棵茶树刚被认养');
    await tap('link', /^WY-03-19/);
    expect(bench.lastUrl()).toMatch('/pages/tea/wyry?treeId=72011');
  });
  it('tells its own adopter that it is his, and leads to the certificate', async () => {
    await open({
      'tea.treeView': treeAnswer({ tree: teaTree({ state: 'adopted', plaque: '知夏的茶' }), own: '75003' }),
    });
    has('这棵茶树是你的', '木牌上写着「知夏的茶」');
    expect(bench.view.hasText('这棵茶树刚被认养')).toBe(false);
    await tap('button', '看认养证书');
    expect(bench.lastUrl()).toBe('/pages/tea/success?group=adopt&id=75003');
  });
  it('goes on with the own hold as it was handed in, also when it has the last place of its plan', async () => {
    const pending = {
      adoptionId: '1',
      planId: '71013',
      plaque: '知夏的茶',
      amount: 888_800,
      expireAt: NOW + 600_000,
    };
    await open(
      {
        'tea.treeView': treeAnswer({ tree: teaTree({ state: 'held' }), pending }),
        'tea.adoptCreate': { orderId: '1', orderGroup: 'adopt', amount: 888_800, expireAt: pending.expireAt },
      },
      { planId: '' },
    );
    has('这棵树为你留着，请在', '4 / 12', '¥8,888.00');
    const plot = bench.view.allByRole('radio').at(-1)!;
    expect([plot.getAttribute('aria-checked'), plot.textContent]).toEqual([
      'true',
      expect.stringContaining('已为你留一块'),
    ]);
    await tap('button', '继续支付');
    expect(fields(sent(bench.set, 'tea.adoptCreate')[0])).toMatchObject({
      planId: '71013',
      plaque: '知夏的茶',
      agree: 'true',
    });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=adopt&orderId=1');
    // What is paid there replaces the form (rule 6.22).
    expect(bench.left()).toBe(true);
    // What is written meanwhile stays when the page is read anew.
    await bench.view.input(bench.view.byLabel('铭牌名'), '半日');
    await tap('radio', /^三年/);
    bench.set.clock.advance(2000);
    await tap('button', '继续支付');
    expect(fields(sent(bench.set, 'tea.adoptCreate')[1])).toMatchObject({ planId: '71012', plaque: '半日' });
  });
});

describe('我认养的', () => {
  const index = (part: Partial<Parameters<typeof pageOf>[0]> = [], more = {}) => ({
    tabs: [],
    incoming: [],
    page: pageOf(part as ReturnType<typeof adoption>[]),
    serverTime: NOW,
    ...more,
  });
  const open = async (answers: Answers, params: Record<string, string> = {}) => {
    bench.login(MEMBER);
    answer(bench.set, answers);
    await bench.open('/pages/tea/wryd', OwnTreesPage, params);
    await pass(0);
  };
  it('says how far each is and what comes next; an unpaid one is paid or given up', async () => {
    await open({
      'tea.adoptIndex': index([
        adoption(),
        adoption({ id: '7', status: 'unpaid', startAt: 0, endAt: 0, claimable: 0, expireAt: NOW + 600_000 }),
      ]),
      'tea.adoptAct': detailAnswer(),
    });
    has('夏至', '第 214 天 / 365', '领取收成，9月12日前', '割草：铺在根边。');
    await tap('button', /^去支付/);
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=adopt&orderId=7');
    await tap('button', '取消');
    await sayYes();
    expect(fields(sent(bench.set, 'tea.adoptAct')[0])).toMatchObject({ action: 'cancel' });
  });
  it('says how the plaque stands with its check', async () => {
    await open({ 'tea.adoptIndex': index([adoption({ auditing: true })]) });
    has('铭牌审核中，通过后大家能看到');
    await open({ 'tea.adoptIndex': index([adoption({ refused: '内容涉及广告' })]) });
    has('铭牌没有通过审核：内容涉及广告');
  });
  it('claims a harvest by parcel, to the default address', async () => {
    await open(
      {
        'tea.adoptIndex': index([adoption()]),
        'tea.adoptView': detailAnswer(),
        'tea.adoptAct': detailAnswer({ harvests: [harvest({ status: 'shipped' })], actions: [] }),
        'address.list': [
          {
            id: '5',
            name: '林知夏',
            mobile: '13800000001',
            province: '浙江省',
            city: '杭州市',
            district: '西湖区',
            regionCode: '330106',
            detail: '龙井路 1 号',
            tag: '家',
            isDefault: true,
            deliverable: true,
          },
        ],
        'pickUp.index': [],
      },
      { tab: 'claimable', id: '7203' },
    );
    await pass(400);
    has('2026 春茶', '800', 'RY202500007203');
    await tap('button', '领这 800 g');
    await bench.view.tap(bench.view.allByRole('button', '领这 800 g').at(-1)!);
    await pass(400);
    expect(fields(sent(bench.set, 'tea.adoptAct')[0])).toMatchObject({
      action: 'claim',
      harvestId: '7401',
      delivery: 'express',
      addressId: '5',
    });
  });
  it('chooses a craft after a question', async () => {
    const choosing = harvest({ status: 'chooseCraft', craft: undefined, readyAt: undefined, claimBefore: undefined });
    await open(
      {
        'tea.adoptIndex': index([adoption({ status: 'making', claimable: 0 })]),
        'tea.adoptView': detailAnswer({ harvests: [choosing], actions: ['craft'] }),
        'tea.adoptAct': detailAnswer(),
      },
      { id: '7203' },
    );
    await pass(400);
    await tap('button', '做乌龙');
    expect(sent(bench.set, 'tea.adoptAct')).toEqual([]);
    await sayYes();
    expect(fields(sent(bench.set, 'tea.adoptAct')[0])).toMatchObject({ action: 'craft', craft: 'oolong' });
  });
  it('answers a tree that is offered', async () => {
    const from = { id: '2', no: '', nickname: '许**', avatar: '', levelName: '' };
    await open({
      'tea.adoptIndex': index([], { incoming: [adoption({ gift: { from, expireAt: NOW + DAY } })] }),
      'tea.adoptAct': detailAnswer(),
    });
    has('许** 转赠你茶树「夏至」，武夷山岩韵园', '还没有认养茶树');
    await tap('button', '收下');
    expect(sent(bench.set, 'tea.adoptAct')).toEqual([]);
    has('收下即接受《茶树认养协议》，转赠过的茶树不能再转赠、取消。');
    await sayYes();
    expect(fields(sent(bench.set, 'tea.adoptAct')[0])).toMatchObject({ action: 'accept' });
  });
  it('is taken back within seven days after a question, and its certificate is void', async () => {
    const fresh = { status: 'growing', claimable: 0 } as const;
    await open(
      {
        'tea.adoptIndex': index([adoption(fresh)]),
        'tea.adoptView': detailAnswer({
          adoption: adoption(fresh),
          harvests: [],
          actions: ['refund', 'rename'],
          returnableUntil: NOW + 6 * DAY,
        }),
        'tea.adoptAct': detailAnswer({
          adoption: adoption({ ...fresh, status: 'cancelled', nextStep: '已取消，¥1,299 已原路退回' }),
          harvests: [],
          certificateNo: '',
          actions: [],
        }),
      },
      { id: '7203' },
    );
    await pass(400);
    await tap('button', /^取消认养/);
    has('¥1,299.00 原路退回，「夏至」的铭牌取下，证书作废。');
    await sayYes();
    expect(fields(sent(bench.set, 'tea.adoptAct')[0])).toMatchObject({ action: 'refund' });
    expect(bench.toast()).toBe('已取消，认养费原路退回');
  });
  it('is told when another phone was quicker', async () => {
    await open(
      {
        'tea.adoptIndex': index([adoption()]),
        'tea.adoptView': detailAnswer(),
        'tea.adoptAct': new Refusal(409, '该收成已领取'),
        'address.list': [],
        'pickUp.index': [],
      },
      { id: '7203' },
    );
    await pass(400);
    await tap('button', '领这 800 g');
    await tap('radio', /^存入茶窖/);
    has('整份存进茶窖，免费保管 12 个月，可转赠。以后寄出时付运费，到店自提免运费；现在寄到家包邮。');
    await bench.view.tap(bench.view.allByRole('button', '领这 800 g').at(-1)!);
    await pass(0);
    expect(bench.toast()).toBe('该收成已领取');
  });
});

describe('认养成果', () => {
  const open = async (answers: Answers, params: Record<string, string> = {}) => {
    answer(bench.set, answers);
    await bench.open('/pages/tea/rycg', HarvestPage, params);
    await pass(0);
  };
  it('shows everybody what the fields have brought, by season', async () => {
    await open({
      'tea.harvests': pageOf([
        {
          id: '1',
          field: { id: '7101', name: '武夷山岩韵园', region: '武夷山' },
          season: 'spring',
          year: 2026,
          grams: 7200,
          photos: ['/images/field/1.webp'],
          text: '春茶开采。',
          adopters: 96,
          at: NOW - DAY,
        },
      ]),
    });
    has('2026 春茶', '7.2 kg', '96 位认养人分得');
    await tap('radio', '秋茶');
    expect(sent(bench.set, 'tea.harvests').at(-1)!.url).toMatch('season=autumn');
  });
  it('says when nothing was picked yet', async () => {
    await open({ 'tea.harvests': pageOf<never>([]) });
    has('茶树正在生长', '春茶四月见');
  });
  it('shows the owner the certificate and its papers', async () => {
    bench.login(MEMBER);
    const stored = harvest({ id: '7400', season: 'autumn', year: 2025, status: 'stored', overdue: true, lotId: '9' });
    await open({ 'tea.adoptView': detailAnswer({ harvests: [harvest(), stored] }) }, { id: '7203' });
    has('制成红茶，已自动存入茶窖', '去茶窖看');
    has('编号 RY202500007203', '林知夏 认养武夷山岩韵园', '保存证书', '领这 800 g', '认养成功，铭牌挂上');
  });
  it('shows anybody else a masked name and nothing to do', async () => {
    bench.login(MEMBER);
    await open({ 'tea.adoptView': detailAnswer({ own: false, owner: '林**', actions: [] }) }, { id: '7203' });
    has('林** 认养武夷山岩韵园');
    expect(bench.view.allByRole('button', '保存证书')).toEqual([]);
    expect(bench.view.allByRole('button', '领这 800 g')).toEqual([]);
  });
  it('certifies nothing that was taken back', async () => {
    bench.login(MEMBER);
    const gone = adoption({ status: 'cancelled', nextStep: '已取消，¥1,299 已原路退回' });
    await open(
      { 'tea.adoptView': detailAnswer({ adoption: gone, harvests: [], certificateNo: '', actions: [] }) },
      { id: '7203' },
    );
    has('已取消，¥1,299 已原路退回');
    expect(bench.view.allByRole('button', '保存证书')).toEqual([]);
  });
  it('wants a visitor to log in before a certificate', async () => {
    await open({}, { id: '7203' });
    has('登录后看证书');
    expect(sent(bench.set, 'tea.adoptView')).toEqual([]);
  });
});
