/** The rod the scroll hangs from: wordmark, search with rotating words, scanner. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { ScanButton } from '@/domain/search/ScanButton';
import { useHotWord } from '@/domain/search/useHotWord';
import { Brand } from '@/ui/kit/Brand';
import { SearchLink } from '@/ui/kit/SearchBox';
import styles from './HomeBar.module.scss';

export const HomeBar = observer(function HomeBar() {
  const word = useHotWord('找茶、找茶器');
  return (
    <View className={styles.bar}>
      <Brand kind="wordmark" tone="paper" height={24} />
      <SearchLink tone="ink" placeholder={word} onPress={() => go('/shop/pages/search/index', { keyword: '' })} />
      <ScanButton />
    </View>
  );
});
