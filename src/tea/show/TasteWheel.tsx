/** Eight tastes as petals around a middle, 0 to 10; a second tea lies over the first one. The words say the same below. */
import { Text, View } from '@tarojs/components';
import type { Exhibit } from '@/contract';
import { Stack } from '@/ui/kit/Stack';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import styles from './TasteWheel.module.scss';

type Taste = Exhibit['taste'];

export function TasteWheel({
  taste,
  name,
  other,
}: {
  taste: Taste;
  name: string;
  other?: { taste: Taste; name: string };
}) {
  const words = taste.map(({ label, value }) => `${label} ${value}`).join('，');
  return (
    <Stack align="center">
      <View className={styles.wheel} {...aria({ role: 'img', label: `${name}的风味：${words}` })}>
        {[1, 2].map((ring) => (
          <View key={ring} className={styles.ring} style={vars({ size: ring * 40 })} />
        ))}
        {taste.map(({ key, value }, index) => (
          <View key={key} className={styles.arm} style={vars({ turn: (index * 360) / taste.length })}>
            <View className={styles.petal} style={vars({ reach: value * 8 })} />
            {other && <View className={styles.second} style={vars({ reach: (other.taste[index]?.value ?? 0) * 8 })} />}
          </View>
        ))}
        {taste.map(({ key, label }, index) => {
          const angle = (index * Math.PI * 2) / taste.length;
          return (
            <Text
              key={key}
              className={styles.label}
              style={vars({ x: Math.round(Math.sin(angle) * 104), y: Math.round(-Math.cos(angle) * 104) })}
            >
              {label}
            </Text>
          );
        })}
      </View>
      {other && (
        <View className={styles.legend}>
          <Text className={styles.one}>{name}</Text>
          <Text className={styles.two}>{other.name}</Text>
        </View>
      )}
    </Stack>
  );
}
