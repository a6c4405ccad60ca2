import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AssetView } from '@/contract';
import { AssetPicture } from '@/domain/asset/AssetPicture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { placeText, STATUS } from './words';
import styles from './details.module.scss';

/** A piece in a list. */
export function AssetRow({ asset, onPress }: { asset: AssetView; onPress: () => unknown }): ReactElement {
  const [word, tone] = STATUS[asset.status];
  return (
    <Pressable className={styles.row} role="link" onPress={onPress}>
      <AssetPicture photo={asset.photo} category={asset.category} />
      <View className={styles.words}>
        <Words size="body">{`${asset.name} ${asset.code}`}</Words>
        <Note>{placeText(asset)}</Note>
      </View>
      <Tag tone={tone}>{word}</Tag>
    </Pressable>
  );
}
