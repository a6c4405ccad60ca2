/** Which word was really searched for, and where else it was found: asked beside the list, never instead of it. */
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { useBlock } from '@/ui/shell';
import { Related } from '../siteSearch/Related';
import styles from './FoundFor.module.scss';

export function FoundFor({ keyword }: { keyword: string }) {
  const found = useBlock(() => call('tea.search', { keyword }, { hide: true }), keyword);
  return (
    <View>
      {found?.corrected && (
        <Text className={styles.corrected} role="status">
          {`已为你找「${found.corrected}」`}
        </Text>
      )}
      {found && <Related tabs={found.tabs} keyword={keyword} />}
    </View>
  );
}
