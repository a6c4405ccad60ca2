/** An article over the page. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { RichText } from '@/ui/kit/RichText';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './magazine.module.scss';

interface ReadSheetProps {
  open: boolean;
  id: string;
  onClose: () => void;
}

export function ReadSheet({ open, id, onClose }: ReadSheetProps) {
  const found = useBlock(async () => (id ? call('article.details', { id }) : undefined), id);
  const article = found?.id === id ? found : undefined;
  return (
    <Sheet open={open} title={article?.title ?? '茶识'} onClose={onClose}>
      {article ? (
        <View className={styles.reading}>
          <Note>{`${article.author} · ${formatTime(article.publishedAt, 'MM月DD日')}`}</Note>
          <RichText html={article.html ?? ''} />
          {article.goods && (
            <Cells>
              {article.goods.map(({ id: goodsId, title, subtitle }) => (
                <Cell
                  key={goodsId}
                  label={title}
                  note={subtitle}
                  role="link"
                  onPress={() => go('/shop/pages/goods', { id: goodsId })}
                />
              ))}
            </Cells>
          )}
        </View>
      ) : (
        <Skeleton kind="article" />
      )}
    </Sheet>
  );
}
