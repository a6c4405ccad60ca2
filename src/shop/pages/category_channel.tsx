/** /shop/pages/category_channel: partners fill their basket by the box; it stays on the phone, apart from the cart. */
import { go } from '@/core/routes';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { kgText } from '@/domain/wholesale/ladder';
import { Page, usePageParams } from '@/ui/shell';
import { CatalogueBody } from '../channel/CatalogueBody';
import { ChannelGate } from '../channel/ChannelGate';
import { useCatalogue } from '../channel/useCatalogue';

export default function ChannelPage() {
  return (
    <ChannelGate>
      <Catalogue />
    </ChannelGate>
  );
}

function Catalogue() {
  const catalogue = useCatalogue(usePageParams<'/shop/pages/category_channel'>());
  const { sum, state } = catalogue;
  return (
    <Page
      state={state}
      action={
        <SubmitBar
          payable={sum.amount}
          note={sum.boxes > 0 ? `${sum.boxes} 箱 · ${kgText(sum.grams)}` : '整箱起订，满 ¥2,000'}
          label="去结算"
          missing={sum.boxes === 0 && '先选一箱货，再去结算'}
          onSubmit={() => go('/shop/pages/order/settle_channel', {})}
        />
      }
    >
      {({ channel, tree }) => <CatalogueBody catalogue={catalogue} channel={channel} tree={tree} />}
    </Page>
  );
}
