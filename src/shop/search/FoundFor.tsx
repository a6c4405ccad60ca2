/**
 * Which word was really searched for, and where else it was found: asked beside the list, never instead of it. The line stands from the
 * beginning, so that what comes late moves no goods.
 */
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Chip } from '@/ui/kit/Chip';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { useBlock } from '@/ui/shell';
import type { Kind } from '../siteSearch/hits';
import styles from './FoundFor.module.scss';

export function FoundFor({ keyword }: { keyword: string }) {
  const found = useBlock(() => call('tea.search', { keyword }, { hide: true }), keyword);
  const others = found?.tabs.filter(({ id }) => id !== 'all' && id !== 'goods') ?? [];
  return (
    <View className={styles.line}>
      {found?.corrected ? (
        <Text className={styles.title} role="status">
          {`已为你找「${found.corrected}」`}
        </Text>
      ) : (
        <Text className={styles.title}>相关内容</Text>
      )}
      <Strip>
        <Stack row gap={8}>
          <Chip onPress={() => go('/shop/pages/search', { keyword })}>搜全站</Chip>
          {others.map(({ id, label, count }) => (
            <Chip key={id} onPress={() => go('/shop/pages/search', { keyword, kind: id as Kind })}>
              {`${label} ${count}`}
            </Chip>
          ))}
        </Stack>
      </Strip>
    </View>
  );
}
