/** Photographs of members in a grid; a press shows one large. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import styles from './Photos.module.scss';

interface PhotosProps {
  urls: readonly string[];
  /** What they are: 凭证, 评价图片. */
  what: string;
  columns?: number;
  /** Photos that do not fit are seen in the viewer. */
  most?: number;
  /** Of which goods they are reviews: the viewer then knows more of them. */
  goodsId?: string;
}

export function Photos({ urls, what, columns = 4, most = urls.length, goodsId }: PhotosProps): ReactElement | null {
  if (urls.length === 0) return null;
  const of = goodsId === undefined ? {} : { goodsId, kind: 'reviews' as const };
  return (
    <View className={styles.photos} style={vars({ columns })}>
      {urls.slice(0, most).map((url, index) => (
        <Pressable
          key={url}
          className={styles.photo}
          label={`查看${what} ${index + 1}`}
          onPress={() => go('/shop/pages/imgshow', { ...of, urls: [...urls], index })}
        >
          <Picture src={url} w={240} ratio={1} alt="" />
        </Pressable>
      ))}
    </View>
  );
}
