/** Search, filter, and the day's work alone: what stands over the list. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Chip } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import type { useBook } from './useBook';
import { useCardScan } from './useCardScan';
import styles from './book.module.scss';

interface BookToolsProps {
  book: ReturnType<typeof useBook>;
  onFilter: () => void;
}

export function BookTools({ book, onFilter }: BookToolsProps): ReactElement {
  const scan = useCardScan();
  return (
    <>
      <View className={styles.tools}>
        <View className={styles.box}>
          <SearchBox placeholder="姓名、手机尾号、单位" {...book.word.box} />
        </View>
        <IconButton icon="scan" label="扫名片" tone="sunken" onPress={scan} />
        <IconButton
          icon="filter"
          label="筛选和排序"
          tone="sunken"
          on={Object.values(book.chosen).some(Boolean)}
          onPress={onFilter}
        />
      </View>
      <Slot>
        {book.due && (
          <View className={styles.tools}>
            <Chip selected onPress={() => book.setDue(false)}>
              只看今日待办
            </Chip>
          </View>
        )}
      </Slot>
    </>
  );
}
