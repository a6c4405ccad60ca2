/** /activity/pages/gg: a campaign page made of blocks, opened from an advert or a shared link. No music starts here by itself. */
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import type { PageBlock } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Blocks, Page, useOffer, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { CampaignBlock } from '../campaign/Block';
import styles from '../campaign/campaign.module.scss';

/** The one that runs, for a link without a code. */
const CURRENT = 'GG_SPRING';

/** What a page counts down to is its end. */
const isOver = (blocks: readonly PageBlock[], now: number): boolean =>
  blocks.some(({ kind, items }) => kind === 'countdown' && Number(items[0]?.value ?? 0) <= now);

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
  const { clock } = useStores();
  const page = state.data && !isOver(state.data.blocks, clock.now()) ? state.data : undefined;
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
      {() =>
        page ? (
          <Blocks>
            {page.blocks.map((block, i) => (
              <CampaignBlock key={`${block.kind}${i}`} block={block} />
            ))}
            <View className={styles.end} />
          </Blocks>
        ) : (
          <Empty
            title="活动已结束"
            text="看看正在进行的"
            button="去看看"
            onPress={() =>
              // The one that runs is over itself: the main event is next.
              code === CURRENT ? go('/activity/pages/index', {}) : go('/activity/pages/gg', { id: CURRENT })
            }
          />
        )
      }
    </Page>
  );
}
