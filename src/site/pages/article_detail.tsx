/** /site/pages/article_detail: one article, its goods and its neighbours. */
import { useState } from 'react';
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { go, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, useLogin, useMoment, usePageParams, useShareCard } from '@/ui/shell';
import { ArticleBody } from '../article/ArticleBody';
import { keepSize, readSize, type Size } from '../article/reading';
import { useArticle } from '../article/useArticle';

export default function ArticlePage() {
  const { id = '' } = usePageParams<'/site/pages/article_detail'>();
  const { storage } = useStores().platform;
  const [size, setSize] = useState(() => readSize(storage));
  const guard = useLogin();
  const { state, collect } = useArticle(id);
  const article = state.data ?? undefined;
  const resize = (next: Size) => {
    keepSize(storage, next);
    setSize(next);
  };
  useShareAppMessage(
    useShareCard(
      article && {
        title: article.title,
        desc: article.summary,
        pic: article.cover,
        url: `/site/pages/article_detail?id=${article.id}`,
      },
    ),
  );
  useShareTimeline(useMoment());
  const { share } = useShare(undefined);
  const tools = article && (
    <>
      <IconButton
        icon="heart"
        on={article.collected}
        label={article.collected ? '取消收藏' : '收藏'}
        onPress={() => guard(collect.run)}
      />
      <IconButton icon="share" label="分享" onPress={share} />
    </>
  );
  return (
    <Page state={state} skeleton="article" right={tools}>
      {(found) =>
        found ? (
          <ArticleBody
            article={found}
            size={size}
            onSize={resize}
            onTurn={(next) => void replace('/site/pages/article_detail', { id: next })}
          />
        ) : (
          <Empty
            picture="notfound"
            title="这一篇不在了"
            text="内容不存在或已下架"
            button="看看其他文章"
            onPress={() => go('/site/pages/notice_list', { cate: 'tea' })}
          />
        )
      }
    </Page>
  );
}
