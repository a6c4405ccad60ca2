/** /activity/pages/gg: a campaign page made of blocks, opened from an advert or a shared link. No music starts here by itself. */
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call, RefusedError } from '@/core/api';
import { go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Blocks, Page, useOffer, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { CampaignBlock } from '../campaign/Block';
import styles from '../campaign/campaign.module.scss';

/** The one that runs, for a link without a code. */
const CURRENT = 'GG_SPRING';

export default function CampaignPage() {
  const { id } = usePageParams<'/activity/pages/gg'>();
  const code = (id ?? CURRENT).toUpperCase();
  // A link to one that is no more leads to the one that is.
  const state = usePageData(
    () =>
      call('pages.view', { code }, { hide: true }).catch((error: unknown) => {
        if (code === CURRENT || !(error instanceof RefusedError)) throw error;
        return undefined;
      }),
    [code],
  );
  const page = state.data;
  const card = page && {
    title: page.title,
    desc: page.blocks[0]?.items[0]?.value ?? '',
    pic: page.cover ?? '',
    url: `/activity/pages/gg?id=${page.code}`,
  };
  useShareAppMessage(useShareCard(card));
  useOffer(card);
  const bar = page?.blocks.find(({ kind }) => kind === 'bar');
  return (
    <Page
      title={page?.title}
      state={state}
      skeleton="detail"
      action={bar?.items.map(({ key, label, link = '' }, i) => (
        <Button
          key={key}
          grow
          size="l"
          tone={i === bar.items.length - 1 ? 'primary' : 'line'}
          onPress={() => open(link)}
        >
          {label}
        </Button>
      ))}
    >
      {(shown) =>
        shown ? (
          <Blocks>
            {shown.blocks.map((block, i) => (
              <CampaignBlock key={`${block.kind}${i}`} block={block} />
            ))}
            <View className={styles.end} />
          </Blocks>
        ) : (
          <Empty
            title="活动已结束"
            text="看看正在进行的"
            button="去看看"
            onPress={() => go('/activity/pages/gg', { id: CURRENT })}
          />
        )
      }
    </Page>
  );
}
