/** Makers, tracing, the life circle, the calendar, the exhibits and the VR rooms, mounted over a fake transport. */
import { pageBench, type Bench } from '../ui/bench';
import { pass } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { DataOf, Exhibit, LifePost, AllyCard, ProducerRow } from '@/contract';
import { platform, PlatformError, type Tilt } from '@/core/platform';
import ArtistDetailPage from '@/tea/pages/artistDetail';
import ArtistListPage from '@/tea/pages/artistList';
import SalonPage from '@/tea/pages/home';
import CultureIndexPage from '@/tea/pages/index';
import LifeCirclePage from '@/tea/pages/lifeCircle';
import OfficialPage from '@/tea/pages/official';
import ProducerPage from '@/tea/pages/producer';
import ProductShowPage from '@/tea/pages/productShow';
import VrPage from '@/tea/pages/vr';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { businessCard, card, goods, NOW, pageOf, OPINION, master, activity, user } from '../contract/fixtures';

const bench = pageBench();
const { toast, lastUrl } = bench;
/** A member opens it. */
const open: Bench['open'] = (...page) => {
  bench.login();
  return bench.open(...page);
};

const CATES = [
  { id: '', label: '全部', count: 12 },
  { id: '61', label: '制茶大师', count: 4 },
];
const producer: ProducerRow = {
  id: '703',
  name: '武夷岩韵茶园',
  region: '福建武夷山',
  cover: '/images/producer/3.webp',
  altitude: '400 米',
  area: '180 亩',
  since: '1995',
  certs: ['SC 生产许可'],
  regionId: '72',
  geo: { lat: 27.6, lng: 117.9 },
};

describe('茶人', () => {
  const start = (params: Record<string, string> = {}) => open('/tea/pages/artistList', ArtistListPage, params);

  it('lists by trade; 关注 shows at once and comes back when it is refused', async () => {
    let refuse = false;
    answer(bench.set, {
      'tea.masterCate': CATES,
      'tea.master': { page: pageOf([master()]) },
      'collect.create': () => (refuse ? new Refusal(422, '稍后再试') : { on: true, count: 1 }),
    });
    await start({ cateId: '61' });
    expect(sent(bench.set, 'tea.master')[0]?.url).toContain('cateId=61');
    await bench.view.tap(bench.view.byRole('button', '关注，陈守拙'));
    expect(bench.view.hasText(/101 人关注/)).toBe(true);
    refuse = true;
    bench.set.clock.advance(2000);
    await bench.view.tap(bench.view.byRole('button', '已关注，陈守拙'));
    await pass(0);
    expect(bench.view.hasText(/101 人关注/)).toBe(true);
    expect(toast()).toBe('稍后再试');
  });

  it('nothing found: says so and clears', async () => {
    answer(bench.set, { 'tea.masterCate': CATES, 'tea.master': { page: pageOf([]) } });
    await start({ keyword: '不认识' });
    expect(bench.view.hasText('没有找到这位茶人')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '看全部茶人'));
    await pass(0);
    expect(sent(bench.set, 'tea.master').at(-1)?.url).not.toContain('keyword');
  });

  it('one master: works with a count, no empty tabs, an unknown one is an error view', async () => {
    const found = {
      card: master(),
      bio: '十四岁学摇青。',
      honours: [{ key: 'k1', label: '1989', value: '独立焙出第一笼岩茶' }],
      gallery: ['/images/master/4-1.webp'],
      goods: [card({ title: '武夷大红袍' })],
      courses: [],
      videos: [],
      bookable: false,
    };
    answer(bench.set, { 'tea.master': { master: found } });
    await open('/tea/pages/artistDetail', ArtistDetailPage, { id: '604' });
    expect(bench.view.hasText('暂不接受预约')).toBe(true);
    expect(bench.view.allByRole('tab')).toHaveLength(1);
    expect(bench.view.hasText('武夷大红袍')).toBe(true);
    answer(bench.set, { 'tea.master': new Refusal(404, '内容不存在或已下架') });
    await open('/tea/pages/artistDetail', ArtistDetailPage, { id: 'x' });
    expect(bench.view.hasText('内容不存在或已下架')).toBe(true);
  });
});

describe('产地', () => {
  it('opens a producer as an address of its own; a batch without a report is 检测中', async () => {
    answer(bench.set, { 'tea.producerCate': CATES, 'tea.producer': { page: pageOf([producer]) } });
    await open('/tea/pages/producer', ProducerPage);
    await bench.view.tap(bench.view.byRole('link', '打开武夷岩韵茶园'));
    expect(lastUrl()).toBe('/tea/pages/producer?id=703');
    answer(bench.set, {
      'tea.producer': {
        producer: {
          card: producer,
          story: '茶园在坑涧之间。',
          steps: [{ key: 'k1', label: '做青', value: '一夜六轮', image: '/images/producer/3-2.webp' }],
          batches: [
            { no: 'WY2026C1', date: '2026-05-14', grade: '特级', report: '' },
            { no: 'WY2025C3', date: '2025-05-26', grade: '特级', report: '/images/paper/5.webp' },
          ],
          goods: [],
          geo: producer.geo,
        },
      },
    });
    await open('/tea/pages/producer', ProducerPage, { id: '703' });
    expect(bench.view.hasText('检测中')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '看 WY2025C3 的检测报告'));
    expect(lastUrl()).toContain('/shop/pages/imgshow?urls=["/images/paper/5.webp"]');
  });
});

describe('官方溯源', () => {
  const OFFICIAL = {
    certs: [{ title: '营业执照', image: '/images/paper/1.webp', no: '9133' }],
    channels: [],
    companies: [],
    notice: '刮开涂层',
  };
  const genuine = {
    ok: true,
    code: 'YJ2026060108',
    goods: card(),
    batch: [{ key: 'b1', label: '批次', value: 'LW2026C1' }],
    steps: [{ label: '采摘', at: NOW, place: '龙坞', text: '清晨采' }],
    queryCount: 10,
    firstQueryAt: NOW,
    warning: '该编码已被查询 10 次',
  };

  it('asks once for a scanned code and warns after many queries', async () => {
    answer(bench.set, { 'tea.officialTrace': genuine, 'tea.official': OFFICIAL });
    await open('/tea/pages/official', OfficialPage, { code: 'https://yejian.example/t/yj2026060108' });
    await pass(0);
    expect(sent(bench.set, 'tea.officialTrace')).toHaveLength(1);
    expect(sent(bench.set, 'tea.officialTrace')[0]?.url).toContain('code=YJ2026060108');
    for (const text of ['正品', '第 10 次查询', '该编码已被查询 10 次']) expect(bench.view.hasText(text)).toBe(true);
  });

  it('a short code is not sent; an unknown one can be reported', async () => {
    answer(bench.set, {
      'tea.officialTrace': { ok: false, code: 'YJ2020000000', batch: [], steps: [], queryCount: 0, firstQueryAt: 0 },
      'tea.official': OFFICIAL,
      'shop.opinion': OPINION,
    });
    await open('/tea/pages/official', OfficialPage);
    await bench.view.input(bench.view.byLabel('防伪编码'), 'YJ2020');
    await bench.view.tap(bench.view.byRole('button', '查一查'));
    expect(bench.view.hasText('编码是 12 到 20 位字母或数字')).toBe(true);
    expect(sent(bench.set, 'tea.officialTrace')).toHaveLength(0);
    await bench.view.input(bench.view.byLabel('防伪编码'), 'YJ2020000000');
    await bench.view.tap(bench.view.byRole('button', '查一查'));
    await pass(0);
    expect(bench.view.hasText('未查到该编码，谨防假冒')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '举报假货'));
    await pass(400);
    await bench.view.input(bench.view.byLabel('在哪里买到的'), '路边摊上买的，没有封签');
    await bench.view.tap(bench.view.byRole('button', '提交'));
    await pass(0);
    expect(fields(sent(bench.set, 'shop.opinion')[0]).content).toContain('YJ2020000000');
  });
});

describe('a staff number', () => {
  const start = async (answers: Answers) => {
    answer(bench.set, { 'tea.official': { certs: [], channels: [], companies: [], notice: '' }, ...answers });
    await open('/tea/pages/official', OfficialPage);
    await bench.view.tap(bench.view.byRole('button', '核对工号'));
    expect(bench.view.hasText('先填工号，在名片或工牌上')).toBe(true);
    await bench.view.input(bench.view.byLabel('员工工号'), 'E1002');
    await bench.view.tap(bench.view.byRole('button', '核对工号'));
    await pass(0);
  };

  it('of the company opens the card', async () => {
    await start({ 'businessCard.index': businessCard() });
    expect(sent(bench.set, 'businessCard.index')[0]?.url).toContain('employeeNo=E1002');
    expect(lastUrl()).toBe('/vip/pages/businessCard?employeeNo=E1002');
  });

  it('that nobody has is none of ours', async () => {
    await start({ 'businessCard.index': new Refusal(404, '内容不存在或已下架') });
    expect(bench.view.hasText('非本公司员工')).toBe(true);
    expect(toast()).toBeUndefined();
  });
});

describe('茶生活圈', () => {
  const merchant = (part: Partial<AllyCard>): AllyCard => ({
    id: '7',
    name: '朝花书店',
    cover: '',
    cate: '书店',
    offer: '免费续杯',
    score: 4.5,
    address: '铜仁路',
    hours: '11:00-22:00',
    tel: '021-1',
    geo: { lat: 31, lng: 121 },
    open: true,
    ...part,
  });
  const post = (part: Partial<LifePost> = {}): LifePost => ({
    id: '9601',
    user: user(),
    text: '雨天开了一泡水仙',
    photos: [],
    topic: '今日一泡',
    likes: 2,
    liked: false,
    comments: [],
    mine: false,
    auditing: false,
    at: NOW - 60_000,
    ...part,
  });

  it('likes, comments once, and asks before deleting the own post', async () => {
    answer(bench.set, {
      'tea.lifePost': (request) =>
        post({
          liked: true,
          likes: 3,
          ...(request.body?.includes('comment') ? { comments: [{ user: post().user, text: '好', at: NOW }] } : {}),
        }),
      'tea.lifeCircle': {
        banners: [],
        posts: pageOf([post(), post({ id: '9602', mine: true, auditing: true, text: '自己的' })]),
        offers: [],
        checkins: [],
      },
    });
    await open('/tea/pages/lifeCircle', LifeCirclePage);
    expect(bench.view.hasText('审核中')).toBe(true);
    await bench.view.tap(bench.view.allByRole('button', '赞，2 个赞')[0]!);
    await pass(0);
    expect(bench.view.allByRole('button', '取消赞，3 个赞')).toHaveLength(1);
    await bench.view.tap(bench.view.allByRole('button', '评论，0 条')[0]!);
    await pass(400);
    await bench.view.input(bench.view.byLabel('写评论'), '好');
    await bench.view.tap(bench.view.byRole('button', '发送'));
    await pass(0);
    const [, comment] = sent(bench.set, 'tea.lifePost');
    expect(fields(comment)).toMatchObject({ id: '9601', action: 'comment', text: '好' });
    expect(fields(comment).requestId).toMatch(/.{8,}/);
  });

  it('an empty topic offers to write; merchants say what they give and when they are closed', async () => {
    answer(bench.set, {
      'tea.merchantCate': CATES,
      'tea.merchantList': pageOf([merchant({ open: false })]),
      'tea.lifeCircle': { banners: [], posts: pageOf([]), offers: [], checkins: [] },
    });
    await open('/tea/pages/lifeCircle', LifeCirclePage);
    expect(bench.view.hasText('这里还没有人说话')).toBe(true);
    await bench.view.tap(bench.view.byRole('tab', '联盟商家'));
    await pass(0);
    expect(bench.view.hasText('会员礼遇：免费续杯')).toBe(true);
    expect(bench.view.hasText('休息中')).toBe(true);
    expect(bench.view.byRole('button', '出示优惠码，朝花书店').getAttribute('aria-disabled')).toBe('true');
    expect(bench.view.hasText('现在按评分排序，轻触按距离排')).toBe(true);
  });

  it('an open merchant is shown a code that is good for a minute and makes itself new', async () => {
    let issued = 0;
    answer(bench.set, {
      'tea.merchantCate': CATES,
      'tea.merchantList': pageOf([merchant({ open: true })]),
      'memberV4.qrcode': () => {
        issued += 1;
        return {
          code: `12345678901234567${issued}`,
          url: `https://yejian.example.com/c/${issued}`,
          expiresAt: NOW + 60_000,
        };
      },
    });
    await open('/tea/pages/lifeCircle', LifeCirclePage, { tab: 'merchants' });
    expect(issued).toBe(0);
    await bench.view.tap(bench.view.byRole('button', '出示优惠码，朝花书店'));
    await pass(0);
    expect(sent(bench.set, 'memberV4.qrcode')[0]?.url).toContain('kind=member');
    expect(bench.view.byRole('dialog', '朝花书店')).toBeTruthy();
    expect(bench.view.byRole('img', '会员码，请店员扫描')).toBeTruthy();
    expect(bench.view.hasText('123456 789012 345671')).toBe(true);
    bench.set.clock.advance(60_000);
    await pass(61_000);
    expect(bench.view.hasText('123456 789012 345672')).toBe(true);
  });
});

describe('茶空间', () => {
  it('has dots on days with events, tickets on top, and an empty day that leads back', async () => {
    answer(bench.set, {
      'merchant.nearby': pageOf([]),
      'tea.salon': ({ url }) => ({
        days: [{ key: '2023-11-15', label: '1 场', value: '1' }],
        mine: [activity({ mine: 'signed' })],
        page: pageOf(
          url.includes('date=')
            ? []
            : [activity(), activity({ id: '9402', title: '岩茶山场', status: 'full', joined: 18 })],
        ),
        serverTime: NOW,
      }),
    });
    await open('/tea/pages/home', SalonPage);
    expect(bench.view.byRole('link', /荷风里的白茶会/)).toBeTruthy();
    expect(bench.view.hasText('已满')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '11月15日，1 场'));
    await pass(0);
    expect(bench.view.hasText('这天没有活动，看看最近的')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '看最近的'));
    await pass(0);
    expect(bench.view.hasText('岩茶山场')).toBe(true);
    for (let step = 0; step < 3; step += 1) {
      await bench.view.tap(bench.view.byRole('button', '下个月'));
      await pass(0);
    }
    expect(bench.view.byRole('button', '下个月').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('茶空间: an event', () => {
  const DETAIL = {
    ...{ agenda: [], hosts: [], address: '', html: '', questions: [], goods: [], related: [], musicHint: false },
    map: { lat: 30.2436, lng: 120.1396 },
  };
  const shown = (mine?: 'signed') => {
    const event = activity({ id: '9412', title: '春茶品鉴会', ...(mine && { mine }) });
    answer(bench.set, {
      'merchant.nearby': pageOf([]),
      'tea.salon': ({ url }) => ({
        days: [],
        ...(mine && { mine: [event] }),
        ...(url.includes('id=9412') ? { activity: { card: event, ...DETAIL } } : { page: pageOf([event]) }),
        serverTime: NOW,
      }),
    });
    return open('/tea/pages/home', SalonPage);
  };
  it('is looked at over the calendar first', async () => {
    await shown();
    await bench.view.tap(bench.view.byRole('link', /春茶品鉴会/));
    await pass(400);
    expect(bench.view.hasText('去报名')).toBe(true);
    expect(lastUrl()).toBe('');
  });
  it('that one has signed up for leads to its page at once, as a card and as a ticket', async () => {
    await shown('signed');
    for (const link of bench.view.allByRole('link', /春茶品鉴会/)) {
      bench.set.clock.advance(2000);
      await bench.view.tap(link);
      await pass(0);
      expect(lastUrl()).toContain('/activity/pages/index?id=9412');
    }
    expect(bench.view.allByRole('link', /春茶品鉴会/)).toHaveLength(2);
    expect(sent(bench.set, 'tea.salon').some(({ url }) => url.includes('id=9412'))).toBe(false);
  });
});

describe('臻品图鉴', () => {
  const exhibit: Exhibit = {
    craft: '白茶',
    dry: '/images/exhibit/1013-dry.webp',
    liquor: '/images/exhibit/1013-liquor.webp',
    base: '/images/exhibit/1013-base.webp',
    taste: [{ key: 'aroma', label: '香气', value: 7 }],
    infusions: [15, 20],
    pairing: '配糯米糕',
    note: '满披白毫',
  };

  it('shows no price; the timer runs an infusion to its end and goes on to the next', async () => {
    jest.spyOn(Taro, 'vibrateLong').mockResolvedValue({ errMsg: '' });
    answer(bench.set, {
      'shop.productIndex': { page: pageOf([card({ id: '101' }), card({ id: '102', title: '银针' })]), facets: [] },
      'shop.productView': goods({ exhibit }),
    });
    await open('/tea/pages/productShow', ProductShowPage, { id: '101' });
    expect(bench.view.container.textContent).not.toContain('¥');
    expect(bench.view.hasText('第 1 / 2 泡')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '开始计时'));
    bench.set.clock.advance(15_000);
    await pass(500);
    expect(toast()).toBe('第 1 泡好了，出汤');
    expect(bench.view.hasText('第 2 / 2 泡')).toBe(true);
    expect(Taro.vibrateLong).toHaveBeenCalled();
  });

  it('goods that are not exhibited lead to the catalogue', async () => {
    answer(bench.set, { 'shop.productIndex': { page: pageOf([]), facets: [] }, 'shop.productView': goods() });
    await open('/tea/pages/productShow', ProductShowPage, { id: '101' });
    expect(bench.view.hasText('这一款不在图鉴里')).toBe(true);
  });
});

describe('VR 云游', () => {
  const VR: DataOf<'pages.view'> = {
    code: 'VR',
    title: 'VR 云游',
    blocks: [
      {
        kind: 'image',
        title: '班章古树园',
        items: [
          { key: '1', label: '班章古树园', value: '古茶树', image: '/images/vr/1.webp' },
          { key: '-38,-4', label: '三百年大树', value: '有编号牌' },
        ],
      },
      {
        kind: 'image',
        title: '总店茶窖',
        items: [{ key: '4', label: '总店茶窖', value: '十八度', image: '/images/vr/4.webp' }],
      },
      { kind: 'steps', title: '云游路线', items: [{ key: '4,-70', label: '下窖', value: '时间慢一点' }] },
    ],
    version: '1.0',
    updatedAt: NOW,
  };

  it('turns by key and by button, opens a spot from the list, walks the tour', async () => {
    answer(bench.set, { 'pages.view': VR, 'video.audio': pageOf([]) });
    await open('/tea/pages/vr', VrPage);
    const slider = () => bench.view.byRole('slider', /班章古树园/);
    expect(slider().getAttribute('aria-valuenow')).toBe('0');
    // Never black: a small picture stands there until the large one has come.
    expect(document.querySelectorAll('img[src$="w=240"]')).toHaveLength(1);
    slider().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await pass(0);
    expect(slider().getAttribute('aria-valuenow')).toBe('10');
    await bench.view.tap(bench.view.byRole('button', '向左转'));
    expect(slider().getAttribute('aria-valuenow')).toBe('340');
    await bench.view.tap(bench.view.byRole('button', '三百年大树，转过去看'));
    await pass(400);
    expect(bench.view.hasText('有编号牌')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '出发'));
    await pass(0);
    expect(bench.view.hasText('第 1 站 · 下窖')).toBe(true);
    expect(bench.view.byRole('slider', /总店茶窖/).getAttribute('aria-valuenow')).toBe('290');
  });

  describe('follows the phone', () => {
    const yaw = () => bench.view.byRole('slider', /班章古树园/).getAttribute('aria-valuenow');
    const start = async () => {
      answer(bench.set, { 'pages.view': VR, 'video.audio': pageOf([]) });
      await open('/tea/pages/vr', VrPage);
    };
    const follow = () => bench.view.tap(bench.view.byRole('switch', '跟着手机看'));

    it('once it is switched on; the keys still turn, and off is off', async () => {
      jest.spyOn(platform.motion, 'available').mockReturnValue(true);
      const end = jest.fn();
      let tell: (tilt: Tilt) => void = () => undefined;
      const begin = jest.spyOn(platform.motion, 'follow').mockImplementation((onTilt) => {
        tell = onTilt;
        return Promise.resolve(end);
      });
      await start();
      expect(begin).not.toHaveBeenCalled();
      await follow();
      await pass(0);
      // How it is held first is where it looks already.
      tell({ alpha: 40, beta: 90, gamma: 0 });
      await pass(0);
      expect(yaw()).toBe('0');
      tell({ alpha: 10, beta: 90, gamma: 0 });
      await pass(0);
      expect(yaw()).toBe('30');
      await bench.view.tap(bench.view.byRole('button', '向左转'));
      expect(yaw()).toBe('0');
      tell({ alpha: 0, beta: 90, gamma: 0 });
      await pass(0);
      expect(yaw()).toBe('10');
      await follow();
      expect(end).toHaveBeenCalledTimes(1);
    });

    it('not without the permission: said, and the switch is off again', async () => {
      jest.spyOn(platform.motion, 'available').mockReturnValue(true);
      jest.spyOn(platform.motion, 'follow').mockRejectedValue(new PlatformError('denied', ''));
      await start();
      await follow();
      await pass(0);
      expect(bench.toast()).toBe('没有取得方向权限，拖动也能看');
      expect(bench.view.byRole('switch', '跟着手机看').getAttribute('aria-checked')).toBe('false');
    });

    it('is not offered where the device cannot tell', async () => {
      jest.spyOn(platform.motion, 'available').mockReturnValue(false);
      await start();
      expect(bench.view.allByRole('switch', '跟着手机看')).toEqual([]);
    });
  });
});

describe('茶文化', () => {
  it('leaves out blocks without data', async () => {
    answer(bench.set, {
      'tea.newIndex': {
        hero: {
          kind: 'banner',
          items: [{ key: '芒种', label: '芒种', value: '忙里偷闲', image: '/images/banner/2.webp' }],
        },
        masters: [master()],
        producers: [],
        articles: [],
        vr: { kind: 'image', items: [] },
        salon: [],
        exhibits: [],
      },
      'video.audio': pageOf([]),
    });
    await open('/tea/pages/index', CultureIndexPage);
    expect(bench.view.hasText('芒种')).toBe(true);
    expect(bench.view.hasText('茶人')).toBe(true);
    for (const text of ['产地', '臻品图鉴', '茶识', '近期雅集']) expect(bench.view.hasText(text)).toBe(false);
    await bench.view.tap(bench.view.byRole('link', '官方溯源'));
    expect(lastUrl()).toBe('/tea/pages/official');
  });
});
