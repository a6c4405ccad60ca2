/** /collegePackages/pages/college/index: where learning goes on, what runs now, and what there is to learn; a word searches all of it. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { later, Page, useKeyword, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { HomeBody } from '../../home/HomeBody';

const DrillSheet = later(() => import('../../drill/DrillSheet').then(({ DrillSheet: part }) => part));

export default observer(function CollegePage() {
  const { session } = useStores();
  const search = useKeyword(usePageParams<'/collegePackages/pages/college/index'>());
  const state = usePageData(() => call('college.index', {}), [session.token], 'college.index');
  const [drilling, setDrilling] = useState(false);
  // What was learned meanwhile.
  useReturn(state.reload);
  useShareAppMessage(useShareCard());
  const home = state.data;
  return (
    <Page
      state={state}
      skeleton="home"
      right={
        <IconButton
          icon="note"
          label="课程订单"
          onPress={() => go('/collegePackages/pages/college/order/course_index', {})}
        />
      }
      overlay={
        session.hasLogin && (
          <DrillSheet
            open={drilling}
            onClose={() => setDrilling(false)}
            onLeft={(drills, streak) => home && state.set({ ...home, drills, streak })}
          />
        )
      }
    >
      {(data) => <HomeBody home={data} search={search} onDrill={() => setDrilling(true)} />}
    </Page>
  );
});
