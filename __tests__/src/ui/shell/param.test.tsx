/** Rule 6.25: tabs, filters and the keyword of a page stand in its address, and a page opened by that address begins with them. */
import { fakeTimers, lifeCycle, pass, stage, visit } from '../stage';
import { currentRoute } from '@/core/routes';
import { Chips } from '@/ui/kit/Chip';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, useChoice, useKeyword, usePageData, usePageParams, useParam } from '@/ui/shell';
import { MEMBER } from '../../contract/fixtures';
import { render, type View } from '../../../setup/render';

const PATH = '/member/pages/team/list';
const DEPTHS = [
  { id: '1', label: '直属' },
  { id: '2', label: '间接' },
] as const;
const SORTS = ['joined', 'orders'] as const;

let asked: unknown[];
function Screen({ sheet = false }: { sheet?: boolean }) {
  const params = usePageParams<typeof PATH>();
  const of = sheet ? undefined : params;
  const [depth, setDepth] = useChoice(of, 'depth', DEPTHS);
  const [sort, setSort] = useChoice(of, 'sort', SORTS, 'orders');
  const [source, setSource] = useParam(of as { source?: string } | undefined, 'source');
  const { keyword, box, clear } = useKeyword(of);
  asked = [depth, sort, source, keyword];
  return (
    <>
      <Tabs label="成员" items={DEPTHS} current={depth} onChange={setDepth} />
      <Chips label="排序" items={SORTS.map((id) => ({ id, label: id }))} current={sort} onChange={setSort} />
      <Chips
        label="来源"
        items={['', 'qr'].map((id) => ({ id, label: id || '不限' }))}
        current={source}
        onChange={setSource}
      />
      <SearchBox placeholder="找人" {...box} onSearch={box.onSearch} />
      <button onClick={clear}>全部</button>
      <button onClick={() => box.onSearch('沈')}>找沈</button>
      <button onClick={() => box.onSearch('138 0013 8000')}>找号码</button>
    </>
  );
}

let view: View;
const open = async (query: Record<string, string> = {}, sheet = false) => {
  const search = new URLSearchParams(query).toString();
  window.history.replaceState({ idx: 1 }, '', `/h5${PATH}${search && `?${search}`}`);
  visit({ path: '/pages/tea/index' }, { path: PATH, params: query });
  view = await render(stage().wrap(<Screen sheet={sheet} />));
};
const query = () => currentRoute()?.query;
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const press = (name: string, role = 'button') => view.tap(view.byRole(role, name));

beforeEach(() => fakeTimers());
afterEach(async () => {
  await view.unmount();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('begins with what the address says, else with the first', async () => {
  await open({ depth: '2', sort: 'joined', source: 'qr', keyword: '沈' });
  expect(asked).toEqual(['2', 'joined', 'qr', '沈']);
  await view.unmount();
  await open({ depth: '9', sort: '' });
  expect(asked).toEqual(['1', 'orders', '', '']);
});

it('a choice stands in the address beside what else does, and opens the page as it was', async () => {
  const entries = window.history.length;
  await open({ share_id: 'Xy' });
  await press('间接', 'tab');
  await press('joined', 'radio');
  await press('qr', 'radio');
  await press('找沈');
  expect(asked).toEqual(['2', 'joined', 'qr', '沈']);
  const chosen = { share_id: 'Xy', depth: '2', sort: 'joined', source: 'qr', keyword: '沈' };
  expect(query()).toEqual(chosen);
  expect(address()).toEqual(chosen);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ idx: 1 });
  await view.unmount();
  // A reload: all that is left is the address.
  await open(address());
  expect(asked).toEqual(['2', 'joined', 'qr', '沈']);
});

it('what the page begins with is left out again', async () => {
  await open({ depth: '2', sort: 'joined', keyword: '沈' });
  await press('直属', 'tab');
  await press('orders', 'radio');
  await press('全部');
  expect(asked).toEqual(['1', 'orders', '', '']);
  expect([query(), address()]).toEqual([{}, {}]);
});

it('a mobile number is looked for and not written', async () => {
  await open({ keyword: '沈' });
  await press('找号码');
  expect(asked[3]).toBe('138 0013 8000');
  expect([query(), address()]).toEqual([{}, {}]);
});

it('the list of a sheet leaves the address alone', async () => {
  await open({ depth: '2' }, true);
  await press('joined', 'radio');
  await press('找沈');
  expect(asked).toEqual(['1', 'joined', '', '沈']);
  expect([query(), address()]).toEqual([{ depth: '2' }, { depth: '2' }]);
});

it('a part that is drawn when its data has come, under another page, is still of its own page', async () => {
  let give: (text: string) => void = () => undefined;
  const data = new Promise<string>((resolve) => {
    give = resolve;
  });
  function Late() {
    const state = usePageData(() => data);
    return <Page state={state}>{() => <Screen />}</Page>;
  }
  const set = stage();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  visit({ path: '/shop/pages/footprint/index', params: {} });
  const own = { path: '/shop/pages/footprint/index' };
  view = await render(set.wrap(<Late />));
  await lifeCycle('onHide');
  visit(own, { path: '/shop/pages/order/index', params: { keyword: '别的页' } });
  give('在');
  await pass(0);
  expect(asked[3]).toBe('');
});
