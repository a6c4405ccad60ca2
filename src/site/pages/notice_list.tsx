/** /site/pages/notice_list: public announcements and articles, pinned ones on top. Nothing here is anybody's own. */
import { View } from '@tarojs/components';
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import type { Article } from '@/contract';
import { call } from '@/core/api';
import { BRAND } from '@/core/lib/brand';
import { useStores } from '@/core/stores';
import { formatRoute, go } from '@/core/routes';
import { useShare } from '@/domain/poster/useShare';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useKeyword, useList, useMoment, usePageParams, useShareCard } from '@/ui/shell';
import { ArticleRow } from '../article/ArticleRow';
import styles from '../article/article.module.scss';

/** What only the staff reads stands on their workbench. */
type Cate = Exclude<Article['cate'], 'staff'>;
const CATES: readonly { id: Cate; label: string }[] = [
  { id: 'notice', label: '公告' },
  { id: 'tea', label: '茶识' },
  { id: 'event', label: '活动' },
  { id: 'brand', label: '品牌' },
  { id: 'help', label: '帮助' },
];

export default function NoticeListPage() {
  const params = usePageParams<'/site/pages/notice_list'>();
  const { session } = useStores();
  const [cate, setCate] = useChoice(params, 'cate', CATES);
  const { keyword, box, clear } = useKeyword(params);
  const list = useList(
    (page) => call('article.index', { cate, ...(keyword ? { keyword } : {}), page }),
    [cate, keyword],
  );
  const { share } = useShare(undefined);
  const label = CATES.find(({ id }) => id === cate)?.label ?? '';
  useShareAppMessage(
    useShareCard({
      title: `${BRAND.name} · ${label}`,
      desc: '新茶、活动与茶识',
      pic: BRAND.shareImage,
      url: formatRoute('/site/pages/notice_list', { cate, keyword: params.keyword }),
    }),
  );
  useShareTimeline(useMoment());
  return (
    <Page
      right={
        <>
          {session.hasLogin && (
            <IconButton icon="bell" label="消息中心" onPress={() => go('/member/pages/notice/index', {})} />
          )}
          <IconButton icon="share" label="分享" onPress={share} />
        </>
      }
    >
      <View className={styles.search}>
        <SearchBox placeholder="标题或摘要" maxLength={30} {...box} />
      </View>
      <Tabs items={CATES} current={cate} label="文章类别" onChange={setCate} />
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(article) => <ArticleRow article={article} />}
          chunkClass="chunk-stack"
          empty={
            keyword ? (
              <Empty title="没有找到" text="换个关键词" button="清除搜索" onPress={clear} />
            ) : (
              <Empty picture="message" title={`还没有${label}`} text="有新的会发在这里" />
            )
          }
        />
      </View>
    </Page>
  );
}
