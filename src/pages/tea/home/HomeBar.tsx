/** The rod the scroll hangs from: wordmark, search with rotating words, scanner. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Brand } from '@/ui/kit/Brand';
import { IconButton } from '@/ui/kit/IconButton';
import { SearchBox } from '@/ui/kit/SearchBox';
import { useAction } from '@/ui/shell';
import styles from './HomeBar.module.scss';

const ROTATE_MS = 4000;

/** One hot word after another; it stands still with fewer than two. */
function useRotating(words: readonly string[], fallback: string): string {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (words.length < 2) return undefined;
    const timer = setInterval(() => setAt((index) => index + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [words.length]);
  return words[at % Math.max(1, words.length)] ?? fallback;
}

export const HomeBar = observer(function HomeBar() {
  const { config, feedback } = useStores();
  const word = useRotating(config.value?.hotWords ?? [], '找茶、找茶器');
  const scan = useAction(async () => {
    const code = await platform.scan.scan();
    if (!code) return;
    // A code is either one of our own addresses or a bar code, which the search knows.
    if (!(await open(code))) await go('/shop/pages/search/search', { keyword: code });
  });
  return (
    <View className={styles.bar}>
      <Brand kind="wordmark" tone="paper" height={24} />
      <SearchBox tone="ink" placeholder={word} onPress={() => go('/shop/pages/search/index', { keyword: '' })} />
      <IconButton
        icon="scan"
        label="扫一扫"
        onPress={() => (platform.scan.available ? void scan.run() : feedback.toast('请用微信打开后扫码'))}
      />
    </View>
  );
});
