/** /shop/pages/order/express: every parcel of an order, or of a request for stored tea, with its journey, newest first. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, ExpressView } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { ExpressBar } from '../../parcel/ExpressBar';
import { ParcelBody } from '../../parcel/ParcelBody';
import { Rest } from '../../parcel/Rest';
import styles from './express.module.scss';

export default function ExpressPage() {
  const { id = '', parcelId, requestId } = usePageParams<'/shop/pages/order/express'>();
  const state = usePageData<ExpressView | DataOf<'escrow.express'>>(
    () => (requestId ? call('escrow.express', { id: requestId }) : call('memberOrder.express', { id })),
    [id, requestId],
  );
  const [chosen, setChosen] = useState(parcelId);
  const view = state.data;
  const shown = view?.parcels.find(({ parcel }) => parcel.id === chosen) ?? view?.parcels[0];
  return (
    <Page
      state={state}
      skeleton="cells"
      action={view && shown && <ExpressBar id={id} view={view} shown={shown} onReceived={state.reload} />}
    >
      {({ parcels, receiver, address, rest }) =>
        shown ? (
          <View className={styles.page}>
            {parcels.length > 1 && (
              <Tabs
                label="包裹"
                current={shown.parcel.id}
                onChange={setChosen}
                items={parcels.map(({ parcel }, at) => ({ id: parcel.id, label: `包裹 ${at + 1}/${parcels.length}` }))}
              />
            )}
            <ParcelBody shown={shown} to={{ receiver, address }} />
            <Rest rows={rest} />
          </View>
        ) : (
          <Empty
            picture="order"
            title="还没有包裹"
            text="发货后在这里看得到物流"
            button={requestId ? '查看申请' : '查看订单'}
            onPress={() =>
              requestId ? go('/outbound/pages/escrow', { tab: 'requests' }) : go('/shop/pages/order/detail', { id })
            }
          />
        )
      }
    </Page>
  );
}
