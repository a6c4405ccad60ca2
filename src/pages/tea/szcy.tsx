/** /pages/tea/szcy: the tea fields: what they are like now, how many trees are free, what was just adopted, and how it goes. */
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { ActivityFeed } from '@/domain/activityFeed/ActivityFeed';
import { BarLink } from '@/ui/kit/BarLink';
import { Slot } from '@/ui/kit/Slot';
import { Page, scrollToTop, useList, useLogin, usePageParams, useParam, useReturn, useShareCard } from '@/ui/shell';
import { Fields } from './garden/Fields';
import { GardenHead } from './garden/GardenHead';
import { HowItGoes } from './garden/HowItGoes';
import { OwnTrees } from './garden/OwnTrees';
import styles from './garden/garden.module.scss';

export default function GardenPage() {
  const params = usePageParams<'/pages/tea/szcy'>();
  const [region, setRegion] = useParam(params, 'region');
  const login = useLogin();
  const list = useList((page) => call('tea.fields', { page, ...(region && { region }) }), [region], {
    rows: ({ page }) => page,
    kept: 'tea.fields',
  });
  const { head } = list;
  const open = head?.page.list.find(({ treesFree }) => treesFree > 0);
  useShareAppMessage(useShareCard());
  useReturn(list.reload);
  const again = () => {
    scrollToTop();
    void list.reload();
  };
  return (
    <Page tab={again} right={<BarLink word="最新收成" onPress={() => go('/pages/tea/rycg', {})} />}>
      <GardenHead summary={head?.summary} onChoose={open && (() => go('/pages/tea/rycs', { fieldId: open.id }))} />
      <OwnTrees claimable={head?.claimable ?? 0} onOpen={() => login(() => go('/pages/tea/wryd', {}))} />
      <View className={styles.feed}>
        <ActivityFeed scene="adopt" />
      </View>
      <Fields list={list} region={region} onRegion={setRegion} />
      <Slot>{list.status === 'ready' && <HowItGoes />}</Slot>
    </Page>
  );
}
