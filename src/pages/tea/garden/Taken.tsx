/** The tree has its owner: the viewer, whose certificate it is, or somebody who was quicker. Then: which free trees stand nearby. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, TeaTree } from '@/contract';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import styles from './Taken.module.scss';

interface TakenProps {
  seen: DataOf<'tea.treeView'>;
  onChoose: (tree: TeaTree) => void;
}

export const Taken = ({ seen, onChoose }: TakenProps): ReactElement => (
  <View>
    {seen.own === undefined ? (
      <Empty
        picture="search"
        title="这棵茶树刚被认养"
        text={seen.near.length > 0 ? '邻近还有树等着主人' : '去别处看看'}
        button="看整座茶园"
        tone="line"
        onPress={() => go('/pages/tea/rycs', { fieldId: seen.field.id })}
      />
    ) : (
      <Empty
        picture="favourite"
        title="这棵茶树是你的"
        text={seen.tree.plaque ? `木牌上写着「${seen.tree.plaque}」` : '木牌已经挂上'}
        button="看认养证书"
        tone="line"
        onPress={() => go('/pages/tea/success', { group: 'adopt', id: seen.own ?? '' })}
      />
    )}
    {seen.near.length > 0 && <SectionHead title="看看邻近的树" />}
    <View className={styles.rows}>
      {seen.near.map((tree) => (
        <Pressable key={tree.id} className={styles.row} role="link" onPress={() => onChoose(tree)}>
          <Thumb src={tree.image} size={56} />
          <Stack>
            <Words size="name" figures>
              {tree.code}
            </Words>
            <Note>{`${tree.age} 年${tree.variety}`}</Note>
          </Stack>
        </Pressable>
      ))}
    </View>
  </View>
);
