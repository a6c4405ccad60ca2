/** /shop/pages/order/express: every parcel of an order with its journey, newest first, and what is still to come. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { ExpressView } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { DAY, formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Steps } from '@/ui/kit/Steps';
import { Strip } from '@/ui/kit/Strip';
import { Tabs } from '@/ui/kit/Tabs';
import { Thumb } from '@/ui/kit/Thumb';
import { Page, useAction, usePageData, usePageParams } from '@/ui/shell';
import { RouteLine } from '../../express/RouteLine';
import styles from './express.module.scss';

type Shown = ExpressView['parcels'][number];

export default function ExpressPage() {
  const { id = '', parcelId } = usePageParams<'/shop/pages/order/express'>();
  const { feedback, config } = useStores();
  const state = usePageData(() => call('memberOrder.express', { id }), [id]);
  const [chosen, setChosen] = useState(parcelId);
  const view = state.data;
  const shown = view?.parcels.find(({ parcel }) => parcel.id === chosen) ?? view?.parcels[0];

  const receive = useAction(async () => {
    const sure = { title: '收到茶了吗？', text: '确认后积分和成长值到账。', yes: '确认收货', no: '还没有' };
    if (!(await feedback.confirm(sure))) return;
    try {
      await call('memberOrder.takeDelivery', { id });
      feedback.toast('已确认收货');
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
    await state.reload();
  });
  const urge = useAction(async () => {
    if (!shown) return;
    await call('shop.opinion', {
      kind: 'service',
      content: `请催促快递尽快派送：${shown.parcel.company} ${shown.parcel.trackingNo}`,
      orderId: id,
    });
    feedback.toast('已通知客服催促快递');
  });
  const serviceMobile = config.value?.serviceMobile;

  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        view &&
        view.parcels.length > 0 && (
          <View className={styles.bar}>
            {serviceMobile && (
              <Button tone="quiet" onPress={() => platform.phone.dial(serviceMobile)}>
                联系客服
              </Button>
            )}
            {shown?.expectAt !== undefined && (
              <Button tone="quiet" busy={urge.pending && '提交中'} onPress={() => void urge.run()}>
                催物流
              </Button>
            )}
            {view.canReceive && (
              <Button busy={receive.pending && '确认中'} onPress={() => void receive.run()}>
                确认收货
              </Button>
            )}
            {view.canReview && (
              <Button onPress={() => go('/shop/pages/order/detail', { id, action: 'review' })}>去评价</Button>
            )}
          </View>
        )
      }
    >
      {(data) =>
        shown ? (
          <View className={styles.page}>
            {data.parcels.length > 1 && (
              <Tabs
                label="包裹"
                current={shown.parcel.id}
                onChange={setChosen}
                items={data.parcels.map(({ parcel }, at) => ({
                  id: parcel.id,
                  label: `包裹${at + 1}/${data.parcels.length}`,
                }))}
              />
            )}
            <ParcelBody shown={shown} view={data} />
            <Rest view={data} />
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

function ParcelBody({ shown, view }: { shown: Shown; view: ExpressView }) {
  const { feedback, clock } = useStores();
  const { parcel, traces, expectAt, staleAt } = shown;
  const copy = () =>
    platform.clipboard.copy(parcel.trackingNo).then(
      () => feedback.toast('快递单号已复制'),
      (error: unknown) => feedback.report(error),
    );
  return (
    <>
      <View className={styles.head}>
        <Text className={styles.status} role="status">
          {parcel.status}
        </Text>
        {expectAt !== undefined && (
          <Text className={styles.expect}>
            {clock.now() < expectAt + DAY
              ? `预计 ${formatTime(expectAt, 'MM月DD日')} 送达`
              : '比预计的日子晚了，可以催一催物流'}
          </Text>
        )}
        <RouteLine traces={traces} to={view.address} />
      </View>
      {staleAt !== undefined && (
        <View className={styles.block}>
          <Notice tone="warn">{`快递公司暂时没有回应，以下是 ${formatTime(staleAt, 'MM月DD日 h:m')} 的最新进度`}</Notice>
        </View>
      )}
      <View className={styles.block}>
        <Cells>
          <Cell label={parcel.company} arrow={false} onPress={() => platform.phone.dial(parcel.companyTel)}>
            {`${parcel.companyTel} 拨打`}
          </Cell>
          <Cell label="快递单号" arrow={false} onPress={copy}>{`${parcel.trackingNo} 复制`}</Cell>
          <Cell label="收货人" note={view.address}>
            {view.receiver}
          </Cell>
        </Cells>
      </View>
      <View className={styles.goods}>
        <Strip>
          <View className={styles.pieces}>
            {parcel.lines.map((line) => (
              <View key={line.id} className={styles.piece}>
                <Thumb src={line.cover} alt={line.title} size={56} />
                <Text className={styles.qty}>{`× ${line.qty}`}</Text>
              </View>
            ))}
          </View>
        </Strip>
      </View>
      <View className={styles.story}>
        {traces.length === 0 ? (
          <Text className={styles.none}>快递已揽收，信息更新中</Text>
        ) : (
          <Steps
            label="物流进度"
            current={0}
            items={traces.map(({ at, text, place }) => ({
              id: `${at}-${text}`,
              title: text,
              note: place,
              time: formatTime(at, 'MM月DD日 h:m'),
            }))}
          />
        )}
      </View>
    </>
  );
}

function Rest({ view }: { view: ExpressView }) {
  if (view.rest.length === 0) return null;
  return (
    <View className={styles.rest}>
      <Text className={styles.restTitle}>还有商品待发出</Text>
      {view.rest.map(({ lineId, title, cover, qty }) => (
        <View key={lineId} className={styles.restRow}>
          <Thumb src={cover} size={56} />
          <Text className={styles.restName}>{title}</Text>
          <Text className={styles.qty}>{`× ${qty}`}</Text>
        </View>
      ))}
    </View>
  );
}
