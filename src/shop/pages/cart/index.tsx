/** /shop/pages/cart/index: the basket, a bottom tab; visitors have one too. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useCart } from '@/domain/cart/useCart';
import { BarLink } from '@/ui/kit/BarLink';
import { later, Page } from '@/ui/shell';
import { CartBar } from '../../cart/CartBar';
import { CartBody } from '../../cart/CartBody';
import { useCartEditing } from '../../cart/useCartEditing';

const SumSheet = later(() => import('../../cart/SumSheet').then(({ SumSheet: part }) => part));

export default observer(function CartPage() {
  const cart = useCart();
  const view = cart.state.data;
  const edit = useCartEditing(cart);
  const [details, setDetails] = useState(false);
  return (
    <Page
      tab
      state={cart.state}
      right={
        edit.filled && (
          <BarLink word={edit.editing ? '完成' : '编辑'} role="button" onPress={() => edit.setEditing(!edit.editing)} />
        )
      }
      action={
        view &&
        edit.filled && (
          <CartBar
            cart={view}
            editing={edit.editing}
            all={edit.all}
            picked={edit.picked.length}
            busy={edit.settling}
            onAll={edit.selectAll}
            onSettle={edit.settle}
            onDetails={() => setDetails(true)}
            onCollect={edit.collect}
            onRemove={() => edit.remove(edit.picked)}
          />
        )
      }
      overlay={view && <SumSheet cart={view} open={details} onClose={() => setDetails(false)} />}
    >
      {(data) => (
        <CartBody
          view={data}
          cart={cart}
          picked={edit.editing ? new Set(edit.picked) : undefined}
          onPick={edit.pick}
          onRemove={edit.remove}
        />
      )}
    </Page>
  );
});
