/** Parts of which pages of records are made: what they show, and that no page draws one of them by hand again. */
import fs from 'node:fs';
import path from 'node:path';
import { BarLink } from '@/ui/kit/BarLink';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { MonthListRow } from '@/ui/kit/MonthList';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
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
        notes={['11月02日 9:30', false, undefined, '已退回收益余额']}
        amount="88.00"
        way="undone"
        haspopup="dialog"
        onPress={onPress}
      >
        <Tag>已退回</Tag>
      </RecordRow>,
    );
    expect(view.container.querySelector('.words')!.textContent).toBe('转到零钱11月02日 9:30已退回收益余额');
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
