/** /tea/pages/lifeCircle: what tea friends drink today, and the allied merchants near by. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, useChoice, usePageParams } from '@/ui/shell';
import { Merchants } from '../life/Merchants';
import { Posts } from '../life/Posts';

const TABS = [
  { id: 'posts', label: '茶友圈' },
  { id: 'merchants', label: '联盟商家' },
] as const;
const JOIN = '/member/pages/wholesale/index';

export default function LifeCirclePage() {
  const params = usePageParams<'/tea/pages/lifeCircle'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [writing, setWriting] = useState(false);
  return (
    <Page
      action={
        tab === 'posts' ? (
          <Button block onPress={() => setWriting(true)}>
            发一条今天的茶
          </Button>
        ) : (
          canOpen(JOIN) && (
            <Button block tone="line" onPress={() => open(JOIN)}>
              商家入驻
            </Button>
          )
        )
      }
    >
      <Tabs items={TABS} current={tab} label="茶生活圈" onChange={setTab} />
      <View>{tab === 'posts' ? <Posts writing={writing} onWriting={setWriting} /> : <Merchants />}</View>
    </Page>
  );
}
