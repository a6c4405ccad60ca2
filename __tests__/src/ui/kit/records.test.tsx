/** Parts of which pages of records are made: what they show, and that no page draws one of them by hand again. */
import fs from 'node:fs';
import path from 'node:path';
import { BarLink } from '@/ui/kit/BarLink';
import { Bars } from '@/ui/kit/Bars';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chips } from '@/ui/kit/Chip';
import { Facts } from '@/ui/kit/Facts';
import { Figures } from '@/ui/kit/Figures';
import { Gallery } from '@/ui/kit/Gallery';
import { Item } from '@/ui/kit/Item';
import { MonthListRow } from '@/ui/kit/MonthList';
import { Person } from '@/ui/kit/Person';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Stack } from '@/ui/kit/Stack';
import { Table } from '@/ui/kit/Table';
import { Tag } from '@/ui/kit/Tag';
import { Trend } from '@/domain/chart/Trend';
import { curveSvg, endOf, pointsOf } from '@/domain/chart/curve';
import { HEIGHT, scaleOf, WIDTH } from '@/domain/chart/scale';
import { Note, Title, Words } from '@/ui/kit/Words';
import { render } from '../../../setup/render';

const root = path.join(__dirname, '../../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const pages = fs
  .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('ui/'))
  .map((file) => `src/${file}`);

it('every part of the kit has its row in docs/ui.md', () => {
  const told = read('docs/ui.md');
  const parts = fs.readdirSync(path.join(root, 'src/ui/kit')).filter((name) => /^[A-Z][A-Za-z]+$/.test(name));
  expect(parts.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

describe('Words', () => {
  it.each([
    ['a step of type', <Words size="name">明前龙井</Words>, 'w-name'],
    [
      'with a tone',
      <Words size="sub" tone="soft">
        明前龙井
      </Words>,
      'w-sub w-soft',
    ],
    [
      'cut after a line',
      <Words size="body" lines={1}>
        明前龙井
      </Words>,
      'w-body w-lines-1',
    ],
    [
      'cut after two',
      <Words size="body" lines={2}>
        明前龙井
      </Words>,
      'w-body w-lines-2',
    ],
    [
      'placed by its page',
      <Words size="value" medium figures block className="aside">
        明前龙井
      </Words>,
      'w-value w-medium w-figures w-block aside',
    ],
    ['a note', <Note>明前龙井</Note>, 'w-note'],
    ['a note of one line', <Note lines={1}>明前龙井</Note>, 'w-note w-lines-1'],
    ['a title', <Title>明前龙井</Title>, 'w-title w-serif'],
    [
      'the title of a section',
      <Title size="head" tracked>
        明前龙井
      </Title>,
      'w-head w-serif w-tracked',
    ],
  ])('%s', async (_name, words, looks) => {
    const view = await render(words);
    expect(view.byText('明前龙井').className).toBe(looks);
  });

  it('says what it is to a screen reader', async () => {
    const view = await render(
      <Title role="heading" aria-level={2}>
        本月
      </Title>,
    );
    expect(view.byRole('heading', '本月').getAttribute('aria-level')).toBe('2');
  });
});

describe('Facts', () => {
  const rows = [
    { label: '快递', value: '顺丰 SF1' },
    false as const,
    undefined,
    '' as const,
    { label: '单号', value: <b>复制</b> },
  ];

  it('says each that is known in a line', async () => {
    const view = await render(<Facts rows={rows} />);
    expect([...view.container.querySelectorAll('.row')].map((row) => row.textContent)).toEqual([
      '快递顺丰 SF1',
      '单号复制',
    ]);
  });

  it.each([
    ['between the ends of the line', {}, 'row'],
    ['in a table', { layout: 'table' as const }, 'row table'],
    ['inside a card', { closed: false }, 'row inner'],
  ])('%s', async (_name, props, looks) => {
    const view = await render(<Facts rows={rows} {...props} />);
    expect(view.container.querySelector('.row')!.className).toBe(looks);
  });

  it('keeps two of the same name apart', async () => {
    const twice = [
      { label: '明前龙井', value: '¥1' },
      { label: '明前龙井', value: '¥2' },
    ];
    const view = await render(<Facts rows={twice} />);
    expect(view.container.textContent).toBe('明前龙井¥1明前龙井¥2');
  });
});

describe('RecordRow', () => {
  it('says what it was, how much and how it stands, and opens it', async () => {
    const onPress = jest.fn();
    const view = await render(
      <RecordRow
        icon="wallet"
        title="转到零钱"
        notes={['11月02日 9:30', false, undefined, '已退回收益账户']}
        amount="88.00"
        way="undone"
        haspopup="dialog"
        onPress={onPress}
      >
        <Tag>已退回</Tag>
      </RecordRow>,
    );
    expect(view.container.querySelector('.words')!.textContent).toBe('转到零钱11月02日 9:30已退回收益账户');
    expect(view.container.querySelector('.end')!.textContent).toBe('88.00已退回');
    expect(view.byText('88.00').className).toBe('amount undone');
    const row = view.container.querySelector<HTMLElement>('[role=button]')!;
    expect(row.getAttribute('aria-haspopup')).toBe('dialog');
    await view.tap(row);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is no button where nothing is pressed, and has no end where nothing stands', async () => {
    const view = await render(<RecordRow title="充 100" flush cut leading={<i className="face" />} />);
    expect(view.container.querySelector('[role], .end, .disc')).toBeNull();
    expect(view.container.querySelector('.row')!.className).toBe('row flush');
    expect(view.container.querySelector('.face')).not.toBeNull();
    expect(view.byText('充 100').className).toBe('w-name w-lines-1');
  });

  it('stands in a ranking with its place, marked beside its name, in a list that says so', async () => {
    const view = await render(
      <RecordRow rank={4} title="周允" beside={<Tag>我</Tag>} amount="¥88" listed className="mine" />,
    );
    const row = view.byRole('listitem');
    expect(row.className).toBe('row mine');
    expect(row.textContent).toBe('4周允我¥88');
    expect(view.container.querySelector('.name')!.textContent).toBe('周允我');
  });

  it.each([
    ['recedes', { faint: true }, 'w-name w-muted', 'amount faint'],
    ['was taken back', { way: 'taken' as const }, 'w-name', 'amount taken'],
  ])('%s', async (_name, props, title, amount) => {
    const view = await render(<RecordRow title="直推" amount="−16.92" {...props} />);
    expect([view.byText('直推').className, view.byText('−16.92').className]).toEqual([title, amount]);
  });

  it.each([
    [true, ['w-name w-lines-1', 'w-note w-lines-1']],
    ['title' as const, ['w-name w-lines-1', 'w-note']],
    [undefined, ['w-name', 'w-note']],
  ])('cut %s', async (cut, looks) => {
    const view = await render(<RecordRow title="直推" notes={['实付 328.00 × 9%']} cut={cut} />);
    expect([view.byText('直推').className, view.byText('实付 328.00 × 9%').className]).toEqual(looks);
  });

  it('has the disc of what came in celadon', async () => {
    const view = await render(<RecordRow icon="wallet" title="退款" amount="+12.00" way="came" />);
    expect(view.container.querySelector('.disc')!.className).toBe('disc celadon');
    expect(view.byText('+12.00').className).toBe('amount came');
  });
});

it.each([
  ['lies where its page puts it', {}, 'card'],
  ['stands below another', { place: 'next' as const, pad: 'all' as const }, 'card next all'],
  [
    'holds rows',
    { place: 'alone' as const, pad: 'rows' as const, clip: true, className: 'gifts' },
    'card alone rows clip gifts',
  ],
])('a Card %s', async (_name, props, looks) => {
  const view = await render(
    <Card {...props} role="group">
      龙井
    </Card>,
  );
  expect(view.byRole('group').className).toBe(looks);
  expect(view.byRole('group').textContent).toBe('龙井');
});

describe('MonthListRow', () => {
  it('has the head of its month, with what it comes to, over its first row alone', async () => {
    const view = await render(
      <>
        <MonthListRow head="2026 年 11 月" note="转出 88.00" last={false}>
          一
        </MonthListRow>
        <MonthListRow last>二</MonthListRow>
      </>,
    );
    expect(view.byRole('heading', '2026 年 11 月')).toBeTruthy();
    expect(view.container.textContent).toBe('2026 年 11 月转出 88.00一二');
    expect([...view.container.querySelectorAll('.row')].map((row) => row.className)).toEqual(['row first', 'row last']);
  });

  it('names a day small', async () => {
    const view = await render(
      <MonthListRow head="今天" day last>
        一
      </MonthListRow>,
    );
    expect(view.byText('今天').className).toBe('w-note');
    expect(view.container.querySelector('.first.last')!.textContent).toBe('一');
  });
});

describe('BarLink', () => {
  it('leads on, or does what its role says', async () => {
    const onPress = jest.fn();
    const view = await render(
      <>
        <BarLink word="记录" label="开票记录" onPress={onPress} />
        <BarLink word="编辑" role="button" onPress={onPress} />
      </>,
    );
    await view.tap(view.byRole('link', '开票记录'));
    await view.tap(view.byRole('button', '编辑'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('keeps what stands beside its word: the dot of news', async () => {
    const view = await render(
      <BarLink word="规则">
        <i className="dot" />
      </BarLink>,
    );
    expect(view.byRole('link', '规则').querySelector('.dot')).not.toBeNull();
  });

  it('is what every word at the right of a top bar is', () => {
    const byHand = pages.filter((file) => /\bright=\{[^{}]*(?:\{[^{}]*\}[^{}]*)*<Pressable/.test(read(file)));
    expect(byHand).toEqual([]);
  });
});

describe('Figures', () => {
  const rows = [
    { label: '直属', value: 12 },
    { label: '间接', value: '1,280', tone: 'celadon' as const, note: '较上月 ▲ 3', noteTone: 'celadon' as const },
    { label: '市值', value: <b>¥1</b> },
  ];
  const textsOf = (container: Element) => [...container.querySelectorAll('.figure')].map((one) => one.textContent);

  it('says each number over its word, with what is noted under both', async () => {
    const view = await render(<Figures rows={rows} />);
    expect(textsOf(view.container)).toEqual(['12直属', '1,280间接较上月 ▲ 3', '¥1市值']);
    expect(view.byText('12').className).toBe('head');
    expect(view.byText('1,280').className).toBe('head w-celadon');
    expect(view.byText('较上月 ▲ 3').className).toBe('w-note w-celadon');
  });

  it('or under it', async () => {
    const view = await render(<Figures rows={rows} labelFirst />);
    expect(textsOf(view.container)).toEqual(['直属12', '间接1,280较上月 ▲ 3', '市值¥1']);
  });

  it.each([
    ['with rules between them', {}, 'figures', 'figure centred ruled', 'head'],
    ['without', { layout: 'centred' as const, size: 'title' as const }, 'figures', 'figure centred', 'title'],
    [
      'each from the start of its column',
      { layout: 'start' as const, size: 'name' as const, className: 'sum' },
      'figures apart sum',
      'figure',
      'name',
    ],
  ])('%s', async (_name, props, box, cell, value) => {
    const view = await render(<Figures rows={rows} {...props} />);
    expect(view.container.querySelector('.figures')!.className).toBe(box);
    expect(view.container.querySelector('.figure')!.className).toBe(cell);
    expect(view.byText('12').className).toBe(value);
  });

  it('leads on where one of them is pressed', async () => {
    const onPress = jest.fn();
    const view = await render(
      <Figures
        tone="inverse"
        rows={[
          { label: '可提现', value: '1.00' },
          { label: '冻结', value: '2.00', icon: 'info', haspopup: 'dialog', name: '冻结 2.00，看原因', onPress },
          { label: '已转出', value: '3.00', role: 'link', onPress },
        ]}
      />,
    );
    expect(view.byText('可提现').className).toBe('w-note w-inverse');
    const frozen = view.byRole('button', '冻结 2.00，看原因');
    expect(frozen.getAttribute('aria-haspopup')).toBe('dialog');
    expect(frozen.querySelector('.icon-info')).not.toBeNull();
    await view.tap(frozen);
    await view.tap(view.byRole('link', /3\.00\s*已转出/));
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});

describe('Item', () => {
  it('says what it is, what is said of it, and what can be done', async () => {
    const view = await render(
      <Item
        className="line"
        leading={<i className="thumb" />}
        title="明前龙井"
        step="value"
        medium
        cut
        notes={['待发 3 件', false, '', <b key="left">剩 2 天</b>]}
      >
        <Button size="s">加入</Button>
      </Item>,
    );
    expect(view.container.querySelector('.item.line')!.textContent).toBe('明前龙井待发 3 件剩 2 天加入');
    expect(view.container.querySelector('.item > .thumb')).not.toBeNull();
    expect(view.byText('明前龙井').className).toBe('w-value w-medium w-lines-1');
    expect(view.byText('待发 3 件').className).toBe('w-note');
  });

  it('as a Person has a face, or the first character of the name', async () => {
    const view = await render(
      <>
        <Person name="林知夏" src="/images/a.webp" size={52} notes={['青叶 · 会员号 88']} />
        <Person name="周允" />
      </>,
    );
    const [known, other] = view.container.querySelectorAll('.item');
    expect(known!.querySelector('img')).not.toBeNull();
    expect(known!.textContent).toBe('林知夏青叶 · 会员号 88');
    expect(other!.textContent).toBe('周周允');
  });
});

it.each([
  ['below one another', {}, 's-column'],
  ['in a row', { row: true, gap: 12 as const, align: 'center' as const }, 's-row s-12 s-center'],
  [
    'with what a row does',
    { row: true, justify: 'between' as const, wrap: true, grow: true, className: 'acts' },
    's-row s-to-between s-wrap s-grow s-shrink acts',
  ],
  ['that may be narrower than its words', { shrink: true }, 's-column s-shrink'],
])('a Stack %s', async (_name, props, looks) => {
  const view = await render(
    <Stack {...props} role="group">
      龙井
    </Stack>,
  );
  expect(view.byRole('group').className).toBe(looks);
});

it('a Button takes the room that others in its row leave', async () => {
  const view = await render(<Button grow>邀请茶友</Button>);
  expect(view.byRole('button', '邀请茶友').classList).toContain('grow');
});

it('Chips say how many there are of each where they are asked to', async () => {
  const onChange = jest.fn();
  const items = [
    { id: 'all', label: '全部' },
    { id: 'tea', label: '茶叶', count: 3 },
    { id: 'ware', label: '茶器', count: 0 },
  ];
  const view = await render(<Chips label="类别" items={items} current="all" onChange={onChange} />);
  expect(view.byRole('radiogroup', '类别').textContent).toBe('全部茶叶茶器');
  await view.rerender(<Chips label="类别" counted items={items} current="all" onChange={onChange} />);
  expect(view.byRole('radiogroup', '类别').textContent).toBe('全部茶叶 3茶器 0');
  await view.tap(view.byRole('radio', '茶叶 3'));
  expect(onChange).toHaveBeenCalledWith('tea');
});

describe('Table', () => {
  it('says its figures to the eye and to a screen reader', async () => {
    const view = await render(
      <Table
        label="近 7 天收益"
        head={['日期', '收益']}
        rows={[{ key: '1', cells: ['11-01', '12.00'] }]}
        total={['合计', '12.00']}
      />,
    );
    const roles = [...view.byRole('table', '近 7 天收益').querySelectorAll('[role=row]')].map((row) =>
      [...row.children].map((cell) => `${cell.getAttribute('role')} ${cell.textContent}`),
    );
    expect(roles).toEqual([
      ['columnheader 日期', 'columnheader 收益'],
      ['rowheader 11-01', 'cell 12.00'],
      ['rowheader 合计', 'cell 12.00'],
    ]);
  });
});

describe('Bars', () => {
  const months = [
    { key: '10', label: '10 月', mark: '10', up: 0 },
    { key: '11', label: '11 月', mark: '11', up: 50 },
    { key: '12', label: '12 月', mark: '12', up: 200 },
  ];
  const tall = (container: Element) =>
    [...container.querySelectorAll<HTMLElement>('.up')].map((bar) => bar.style.getPropertyValue('--part'));

  it('are of one scale, few of them with their figures, all in a table behind', async () => {
    const view = await render(
      <Bars label="近三个月" heads={{ row: '月份', up: '业绩' }} bars={months} say={(value) => `¥${value}`} />,
    );
    expect(tall(view.container)).toEqual(['0', '25', '100']);
    expect(view.byRole('img', '近三个月').textContent).toBe('10¥5011¥20012');
    await view.tap(view.byRole('button', '列表'));
    expect(view.byRole('table', '近三个月').textContent).toBe('月份业绩11 月¥5012 月¥200');
    await view.tap(view.byRole('button', '收起列表'));
    expect(view.container.querySelector('[role=table]')).toBeNull();
  });

  it('what went stands beside what came, and the tallest says how much it is', async () => {
    const bars = months.map((bar) => ({ ...bar, down: 1 }));
    const view = await render(
      <Bars label="每日" heads={{ row: '日期', up: '获得', down: '使用' }} bars={bars} say={String} />,
    );
    expect(view.byRole('img', '每日').textContent).toBe('200101112');
    expect(view.hasText('获得')).toBe(true);
    const went = view.container.querySelector<HTMLElement>('.down')!;
    // what there is at all is seen
    expect(went.style.getPropertyValue('--part')).toBe('3');
  });
});

describe('Trend', () => {
  const at = (values: readonly number[]) => endOf(values, scaleOf(values, 100));

  it('says what it shows, the steps of its scale and its last point', async () => {
    const view = await render(
      <Trend
        label="近 7 天收益共 135.76 元"
        values={[4356, 6720, 2500]}
        least={100}
        say={(fen) => (fen / 100).toFixed(2)}
        marks={['11-01', '今天']}
      />,
    );
    expect(view.byRole('img', '近 7 天收益共 135.76 元').textContent).toBe('755025025.0011-01今天');
    const line = view.container.querySelector<HTMLElement>('.line')!;
    expect(line.style.getPropertyValue('--drawing')).toContain('data:image/svg+xml');
  });

  test('no line of the grid for less than the smallest step', () => {
    expect(scaleOf([3, 1], 1).ticks).toEqual([3, 2, 1, 0]);
    expect(scaleOf([3, 1], 100).ticks).toEqual([300, 200, 100, 0]);
  });

  test('lines of the grid are round and hold every value, zero among them', () => {
    expect(scaleOf([4356, 6720, 1800], 100).ticks).toEqual([7500, 5000, 2500, 0]);
    expect(scaleOf([0, 0], 100).ticks.at(-1)).toBe(0);
    const { ticks, low, high } = scaleOf([5000, -1200], 100);
    expect(ticks).toContain(0);
    expect(low).toBeLessThanOrEqual(-1200);
    expect(high).toBeGreaterThanOrEqual(5000);
  });

  test('points span the width and stay inside the drawing', () => {
    const values = [0, 4356, 100, 2500];
    const points = pointsOf(values, scaleOf(values, 100));
    expect([points[0]![0], points.at(-1)![0]]).toEqual([0, WIDTH]);
    expect(points.every(([, y]) => y >= 0 && y <= HEIGHT)).toBe(true);
    expect(curveSvg(values, scaleOf(values, 100))).toMatch(/^<svg .*<\/svg>$/);
  });

  test('its end is marked where the line is drawn: at the top, on the ground, between them', () => {
    const drawn = /viewBox="0 (\S+) \d+ (\d+)"/.exec(curveSvg([0, 7500], scaleOf([0, 7500], 100)))!;
    const [top, height] = [Number(drawn[1]), Number(drawn[2])];
    for (const values of [
      [0, 7500],
      [7500, 0],
      [7500, 3700],
      [0, -1200],
    ]) {
      const [, y] = pointsOf(values, scaleOf(values, 100)).at(-1)!;
      expect(at(values)).toBeCloseTo(((y - top) / height) * 100);
    }
    expect(at([0, 7500])).toBeLessThan(at([7500, 3700]));
    expect(at([7500, 3700])).toBeLessThan(at([7500, 0]));
  });
});

it('a Gallery opens the picture that was pressed, and holds the way to a film', async () => {
  const onOpen = jest.fn();
  const view = await render(
    <Gallery name="明前龙井" images={['/images/a.webp', '/images/b.webp']} onOpen={onOpen}>
      <b>看视频</b>
    </Gallery>,
  );
  expect(view.hasText('1 / 2')).toBe(true);
  expect(view.hasText('看视频')).toBe(true);
  await view.tap(view.byRole('button', '放大第 2 张图片'));
  expect(onOpen).toHaveBeenCalledWith(1);
});
