/** /qrCodeOrder/pages/index: the menu of a table and the one cart of all who sit at it. */
import { useCallback, useState } from 'react';
import { observer } from 'mobx-react';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { later, Page, Room, usePageParams } from '@/ui/shell';
import { MenuBody } from '../menu/MenuBody';
import { useMenu } from '../menu/useMenu';
import { usePlacedBefore } from '../menu/usePlacedBefore';
import { useTable } from '../seat/useTable';

const CartPill = later(() => import('../menu/CartPill').then(({ CartPill: part }) => part));
const FindBox = later(() => import('../menu/FindBox').then(({ FindBox: part }) => part));
const PartyPick = later(() => import('../menu/PartyPick').then(({ PartyPick: part }) => part), Room);
const NoTable = later(() => import('../menu/NoTable').then(({ NoTable: part }) => part));
const CartSheet = later(() => import('../menu/CartSheet').then(({ CartSheet: part }) => part));

export default observer(function TableMenuPage() {
  const { code, su_code: kept } = usePageParams<'/qrCodeOrder/pages/index'>();
  const { state, sit } = useTable(code ?? kept);
  const menu = useMenu(state);
  const [sheet, setSheet] = useState(false);
  const [note, setNote] = useState('');
  const [keyword, setKeyword] = useState<string>();
  const [staff, setStaff] = useState(false);
  const { home, cart, order } = menu;
  const place = async () => {
    if (!(await order.run(note))) return;
    setNote('');
    setSheet(false);
  };
  const close = useCallback(() => setSheet(false), []);
  usePlacedBefore(sheet, menu, close);
  return (
    <Page
      state={state}
      title={home?.session.store.name}
      right={
        home && (
          <>
            {home.staff && <BarLink word={staff ? '完成' : '估清'} role="button" onPress={() => setStaff(!staff)} />}
            <BarLink
              word={keyword === undefined ? '找' : '收起'}
              role="button"
              onPress={() => setKeyword(keyword === undefined ? '' : undefined)}
            />
            <BarLink word="账单" onPress={() => go('/qrCodeOrder/pages/order', { sessionId: home.session.id })} />
          </>
        )
      }
      overlay={
        home &&
        cart.cart && (
          <>
            {!staff && (
              <CartPill cart={cart.cart} news={cart.news} waiting={cart.waiting} onOpen={() => setSheet(true)} />
            )}
            <CartSheet
              open={sheet}
              menu={menu}
              note={note}
              onNote={setNote}
              onClose={close}
              onOrder={() => void place()}
            />
          </>
        )
      }
    >
      {(seat) =>
        seat.kind === 'none' ? (
          <NoTable old={seat.old} />
        ) : seat.kind === 'free' ? (
          <PartyPick onSit={sit} />
        ) : menu.joined ? (
          <NoTable old={false} joined={menu.joined} />
        ) : (
          <>
            <FindBox open={keyword !== undefined} keyword={keyword ?? ''} onInput={setKeyword} />
            <MenuBody menu={menu} home={home ?? seat.home} keyword={keyword ?? ''} staff={staff} />
          </>
        )
      }
    </Page>
  );
});
