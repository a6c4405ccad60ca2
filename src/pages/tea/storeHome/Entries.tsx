/** Four large entries; those that lead to a page without a file are left out. */
import { APP_NAME } from '@/core/lib/app';
import { Text, View } from '@tarojs/components';
import type { GoodsBlock } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { useAction, useMessenger } from '@/ui/shell';
import styles from './Entries.module.scss';

const ICONS: Record<string, IconName> = { scan: 'scan', booking: 'calendar', pickup: 'store', code: 'qr' };

export function Entries({ items, onCode }: { items: GoodsBlock['items']; onCode: () => void }) {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code && !(await open(code))) feedback.toast(`这不是${APP_NAME}的桌码`);
  });
  const shown = items.filter(({ link }) => link === undefined || canOpen(link));
  const press = (key: string, link: string | undefined) => {
    if (link) void open(link);
    else if (key === 'code') onCode();
    else void scan.run();
  };
  return (
    <View className={styles.entries}>
      {shown.map(({ key, label, value, link }) => (
        <Pressable key={key} className={styles.entry} label={`${label}，${value}`} onPress={() => press(key, link)}>
          <Icon name={ICONS[key] ?? 'leaf'} size={26} />
          <Text className={styles.label}>{label}</Text>
          <Words size="caption" tone="muted">
            {value}
          </Words>
        </Pressable>
      ))}
    </View>
  );
}
