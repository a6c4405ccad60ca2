import { useState } from 'react';
import { fakeTimers, pass, pending, rowsDrawn, stage, visit } from '../stage';
import { Text } from '@tarojs/components';
import type { PageOf } from '@/contract';
import { NetworkError, RefusedError } from '@/core/api';
import { texts } from '@/core/texts';
import { Pressable } from '@/ui/kit/Pressable';
import { List } from '@/ui/shell/List';
import { useList, type ListState } from '@/ui/shell/useList';
import { render } from '../../../setup/render';

const rows = (page: number, count = 20, more = true): PageOf<string> => ({
  list: Array.from({ length: count }, (_, index) => `茶 ${(page - 1) * 20 + index + 1}。`),
  total: 45,
  page,
  size: 20,
  more,
});
const failure = () => new NetworkError('x', texts.offline);

let list: ListState<string>;
function Shelf({ load, sort = 'a' }: { load: (page: number, sort: string) => Promise<PageOf<string>>; sort?: string }) {
  list = useList((page) => load(page, sort), [sort]);
  return (
    <List list={list} keyOf={(row) => row} render={(row) => <Text>{row}</Text>} empty={<Text>架上还没有茶</Text>} />
  );
}

beforeEach(() => {
  fakeTimers();
  visit({ path: '/shop/pages/list' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('standard list (rule 6.7)', () => {
  it('goes from skeleton over rows to 没有更多了', async () => {
    const first = pending<PageOf<string>>();
    const load = jest
      .fn()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValueOnce(rows(2, 20))
      .mockResolvedValueOnce(rows(3, 5, false));
    const view = await render(stage().wrap(<Shelf load={load} />));
    await pass(200);
    expect(view.byRole('status', texts.listLoading)).toBeTruthy();
    first.resolve(rows(1));
    await pass(0);
    // Two rows a frame: a slow phone answers a finger in between.
    expect([view.hasText('茶 2。'), view.hasText('茶 20。')]).toEqual([true, false]);
    await rowsDrawn();
    expect(view.hasText('茶 20。')).toBe(true);
    list.more();
    await pass(0);
    list.more();
    await pass(0);
    expect(list.rows).toHaveLength(45);
    expect(view.hasText(texts.listEnd)).toBe(true);
    expect(load.mock.calls.map(([page]) => page as number)).toEqual([1, 2, 3]);
  });

  it('locks load-more while a page is under way and shows 加载中', async () => {
    const second = pending<PageOf<string>>();
    const load = jest.fn().mockResolvedValueOnce(rows(1)).mockReturnValue(second.promise);
    const view = await render(stage().wrap(<Shelf load={load} />));
    await pass(0);
    list.more();
    list.more();
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
    expect(view.hasText(texts.listLoading)).toBe(true);
    second.resolve(rows(2));
    await pass(0);
    expect(list.pager).toBe('more');
  });

  it('a change made while an answer is under way holds in that answer, and not in later ones', async () => {
    const again = pending<PageOf<string>>();
    const load = jest
      .fn()
      .mockResolvedValueOnce(rows(1))
      .mockReturnValueOnce(again.promise)
      .mockResolvedValueOnce(rows(1));
    await render(stage().wrap(<Shelf load={load} />));
    await pass(0);
    void list.reload();
    list.patch((row) => (row === '茶 1。' ? '茶 1，已收藏。' : row === '茶 2。' ? undefined : row));
    await pass(0);
    expect(list.rows.slice(0, 2)).toEqual(['茶 1，已收藏。', '茶 3。']);
    again.resolve(rows(1));
    await pass(0);
    expect(list.rows.slice(0, 2)).toEqual(['茶 1，已收藏。', '茶 3。']);
    void list.reload();
    await pass(0);
    expect(list.rows.slice(0, 2)).toEqual(['茶 1。', '茶 2。']);
  });

  it('head is the answer of the first page of these rows: later pages and late answers leave it alone', async () => {
    type Answer = { of: string; page: PageOf<string> };
    const answers: Record<string, ReturnType<typeof pending<Answer>>> = {};
    let headed: ListState<string, Answer>;
    let ask: (sort: string) => void = () => undefined;
    function Headed() {
      const [sort, setSort] = useState('a');
      ask = setSort;
      headed = useList((page) => (answers[`${sort}${page}`] = pending<Answer>()).promise, [sort], {
        rows: ({ page }, before) => ({ ...page, list: page.list.map((row) => `${before.length} ${row}`) }),
      });
      return <Text>{headed.head?.of}</Text>;
    }
    const give = async (name: string, page: number) => {
      answers[`${name}${page}`]?.resolve({ of: `${name}${page}`, page: rows(page, 2) });
      await pass(0);
    };
    await render(stage().wrap(<Headed />));
    await pass(0);
    ask('b');
    await pass(0);
    await give('b', 1);
    await give('a', 1);
    headed!.more();
    await give('b', 2);
    expect([headed!.head?.of, headed!.rows]).toEqual(['b1', ['0 茶 1。', '0 茶 2。', '2 茶 21。', '2 茶 22。']]);
    ask('a');
    await pass(0);
    expect(headed!.head?.of).toBe('b1');
    await give('a', 1);
    expect(headed!.head?.of).toBe('a1');
  });

  it('keeps the rows when a page fails; 加载失败，点击重试 asks for the same page', async () => {
    const load = jest
      .fn()
      .mockResolvedValueOnce(rows(1))
      .mockRejectedValueOnce(failure())
      .mockResolvedValueOnce(rows(2, 20, false));
    const view = await render(stage().wrap(<Shelf load={load} />));
    await pass(0);
    list.more();
    await pass(0);
    expect(list.rows).toHaveLength(20);
    await view.tap(view.byRole('button', texts.listFailed));
    await pass(0);
    expect(list.rows).toHaveLength(40);
    expect(load.mock.calls.map(([page]) => page as number)).toEqual([1, 2, 2]);
  });

  it('shows the error view when the first page fails, and the empty view when there is nothing', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(failure())
      .mockResolvedValueOnce(rows(1, 0, false));
    const view = await render(stage().wrap(<Shelf load={load} />));
    await pass(0);
    await view.tap(view.byRole('button', texts.reload));
    await pass(0);
    expect(view.hasText('架上还没有茶')).toBe(true);
  });

  function Sorted({ load }: Parameters<typeof Shelf>[0]) {
    const [sort, setSort] = useState('a');
    return (
      <>
        <Shelf load={load} sort={sort} />
        <Pressable onPress={() => setSort('b')}>按价格</Pressable>
      </>
    );
  }

  it('says that the rows are about to change while the answer to a new question is under way', async () => {
    const sorted = pending<PageOf<string>>();
    const load = jest.fn().mockResolvedValueOnce(rows(1)).mockReturnValueOnce(sorted.promise);
    const view = await render(stage().wrap(<Sorted load={load} />));
    const leaving = () => Boolean(view.byText('茶 1。').closest('[aria-busy="true"]'));
    await pass(0);
    expect(leaving()).toBe(false);
    await view.tap(view.byRole('button', '按价格'));
    expect(leaving()).toBe(true);
    sorted.resolve(rows(1));
    await pass(0);
    expect(leaving()).toBe(false);
  });

  it('keeps rows when reading again fails, and drops them when a new question fails', async () => {
    const load = jest.fn().mockResolvedValueOnce(rows(1)).mockRejectedValue(failure());
    const view = await render(stage().wrap(<Sorted load={load} />));
    await pass(0);
    await list.reload();
    await pass(0);
    expect(list.rows).toHaveLength(20);
    await view.tap(view.byRole('button', '按价格'));
    await pass(0);
    expect(list.status).toBe('error');
    expect(list.rows).toHaveLength(0);
  });

  it('changes and removes rows in place and leaves untouched pages as they are', async () => {
    const load = jest.fn().mockResolvedValueOnce(rows(1)).mockResolvedValueOnce(rows(2));
    await render(stage().wrap(<Shelf load={load} />));
    await pass(0);
    list.more();
    await pass(0);
    const second = list.chunks[1]?.rows;
    list.patch((row) => (row === '茶 3。' ? undefined : row));
    await pass(0);
    expect(list.rows).toHaveLength(39);
    expect(list.chunks[1]?.rows).toBe(second);
  });
});

describe('rows of a second reading stay in their chunks', () => {
  const names = (...numbers: number[]) => numbers.map((number) => `茶 ${number}。`);
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  const open = async (before: number[], after: number[]) => {
    const pageOf = (numbers: number[]) => ({ list: names(...numbers), total: 0, page: 1, size: 40, more: false });
    const load = jest.fn().mockResolvedValueOnce(pageOf(before)).mockResolvedValueOnce(pageOf(after));
    const view = await render(stage().wrap(<Shelf load={load} />));
    await pass(0);
    await list.reload();
    await rowsDrawn();
    expect(list.rows).toEqual(names(...after));
    for (const {
      rows: [first],
      from,
    } of list.chunks)
      if (first) expect(list.rows[from]).toBe(first);
    return { view, sizes: list.chunks.map(({ rows: { length } }) => length) };
  };

  it.each<[what: string, after: number[], sizes: number[]]>([
    ['one has left', [1, ...upTo(25).slice(2)], [9, 10, 5]],
    ['one has come to the top', [0, ...upTo(25)], [11, 10, 5]],
    ['one has come between', [...upTo(12), 99, ...upTo(25).slice(12)], [10, 11, 5]],
    ['others have come behind', upTo(33), [10, 10, 10, 3]],
    ['the last have left', upTo(20), [10, 10]],
    ['they have another order', upTo(25).reverse(), [10, 10, 5]],
    ['too many have come', [...upTo(40).slice(25), ...upTo(25)], [10, 10, 10, 10]],
    ['all have', [], [0]],
  ])('%s', async (_, after, sizes) => {
    expect((await open(upTo(25), after)).sizes).toEqual(sizes);
  });

  it('a chunk without rows has no look, the next one is the first', async () => {
    const { view, sizes } = await open(upTo(25), upTo(25).slice(10));
    expect(sizes).toEqual([0, 10, 5]);
    const looks = [...view.container.querySelectorAll('.chunk')].map(({ className }) => className);
    expect(looks).toEqual(['chunk', 'chunk chunk-first', 'chunk chunk-last']);
  });
});

describe('a list that changes while it is read (rule 6.7)', () => {
  interface Order {
    id: string;
  }
  const orders = (from: number, to: number): Order[] =>
    Array.from({ length: to - from }, (_, at) => ({ id: String(from + at) }));
  let shelf: ListState<Order>;
  function Orders({ server }: { server: { rows: Order[] } }) {
    shelf = useList<Order>(
      (page) =>
        Promise.resolve({
          list: server.rows.slice((page - 1) * 20, page * 20),
          total: server.rows.length,
          page,
          size: 20,
          more: page * 20 < server.rows.length,
        }),
      [],
    );
    return (
      <List
        list={shelf}
        keyOf={({ id }) => id}
        render={({ id }) => <Text>{`订单 ${id}。`}</Text>}
        empty={<Text>还没有订单</Text>}
      />
    );
  }
  const open = async (load: number) => {
    const server = { rows: orders(100, 145) };
    const view = await render(stage().wrap(<Orders server={server} />));
    await pass(0);
    for (let pages = 1; pages < load; pages += 1) {
      shelf.more();
      await pass(0);
    }
    return { server, view };
  };
  const toTheEnd = async () => {
    for (let step = 0; step < 10 && shelf.pager === 'more'; step += 1) {
      shelf.more();
      await pass(0);
    }
  };
  const ids = () => shelf.rows.map(({ id }) => id);
  const drop = (rows: readonly Order[], ...gone: number[]) => rows.filter(({ id }) => !gone.includes(Number(id)));

  type Case = [what: string, change: (rows: Order[]) => Order[], here: readonly number[], missing: readonly number[]];
  it.each<Case>([
    ['one that is here is cancelled here', (rows) => drop(rows, 103), [103], []],
    ['three that are here are cancelled here', (rows) => drop(rows, 100, 110, 119), [100, 110, 119], []],
    ['one that is here leaves elsewhere', (rows) => drop(rows, 103), [], []],
    ['the first twenty leave elsewhere', (rows) => rows.slice(20), [], []],
    ['one that comes later leaves', (rows) => drop(rows, 142), [], []],
    ['a new one comes to the top', (rows) => [...orders(99, 100), ...rows], [], [99]],
    [
      'thirty new ones come to the top',
      (rows) => [...orders(70, 100), ...rows],
      [],
      orders(70, 100).map(({ id }) => +id),
    ],
    ['one leaves here, a new one comes', (rows) => [...orders(99, 100), ...drop(rows, 105)], [105], [99]],
  ])('%s: none missing, none twice', async (_, change, here, unseen) => {
    for (const load of [1, 2]) {
      const { server, view } = await open(load);
      server.rows = change(server.rows);
      shelf.patch((row) => (here.includes(Number(row.id)) ? undefined : row));
      await pass(0);
      await toTheEnd();
      expect(new Set(ids()).size).toBe(ids().length);
      const wanted = server.rows.map(({ id }) => id).filter((id) => !unseen.includes(Number(id)));
      expect(ids()).toEqual(expect.arrayContaining(wanted));
      expect(shelf.pager).toBe('end');
      await view.unmount();
    }
  });
  it('is not empty while more of it stands behind what has left', async () => {
    const { server, view } = await open(1);
    server.rows = server.rows.slice(20);
    shelf.patch(() => undefined);
    await pass(0);
    expect(view.hasText('还没有订单')).toBe(false);
    await toTheEnd();
    expect(ids()).toEqual(server.rows.map(({ id }) => id));
  });
});

describe('a first page that is kept', () => {
  function Kept({ load, sort = 'a' }: { load: (page: number) => Promise<PageOf<string>>; sort?: string }) {
    list = useList(load, [sort], { kept: 'shop.productIndex' });
    return (
      <List list={list} keyOf={(row) => row} render={(row) => <Text>{row}</Text>} empty={<Text>架上还没有茶</Text>} />
    );
  }
  async function seenBefore() {
    const shop = stage();
    const view = await render(shop.wrap(<Kept load={async (page) => rows(page)} />));
    await pass(0);
    list.more();
    await pass(0);
    expect(list.rows).toHaveLength(40);
    await view.unmount();
    return shop;
  }

  it('stands at once, and goes on from there', async () => {
    const shop = await seenBefore();
    const first = pending<PageOf<string>>();
    const load = jest.fn().mockReturnValueOnce(first.promise).mockResolvedValue(rows(2));
    const view = await render(shop.wrap(<Kept load={load} />));
    expect([list.status, list.rows.length, view.hasText('茶 2。')]).toEqual(['ready', 20, true]);
    first.resolve(rows(1));
    await pass(0);
    list.more();
    await pass(0);
    expect([list.rows.length, list.rows[39], list.pager]).toEqual([40, '茶 40。', 'more']);
  });

  it('gives way to the rows that are there now', async () => {
    const shop = await seenBefore();
    const now = { ...rows(1), list: ['新到。', ...rows(1).list.slice(2)] };
    const view = await render(shop.wrap(<Kept load={async () => now} />));
    await pass(0);
    await rowsDrawn();
    expect([view.hasText('新到。'), view.hasText('茶 1。'), view.hasText('茶 20。')]).toEqual([true, false, true]);
    expect(list.rows).toEqual(now.list);
  });

  it('takes a change that was made before it was answered anew', async () => {
    const shop = await seenBefore();
    const first = pending<PageOf<string>>();
    await render(shop.wrap(<Kept load={() => first.promise} />));
    list.patch((row) => (row === '茶 1。' ? undefined : row));
    first.resolve(rows(1));
    await pass(0);
    expect(list.rows[0]).toBe('茶 2。');
  });

  it('belongs to its question', async () => {
    const shop = await seenBefore();
    await render(shop.wrap(<Kept sort="b" load={() => new Promise(() => undefined)} />));
    expect(list.rows).toHaveLength(0);
  });

  it('stays without a line, and goes when the list is there no longer', async () => {
    const shop = await seenBefore();
    const view = await render(shop.wrap(<Kept load={() => Promise.reject(failure())} />));
    await pass(0);
    expect(list.rows).toHaveLength(20);
    await view.unmount();
    await render(shop.wrap(<Kept load={() => Promise.reject(new RefusedError('x', 403, texts.gone, null))} />));
    await pass(0);
    expect([list.status, list.rows.length]).toEqual(['error', 0]);
  });

  it('comes again by a reload when it was refused once and is the same as ever', async () => {
    const shop = await seenBefore();
    const load = jest
      .fn()
      .mockRejectedValueOnce(new RefusedError('x', 403, texts.gone, null))
      .mockResolvedValue(rows(1));
    await render(shop.wrap(<Kept load={load} />));
    await pass(0);
    expect(list.status).toBe('error');
    await list.reload();
    await pass(0);
    expect([list.status, list.rows.length]).toEqual(['ready', 20]);
  });
});
