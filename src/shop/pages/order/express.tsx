/** /shop/pages/order/express: every parcel of an order with its journey, newest first, and what is still to come. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { ExpressBar } from '../../express/ExpressBar';
import { ParcelBody } from '../../express/ParcelBody';
import { Rest } from '../../express/Rest';
import styles from './express.module.scss';

export default function ExpressPage() {
  const { id = '', parcelId } = usePageParams<'/shop/pages/order/express'>();
  const state = usePageData(() => call('memberOrder.express', { id }), [id]);
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
                items={parcels.map(({ parcel }, at) => ({ id: parcel.id, label: `包裹${at + 1}/${parcels.length}` }))}
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
            button="查看订单"
            onPress={() => go('/shop/pages/order/detail', { id })}
          />
        )
      }
    </Page>
  );
}
