/** /reservation/pages/explore/storesinformation: the facts of a store - where, when, whom to call - while detail/detail sells a booking. */
import { useState } from 'react';
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useWhere } from '@/domain/store/useWhere';
import { Page, useAction, useLogin, useMoment, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { FactsBar } from '../../facts/FactsBar';
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
  return (
    <Page
      state={state}
      skeleton="detail"
      action={store && <FactsBar store={store} onReport={() => setReporting(true)} />}
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
