/** Nothing on the whole site: what others look for, and somebody to ask. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { WordGroup } from '@/domain/search/WordGroup';
import { Empty } from '@/ui/kit/Empty';
import styles from './NothingFound.module.scss';

export const NothingFound = observer(function NothingFound(props: { keyword: string; onPick: (word: string) => void }) {
  const { config } = useStores();
  const { keyword, onPick } = props;
  return (
    <View>
      <Empty
        title={keyword ? `没有找到「${keyword}」` : '想找点什么'}
        text={keyword ? '换个说法试试，或者问问客服' : '茶、茶器、文章、门店、茶人，一处都能搜'}
        picture="search"
        {...(keyword ? { button: '联系客服', onPress: () => go('/contact/pages/ContactUs', {}) } : {})}
      />
      <View className={styles.hot}>
        <WordGroup title="热搜" words={config.value?.hotWords ?? []} onPick={onPick} />
      </View>
    </View>
  );
});
