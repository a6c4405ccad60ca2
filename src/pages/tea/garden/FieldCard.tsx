/** A field: its picture, where and how high it lies, its air, and how many of its trees are free. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { TeaField } from '@/contract';
import { figure, grouped } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { useNextSeason } from './useNextSeason';
import { lateText } from './sensors';
import styles from './garden.module.scss';

export function FieldCard({ field, serverTime }: { field: TeaField; serverTime: number }): ReactElement {
  const { id, name, region, altitude, areaMu, variety, cover, treesTotal, treesFree, liveId } = field;
  const taken = treesTotal - treesFree;
  return (
    <Card clip className={styles.field}>
      <Pressable
        role="link"
        label={`${name}，${treesFree > 0 ? `可认养 ${figure(treesFree)} 棵` : '本季已满'}`}
        onPress={() => go('/pages/tea/rycs', { fieldId: id })}
      >
        <Picture className={styles.cover} src={cover} w={750} ratio={0.44} alt="" />
        <View className={styles.body}>
          <Stack row wrap align="baseline" justify="between">
            <Text className={styles.name}>{name}</Text>
            <Text className={styles.note}>{region}</Text>
          </Stack>
          <Text className={styles.note}>{`海拔 ${altitude} m　${areaMu} 亩　${variety}`}</Text>
          <Air field={field} serverTime={serverTime} />
          <View className={styles.free}>
            <Progress
              className={styles.bar}
              tone="celadon"
              value={(taken / Math.max(1, treesTotal)) * 100}
              label={`${figure(treesTotal)} 棵中 ${figure(taken)} 棵已有主或保留`}
            />
            <Words size="sub" figures className={styles.left}>
              {treesFree > 0 ? `可认养 ${figure(treesFree)}/${figure(treesTotal)}` : '本季已满，可预约下季'}
            </Words>
          </View>
        </View>
      </Pressable>
      {liveId !== undefined && (
        <Pressable
          className={styles.live}
          role="link"
          label={`看${name}直播`}
          onPress={() => go('/site/pages/livePlayer', { id: liveId })}
        >
          <View className={styles.beat} />
          <Text>直播</Text>
        </Pressable>
      )}
      {treesFree === 0 && <NextSeason fieldId={id} />}
    </Card>
  );
}

function NextSeason({ fieldId }: { fieldId: string }): ReactElement {
  const remind = useNextSeason(fieldId);
  return (
    <View className={styles.next}>
      <Button block tone="celadon" onPress={remind}>
        预约下季
      </Button>
    </View>
  );
}

/** The weather and three readings; late ones are said to be late. */
export function Air({ field, serverTime }: { field: TeaField; serverTime: number }): ReactElement {
  const { weather, sensors, readAt } = field;
  const late = lateText(readAt, serverTime);
  return (
    <View>
      <View className={styles.air}>
        {weather.temp !== '' && (
          <View className={styles.reading}>
            <Text className={styles.number}>{weather.temp}</Text>
            <Text className={styles.note}>{weather.text}</Text>
          </View>
        )}
        {sensors
          .filter(({ key }) => key !== 'temp')
          .map(({ key, label, value }) => (
            <View key={key} className={styles.reading}>
              <Text className={styles.number}>{grouped(value)}</Text>
              <Text className={styles.note}>{label}</Text>
            </View>
          ))}
      </View>
      {late && (
        <View className={styles.late}>
          <Icon name="clock" size={14} />
          <Text>{late}</Text>
        </View>
      )}
    </View>
  );
}
