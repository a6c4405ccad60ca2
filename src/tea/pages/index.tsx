/** /tea/pages/index: the magazine of the tea culture. */
import { useEffect } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { pictureUrl } from '@/ui/kit/Picture';
import { Page, usePageData, useShareCard } from '@/ui/shell';
import { Magazine } from '../magazine/Magazine';

export default function CultureIndexPage() {
  const { sharing } = useStores();
  useShareAppMessage(useShareCard());
  const state = usePageData(() => call('tea.newIndex'));
  const season = state.data?.hero.items[0];
  useEffect(() => {
    if (!season) return;
    void sharing.offer({
      title: `茶文化 · ${season.label}`,
      desc: season.value,
      pic: pictureUrl(season.image ?? '', 480),
      url: '/tea/pages/index',
    });
  }, [season, sharing]);
  return (
    <Page state={state} skeleton="article">
      {(home) => <Magazine home={home} />}
    </Page>
  );
}
