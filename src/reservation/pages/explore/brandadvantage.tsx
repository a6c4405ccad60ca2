/** /reservation/pages/explore/brandadvantage: why this house - its story in chapters (text page BRAND), with what is live beside the words. */
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { call } from '@/core/api';
import { plainText } from '@/core/lib/richText';
import { cutText } from '@/core/lib/sections';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Page, useMoment, usePageData, useShareCard } from '@/ui/shell';
import { Story } from '../../brand/Story';

const PATH = '/reservation/pages/explore/brandadvantage';

export default function BrandPage() {
  const state = usePageData(() => call('pages.view', { code: 'BRAND' }), []);
  const page = state.data;
  const text = cutText(page?.html ?? '');
  const desc = plainText(text.lead, 40);
  useShareAppMessage(useShareCard(page && { title: page.title, desc, pic: page.cover ?? '', url: PATH }));
  useShareTimeline(useMoment());
  return (
    <Page
      state={state}
      skeleton="article"
      action={
        <>
          <Button grow size="l" tone="line" onPress={() => go('/site/pages/login_channel', {})}>
            渠道合作
          </Button>
          <Button grow size="l" onPress={() => go('/reservation/pages/index/home', {})}>
            预约参观
          </Button>
        </>
      }
    >
      {(shown) => <Story page={shown} text={text} />}
    </Page>
  );
}
