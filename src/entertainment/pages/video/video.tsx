/** /entertainment/pages/video/video: films one above the other; on its side the phone shows nothing but the film. */
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { useWholeScreen, useWide } from '@/domain/film/useWide';
import { classes } from '@/ui/kit/classes';
import { Page, usePageParams, useShareCard } from '@/ui/shell';
import { BrewBar } from '../../film/BrewBar';
import { Deck } from '../../film/Deck';
import { useNetworkHint } from '../../film/useNetworkHint';
import styles from './video.module.scss';

export default observer(function FilmPage() {
  const params = usePageParams<'/entertainment/pages/video/video'>();
  const wide = useWide();
  useWholeScreen(wide);
  useNetworkHint();
  useShareAppMessage(useShareCard());
  return (
    <Page className={classes(styles.dark, wide && styles.whole)} bar="none" overlay={<BrewBar place="head" />}>
      <Deck params={params} wide={wide} />
    </Page>
  );
});
