/** Every public page is offered to be shared once, silently; a page with a card of its own is left alone. */
import { fakeTimers, pass, stage, visit, type Stage } from '../stage';
import { Text } from '@tarojs/components';
import { Page, useOffer, usePageParams, useParam } from '@/ui/shell';
import { isShared } from '@/ui/shell/silentShare';
import { render } from '../../../setup/render';
import { answer, fields, sent } from '../answers';
import { SIGNED } from '../../contract/fixtures';

let set: Stage;
beforeEach(() => {
  fakeTimers();
  set = stage();
  answer(set, {
    'site.share': {
      config: SIGNED,
      share: { url: 'https://a/h5/x?share_id=s', share_id: 's' },
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const open = async (path: string, params: Record<string, string> = {}) => {
  visit({ path, params });
  await render(set.wrap(<Page>茶</Page>));
  await pass(0);
};

it('asks for its link once it stands, with its own address', async () => {
  await open('/shop/pages/list', { scene: 'new' });
  expect(sent(set, 'site.share')).toEqual([]);
  await pass(2600);
  await pass(5000);
  const asked = sent(set, 'site.share');
  expect(asked).toHaveLength(1);
  expect(decodeURIComponent(asked[0]!.url)).toContain('/shop/pages/list?scene=new');
  expect(fields(asked[0])).toEqual({});
  expect(set.core.root.sharing.current()?.url).toContain('share_id=s');
});

it('asks again when it has settled on something else that was chosen there, once', async () => {
  visit({ path: '/shop/pages/footprint/index' }, { path: '/shop/pages/list', params: { scene: 'new' } });
  function Sorted() {
    const [sort, setSort] = useParam(usePageParams<'/shop/pages/list'>(), 'sort');
    return (
      <Page>
        <Text>{sort}</Text>
        <button onClick={() => setSort('price')}>价格</button>
        <button onClick={() => setSort('sales')}>销量</button>
      </Page>
    );
  }
  const view = await render(set.wrap(<Sorted />));
  await pass(2600);
  expect(sent(set, 'site.share')).toHaveLength(1);
  await view.tap(view.byRole('button', '价格'));
  await view.tap(view.byRole('button', '销量'));
  await pass(2600);
  await pass(5000);
  const asked = sent(set, 'site.share').map(({ url }) => decodeURIComponent(url));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('/shop/pages/list?scene=new&sort=sales');
});

it('leaves a page alone that has offered its own card, whatever is chosen there', async () => {
  visit({ path: '/shop/pages/list' });
  function Own() {
    const [sort, setSort] = useParam(usePageParams<'/shop/pages/list'>(), 'sort');
    useOffer({ title: 'a', desc: sort, pic: '', url: '/shop/pages/list' });
    return (
      <Page>
        <button onClick={() => setSort('price')}>价格</button>
      </Page>
    );
  }
  const view = await render(set.wrap(<Own />));
  await pass(3000);
  await view.tap(view.byRole('button', '价格'));
  await pass(3000);
  // The page's own two, no third.
  expect(sent(set, 'site.share')).toHaveLength(2);
  expect(set.core.root.sharing.current()?.title).toBe('a');
});

it('leaves a page alone that has offered its own card', async () => {
  await open('/shop/pages/list');
  await set.core.root.sharing.offer({ title: 'a', desc: '', pic: '', url: '/shop/pages/list' });
  await pass(3000);
  expect(sent(set, 'site.share')).toHaveLength(1);
});

it('pages of members and steps on the way are not shared', async () => {
  expect(
    ['/pages/tea/my-cpf', '/site/pages/login', '/member/pages/wallet/pay'].map((path) => isShared(path as never)),
  ).toEqual([false, false, false]);
  expect(isShared('/pages/tea/index')).toBe(true);
  await open('/site/pages/login');
  await pass(3000);
  expect(sent(set, 'site.share')).toEqual([]);
});
