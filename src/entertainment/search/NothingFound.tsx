/** No film for a word: looser filters, or what others look for. */
import { View } from '@tarojs/components';
import { back, go, routeBelow } from '@/core/routes';
import { WordGroup } from '@/domain/search/WordGroup';
import { Empty } from '@/ui/kit/Empty';
import { useHotFilmWords } from './useHotFilmWords';
import styles from './found.module.scss';

const SEARCH = '/entertainment/pages/search/index';
/** The page of the search is often the one below. */
const another = (keyword: string) => (routeBelow()?.path === SEARCH ? back() : go(SEARCH, { keyword }));

interface NothingFoundProps {
  keyword: string;
  /** Some filters can be taken away. */
  clear?: () => void;
  onPick: (word: string) => void;
}

export function NothingFound({ keyword, clear, onPick }: NothingFoundProps) {
  const hot = useHotFilmWords();
  return (
    <View>
      <Empty
        title={keyword ? `没有找到「${keyword}」` : '想看点什么'}
        text={clear ? '筛选可能太严了' : '换个说法试试，片子里说过的话也能搜'}
        button={clear ? '清空筛选' : '换个词'}
        onPress={clear ?? (() => another(keyword))}
      />
      <View className={styles.hot}>
        <WordGroup title="大家在搜" words={hot} onPick={onPick} />
      </View>
    </View>
  );
}
