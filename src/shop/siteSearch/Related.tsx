/** 相关内容: what else the site has about a word; nothing when there are only goods. */
import { Text, View } from '@tarojs/components';
import type { CountTab } from '@/contract';
import { go } from '@/core/routes';
import { Chip } from '@/ui/kit/Chip';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import type { Kind } from './hits';
import styles from './Related.module.scss';

export function Related({ tabs, keyword }: { tabs: readonly CountTab[]; keyword: string }) {
  const others = tabs.filter(({ id }) => id !== 'all' && id !== 'goods');
  if (others.length === 0) return null;
  return (
    <View className={styles.related}>
      <Text className={styles.title}>相关内容</Text>
      <Strip>
        <Stack row gap={8}>
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
