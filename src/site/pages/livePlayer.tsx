/** /site/pages/livePlayer: a live room or a garden camera and nothing else: no goods, no comments. */
import { useState } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { useShare } from '@/domain/poster/useShare';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { LiveBody } from '../live/LiveBody';
import styles from '../live/live.module.scss';

export default function LivePlayerPage() {
  const { id = '', title } = usePageParams<'/site/pages/livePlayer'>();
  const state = usePageData(() => call('college.liveView', { id: /^\d+$/.test(id) ? id : '0' }), [id]);
  const [whole, setWhole] = useState(false);
  const { share } = useShare(undefined);
  const card = state.data?.card;
  useShareAppMessage(
    useShareCard(
      card && {
        title: card.title,
        desc: state.data?.intro ?? '',
        pic: card.cover,
        url: `/site/pages/livePlayer?id=${card.id}`,
      },
    ),
  );
  return (
    <Page
      state={state}
      skeleton="detail"
      title={title ?? card?.title}
      className={whole ? styles.whole : ''}
      bar={whole ? 'none' : undefined}
      right={card && <IconButton icon="share" label="分享" onPress={share} />}
    >
      {(live) => <LiveBody live={live} whole={whole} onWhole={setWhole} onAgain={() => void state.reload()} />}
    </Page>
  );
}
