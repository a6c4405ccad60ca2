/** The tree that is adopted: how it stands there, and what it is. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { go } from '@/core/routes';
import { Figures } from '@/ui/kit/Figures';
import { Picture } from '@/ui/kit/Picture';
import { Tag } from '@/ui/kit/Tag';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { TREE_WORDS } from './labels';
import styles from './TreeHead.module.scss';

/** A tree's place in words: from the left and from above. */
function placeText(x: number, y: number): string {
  const level = y < 340 ? '上坡' : y < 670 ? '中坡' : '下坡';
  return `${level}，${x < 340 ? '靠西' : x < 670 ? '居中' : '靠东'}`;
}

export function TreeHead({ seen }: { seen: DataOf<'tea.treeView'> }): ReactElement {
  const { tree, field, scene, height, pending } = seen;
  const word = pending ? { text: '为你保留', tone: 'warn' as const } : TREE_WORDS[tree.state];
  const facts = [
    { label: '树龄', value: `${tree.age} 年` },
    { label: '品种', value: tree.variety },
    { label: '树高', value: `${(height / 100).toFixed(1)} m` },
    { label: '海拔', value: `${field.altitude} m` },
  ];
  return (
    <View>
      <View className={styles.scene}>
        <Picture fill src={scene} w={1170} alt="" priority />
      </View>
      <View className={styles.card}>
        <Stack row align="center" justify="between">
          <Text className={styles.code}>{tree.code}</Text>
          <Tag tone={word.tone}>{word.text}</Tag>
        </Stack>
        <Pressable
          className={styles.place}
          role="link"
          onPress={() => go('/pages/tea/rycs', { fieldId: field.id, treeId: tree.id })}
        >
          <Text>{`${field.name}，${placeText(tree.x, tree.y)}`}</Text>
        </Pressable>
        <Figures className={styles.facts} size="name" layout="start" labelFirst rows={facts} />
      </View>
    </View>
  );
}
