import type { MineGroup } from '@/contract';
import { MEMBER } from '../contract/fixtures';
import { assetsOf, groupsAt, hasRole, inviteOf, joinsOf, savedOf, levelOf, NOTHING } from '@/pages/tea/mine/model';
import { packetSums } from '@/domain/redPacket/labels';

const item = (key: string, route: string) => ({ key, label: key, icon: 'leaf', route, badge: 0 });

describe('我的', () => {
  it('sums up red packets by what was in them', () => {
    expect(packetSums({ total: 0, points: 0 })).toBe('');
    expect(packetSums({ total: 176450, points: 0 })).toBe('¥1,764.50');
    expect(packetSums({ total: 888, points: 66 })).toBe('¥8.88 · 66 积分');
  });

  it('shows a visitor dashes', () => {
    const figures = [...assetsOf(undefined).slice(0, 3), ...savedOf(undefined, undefined)];
    expect(new Set(figures.map(({ value }) => value))).toEqual(new Set([NOTHING]));
  });

  it('groups figures and keeps two decimals of money', () => {
    const member = { balance: 326850, points: 12800, coins: 0, couponCount: 6 } as Parameters<typeof assetsOf>[0];
    expect(assetsOf(member).map(({ value }) => value)).toEqual(['3,268.50', '6 张', '12,800', '存茶取茶']);
    const saved = { collects: 12, footprints: 3456 };
    expect(savedOf(saved, member, 2).map(({ value }) => value)).toEqual(['12', '3,456', '0', '2']);
    // As much as a square holds.
    expect(assetsOf({ ...member!, balance: 1_234_567_890 })[0]?.value).toBe('1,234.56 万');
  });

  it('leaves out what the shop does not show, and knows who has a card of a role', () => {
    expect(assetsOf(undefined, ['escrow']).map(({ label }) => label)).toEqual(['钱包', '券包', '积分']);
    expect(joinsOf(['market']).map(({ label }) => label)).toEqual(['推广', '入驻']);
    expect(
      [
        ['member', 'subordinate'],
        ['member', 'team'],
        ['member', 'staff'],
      ].map((roles) => hasRole({ roles })),
    ).toEqual([false, true, true]);
    expect(hasRole(undefined)).toBe(false);
  });

  it('says how far the next level is', () => {
    const { level } = MEMBER;
    expect(levelOf({ growth: 2860, level })).toEqual({
      scene: '/images/level/3.webp',
      perk: '95 折购茶 · 生日礼',
      percent: 14,
      next: '8,000 茶师',
      growth: '成长值 2,860',
    });
    expect(levelOf({ growth: 40_000, level: { number: 5, need: 30_000, discountBp: 9000 } })).toMatchObject({
      perk: '9 折购茶 · 生日礼',
      percent: 100,
      next: '',
    });
    // A growth that was lowered below its level is not less than nothing of the way.
    expect(levelOf({ growth: 1900, level })).toMatchObject({ percent: 0 });
    expect(levelOf({ growth: 0, level: { number: 1, need: 0, discountBp: 10_000 } })).toMatchObject({
      perk: '每消费 1 元得 1 点成长值',
    });
  });

  it('draws levels above the fifth like the fifth', () => {
    expect(levelOf({ growth: 90_000, level: { number: 8, need: 80_000, discountBp: 8500 } })).toMatchObject({
      scene: '/images/level/5.webp',
    });
  });

  it('invites a visitor by the names of the levels there are', () => {
    expect(inviteOf(['新叶', '老叶', '古树'])).toEqual({ title: '三叶成茶', names: '新叶 · 老叶 · 古树' });
    expect(inviteOf([]).names).toBe('');
  });

  it('leaves out entries without a page, and groups without entries', () => {
    const groups: MineGroup[] = [
      {
        place: 'more',
        title: '服务',
        items: [item('address', '/member/pages/address/list'), item('adopt', '/pages/tea/wryd')],
      },
      { place: 'more', title: '工作台', items: [item('client', '/client/pages/clientmangent')] },
      { place: 'tea', title: '我的茶事', items: [item('edit', '/member/pages/edit')] },
    ];
    const shown = groupsAt(groups, 'more', (route) => route.startsWith('/member'));
    expect(shown.map(({ title, items }) => [title, items.map(({ key }) => key)])).toEqual([['服务', ['address']]]);
  });
});
