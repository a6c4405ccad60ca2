/** /tea/pages/index: the magazine of the tea culture. */
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { call } from '@/core/api';
import { pictureUrl } from '@/ui/kit/Picture';
import { Page, usePageData, useMoment, useShareCard } from '@/ui/shell';
import { Magazine } from '../magazine/Magazine';

export default function CultureIndexPage() {
  const state = usePageData(() => call('tea.newIndex'), [], 'tea.newIndex');
  const season = state.data?.hero.items[0];
  useShareAppMessage(
    useShareCard(
      season && {
        title: `茶文化 · ${season.label}`,
        desc: season.value,
        pic: pictureUrl(season.image ?? '', 480),
        url: '/tea/pages/index',
      },
    ),
  );
  useShareTimeline(useMoment());
  return (
    <Page state={state} skeleton="article">
      {(home) => <Magazine home={home} />}
    </Page>
  );
}
