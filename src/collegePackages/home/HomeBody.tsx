/** The first page of the college: its pictures, the field that searches all of it, and what there is or what was found. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import type { useKeyword } from '@/ui/shell';
import { Found } from './Found';
import { Hero } from './Hero';
import { Shelves, type Home } from './Shelves';
import styles from './home.module.scss';

interface HomeBodyProps {
  home: Home;
  search: ReturnType<typeof useKeyword>;
  onDrill: () => void;
}

export const HomeBody = observer(function HomeBody({ home, search, onDrill }: HomeBodyProps): ReactElement {
  const { session } = useStores();
  const { keyword, box, clear } = search;
  return (
    <View className={styles.page}>
      {keyword === '' && <Hero banners={home.banners.items} />}
      <View className={styles.inset}>
        <SearchBox placeholder="课程、讲到的话、资料" maxLength={30} {...box} />
      </View>
      <Slot className={styles.below}>
        {keyword === '' ? (
          <Shelves home={home} isMember={session.hasLogin} onDrill={onDrill} />
        ) : (
          <Found keyword={keyword} onClear={clear} />
        )}
      </Slot>
    </View>
  );
});
