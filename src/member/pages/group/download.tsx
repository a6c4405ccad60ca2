/** /member/pages/group/download: the app for this device, and the tea friends' groups. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { BRAND } from '@/core/lib/brand';
import { useStores } from '@/core/stores';
import { Segmented } from '@/ui/kit/Segmented';
import { Page, usePageData, useShareCard } from '@/ui/shell';
import { AppPart } from '../../download/AppPart';
import { GroupPart } from '../../download/GroupPart';
import styles from '../../download/download.module.scss';

const HALVES = [
  { id: 'app', label: '下载 App' },
  { id: 'group', label: '加入茶友群' },
] as const;

export default function DownloadPage() {
  const { config } = useStores();
  const [half, setHalf] = useState<(typeof HALVES)[number]['id']>('app');
  const state = usePageData(async () => (await config.load()) ?? null);
  useShareAppMessage(
    useShareCard({
      title: `${BRAND.name} App 与茶友群`,
      desc: '装一个在手机上，或和同城茶友聊聊',
      pic: BRAND.shareImage,
      url: '/member/pages/group/download',
    }),
  );
  return (
    <Page state={state} skeleton="cells">
      {(site) => (
        <View className={styles.body}>
          <View className={styles.halves}>
            <Segmented block label="下载与社群" items={HALVES} current={half} onChange={setHalf} />
          </View>
          {half === 'app' ? <AppPart site={site ?? undefined} /> : <GroupPart />}
        </View>
      )}
    </Page>
  );
}
