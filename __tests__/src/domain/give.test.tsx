/** Giving something to somebody, whatever it is: found by the whole number or chosen from the team, looked at, changed, and then given. */
import { pageBench } from '../ui/bench';
import fs from 'node:fs';
import { useState, type ReactElement } from 'react';
import type { TeamMember } from '@/contract';
import { GiveSheet } from '@/domain/give/GiveSheet';
import { TeamChoice } from '@/domain/give/TeamChoice';
import { Photos } from '@/domain/photo/Photos';
import { pageOf, user } from '../contract/fixtures';
import { answer } from '../ui/answers';
import { pass } from '../ui/stage';

const bench = pageBench();
const onGive = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  bench.login();
});

const XU = { user: user({ id: '3', nickname: '许**', no: '88003', levelName: '青叶' }), maskedName: '许**' };
const open = (part: ReactElement) => bench.open('/site/pages/about', () => part);
const press = async (name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(0);
};

describe('GiveSheet', () => {
  const Giving = ({ busy = false, disabled = false }: { busy?: string | false; disabled?: boolean }) => (
    <GiveSheet
      open
      title="转赠存茶"
      busy={busy}
      disabled={disabled}
      act={(name) => `转赠给 ${name}`}
      note="逾时退回。"
      words={<i>留言</i>}
      onClose={() => undefined}
      onGive={onGive}
    >
      <b>两饼</b>
    </GiveSheet>
  );
  const find = async () => {
    answer(bench.set, { 'credits.to': { ...XU, relation: 'none' } });
    await bench.view.input(bench.view.byLabel('手机号或会员号'), '13800000003');
    await press('查找');
  };

  it('asks whom first: its button and the words that go with it come with them', async () => {
    await open(<Giving />);
    expect(bench.view.hasText('两饼')).toBe(true);
    expect(bench.view.hasText('逾时退回。')).toBe(true);
    expect([bench.view.hasText('留言'), bench.view.allByRole('button', /^转赠给/)]).toEqual([false, []]);
    await find();
    expect(bench.view.hasText('88003 · 青叶')).toBe(true);
    expect(bench.view.hasText('留言')).toBe(true);
    await press('转赠给 许**');
    expect(onGive).toHaveBeenCalledWith('3');
  });

  it('lets somebody else be chosen', async () => {
    await open(<Giving />);
    await find();
    await press(/许\*\*.*更换$/);
    expect(bench.view.allByRole('button', /^转赠给/)).toEqual([]);
    expect(bench.view.byLabel('手机号或会员号')).toBeTruthy();
  });

  it.each([
    ['while it is given', { busy: '转赠中' }, '转赠中'],
    ['what there is not', { disabled: true }, '转赠给 许**'],
  ])('gives nothing %s', async (_name, props, word) => {
    const Later = () => {
      const [found, setFound] = useState(false);
      return (
        <>
          <Giving {...(found ? props : {})} />
          <i role="button" aria-label="之后" onClick={() => setFound(true)} />
        </>
      );
    };
    await open(<Later />);
    await find();
    await press('之后');
    expect(bench.view.byRole('button', word).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('TeamChoice', () => {
  const member: TeamMember = {
    user: user({ id: '7', nickname: '周允' }),
    mobile: '138****0007',
    depth: 1,
    joinedAt: 0,
    lastActiveAt: 0,
    orders: 0,
    amount: 0,
    points: 0,
    remark: '',
  };
  const onChoose = jest.fn();
  const Choice = ({ inviter }: { inviter?: { id: string; nickname: string; avatar: string } }) => (
    <TeamChoice act="送给" inviter={inviter} onChoose={onChoose} empty={<b>还没有人</b>} />
  );

  it('offers the inviter and those whom the member brought', async () => {
    answer(bench.set, { 'special.directMembers': pageOf([member]) });
    await open(<Choice inviter={{ id: '1', nickname: '林知夏', avatar: '' }} />);
    await press('送给林知夏，邀请人');
    await press('送给周允，直属 · 138****0007');
    expect(onChoose.mock.calls.map(([{ id }, note]: [{ id: string }, string]) => [id, note])).toEqual([
      ['1', '邀请人'],
      ['7', '直属 · 138****0007'],
    ]);
  });

  it.each([
    ['where there is nobody', <Choice key="nobody" />, true],
    ['but not beside an inviter', <Choice key="beside" inviter={{ id: '1', nickname: '林知夏', avatar: '' }} />, false],
  ])('says so %s', async (_where, choice, said) => {
    answer(bench.set, { 'special.directMembers': pageOf<TeamMember>([]) });
    await open(choice);
    expect(bench.view.hasText('还没有人')).toBe(said);
  });
});

it('no page finds or shows a receiver by hand', () => {
  const byHand = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('domain/give/'))
    .filter((file) => {
      const text = fs.readFileSync(`src/${file}`, 'utf8');
      return text.includes("call('credits.to'") || /leading=\{<Avatar[^}]*\}\s+act="更换"/.test(text);
    });
  expect(byHand).toEqual([]);
});

describe('Photos', () => {
  it('open large, each at its place among all, also those that do not fit', async () => {
    const urls = ['/a.webp', '/b.webp', '/c.webp'];
    await open(<Photos urls={urls} what="凭证" most={2} />);
    expect(bench.view.allByRole('button', /^查看凭证/)).toHaveLength(2);
    await press('查看凭证 2');
    expect(bench.lastUrl()).toMatch(/^\/shop\/pages\/imgshow\?/);
    expect(bench.lastUrl()).toContain('c.webp');
    expect(bench.lastUrl()).toContain('index=1');
  });

  it('of reviews say of which goods', async () => {
    await open(<Photos urls={['/a.webp']} what="评价图片" goodsId="9" />);
    await press('查看评价图片 1');
    expect(bench.lastUrl()).toContain('goodsId=9');
    expect(bench.lastUrl()).toContain('kind=reviews');
  });

  it('are nothing where there are none', async () => {
    await open(<Photos urls={[]} what="凭证" />);
    expect(bench.view.container.querySelector('.photos')).toBeNull();
  });
});
