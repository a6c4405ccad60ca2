/** /reservation/pages/explore/storesinformation: the facts of a store - where, when, whom to call - while detail/detail sells a booking. */
import { useState } from 'react';
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { call } from '@/core/api';
import { BRAND } from '@/core/lib/brand';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useWhere } from '@/domain/store/useWhere';
import { Button } from '@/ui/kit/Button';
import { Tool } from '@/ui/kit/Tool';
import { Page, useAction, useLogin, useMoment, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { ReportSheet } from '../../facts/ReportSheet';
import { StoreFacts } from '../../facts/StoreFacts';

export default function StoreFactsPage() {
  const { id = '' } = usePageParams<'/reservation/pages/explore/storesinformation'>();
  const { feedback } = useStores();
  const { point } = useWhere();
  const guard = useLogin();
  const [reporting, setReporting] = useState(false);
  const state = usePageData(() => call('tea.store', { id: /^\d+$/.test(id) ? id : '0', ...point }), [id, point]);
  const store = state.data?.store;
  const url = `/reservation/pages/explore/storesinformation?id=${id}`;
  useShareAppMessage(useShareCard(store && { title: store.name, desc: store.address, pic: store.cover, url }));
  useShareTimeline(useMoment());
  const dial = useAction(async (number: string) => platform.phone.dial(number));
  const copy = useAction(async (text: string) => {
    await platform.clipboard.copy(text);
    feedback.toast('已复制');
  });
  const keep = useAction(async () => {
    if (!store) return;
    await platform.phone.keep({ name: store.name, mobile: store.tel, company: BRAND.name, title: '', email: '' });
  });
  return (
    <Page
      state={state}
      skeleton="detail"
      action={
        store && (
          <>
            <Tool icon="phone" text="存通讯录" onPress={() => void keep.run()} />
            <Tool icon="edit" text="报错" onPress={() => setReporting(true)} />
            <Button grow size="l" onPress={() => go('/reservation/pages/detail/detail', { id: store.id })}>
              去预约
            </Button>
          </>
        )
      }
      overlay={store && <ReportSheet store={store} open={reporting} onClose={() => setReporting(false)} />}
    >
      {(venue) => (
        <StoreFacts
          venue={venue}
          onDial={(number) => void dial.run(number)}
          onCopy={(text) => void copy.run(text)}
          onLogin={() => guard(() => void state.reload())}
        />
      )}
    </Page>
  );
}
