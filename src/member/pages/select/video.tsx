/** /member/pages/select/video: gives films back to whoever asked; without a caller they can be looked at. A card shows films of the shop only. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { VideoChoice } from '@/domain/video/choice';
import { Button } from '@/ui/kit/Button';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, usePageParams } from '@/ui/shell';
import { Library } from '../../video/Library';
import { OwnFilms } from '../../video/OwnFilms';
import { Preview } from '../../video/Preview';
import { useChosen } from '../../video/useChosen';
import styles from '../../video/video.module.scss';

const TABS = [
  { id: 'films', label: '视频库' },
  { id: 'slices', label: '切片' },
  { id: 'own', label: '我的上传' },
] as const;
type Tab = (typeof TABS)[number]['id'];
const MOST = 3;

export default function SelectVideoPage() {
  const { max, scene, selected } = usePageParams<'/member/pages/select/video'>();
  const [tab, setTab] = useState<Tab>(scene === 'goods' ? 'own' : 'films');
  const [playing, setPlaying] = useState<VideoChoice>();
  const most = Math.min(MOST, Math.max(1, Number(max ?? 1) || 1));
  const choosing = useChosen(most, selected);
  return (
    <Page
      action={
        choosing.asked &&
        most > 1 && (
          <Button block size="l" disabled={choosing.chosen.length === 0} onPress={choosing.finish}>
            {`选好了（${choosing.chosen.length}/${most}）`}
          </Button>
        )
      }
      overlay={<Preview film={playing} onClose={() => setPlaying(undefined)} />}
    >
      <View>
        {scene !== 'card' && <Tabs className={styles.tabs} label="视频" items={TABS} current={tab} onChange={setTab} />}
        {tab === 'own' ? (
          <OwnFilms choosing={choosing} onPlay={setPlaying} />
        ) : (
          <Library key={tab} kind={tab} choosing={choosing} onPlay={setPlaying} />
        )}
      </View>
    </Page>
  );
}
