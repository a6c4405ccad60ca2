/** A material in its line: what it is, and at its end the download, or what is needed for it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MaterialRow } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { Sign } from './Sign';
import { lockOf, needOf, shortlyOf } from './words';
import styles from './material.module.scss';

interface RowProps {
  material: MaterialRow;
  onLook: () => void;
  onGet: () => void;
}

export function Row({ material, onLook, onGet }: RowProps): ReactElement {
  const { title, kind, locked, downloadedAt } = material;
  const lockText = lockOf(material);
  const need = locked ? needOf(material) : undefined;
  return (
    <View className={styles.row}>
      <Pressable className={styles.look} onPress={onLook}>
        <Sign kind={kind} locked={locked} />
        <View className={styles.words}>
          <Words size="name" lines={2}>
            {title}
          </Words>
          <Note>{shortlyOf(material)}</Note>
          {locked && (
            <Words size="foot" tone="warn">
              {lockText}
            </Words>
          )}
          {!locked && downloadedAt !== undefined && (
            <View className={styles.had}>
              <Tag tone="celadon">已下载</Tag>
            </View>
          )}
        </View>
      </Pressable>
      {!locked && (
        <Button size="s" tone="line" label={`下载 ${title}`} onPress={onGet}>
          下载
        </Button>
      )}
      {need && canOpen(need.route) && (
        <Button size="s" tone="quiet" label={`${need.word}，${lockText}`} onPress={() => void open(need.route)}>
          {need.word}
        </Button>
      )}
    </View>
  );
}
