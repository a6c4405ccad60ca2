/** Where it goes and what that costs: the member's own region until another is chosen, general words while none is known. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { FreightResult, GoodsDetail } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { regionText } from '@/domain/address/text';
import type { Region } from '@/domain/region/regions';
import { Cell } from '@/ui/kit/Cell';
import { later, useBlock } from '@/ui/shell';

const RegionSheet = later(() => import('@/domain/region/RegionSheet').then(({ RegionSheet: part }) => part));

const WAYS = { express: '快递', pickup: '门店自提', escrow: '存入茶窖' } as const;

export function freightWords({ fee, lack, deliverable }: FreightResult): string {
  if (!deliverable) return '该地区暂不配送，可到店自提';
  if (fee === 0) return '包邮';
  return `运费 ${shortYuan(fee)}${lack > 0 ? `，再买 ${shortYuan(lack)} 包邮` : ''}`;
}

export const Delivery = observer(function Delivery({
  goods,
  skuId,
  qty,
}: {
  goods: GoodsDetail;
  skuId: string;
  qty: number;
}) {
  const { session } = useStores();
  const [chosen, setChosen] = useState<Region>();
  const [open, setOpen] = useState(false);
  const own = useBlock(
    async () => (session.hasLogin ? (await call('address.default')).address : undefined),
    session.token,
  );
  const code = chosen?.code ?? own?.regionCode;
  const place = chosen ?? own;
  const freight = useBlock(
    async () => (code ? call('shop.freightFee', { regionCode: code, lines: [{ skuId, qty }] }) : undefined),
    `${code ?? ''}-${skuId}`,
    qty,
  );
  const words = freight ? freightWords(freight) : goods.freightText;
  return (
    <>
      <Cell
        label="配送"
        note={`${goods.deliveryTypes.map((way) => WAYS[way]).join(' · ')}，${words}`}
        onPress={() => setOpen(true)}
      >
        {place ? regionText({ ...place, province: '' }) || place.province : '选择地区'}
      </Cell>
      <RegionSheet
        open={open}
        value={code}
        title="送到哪里"
        onClose={() => setOpen(false)}
        onPick={(region) => {
          setChosen(region);
          setOpen(false);
        }}
      />
    </>
  );
});
