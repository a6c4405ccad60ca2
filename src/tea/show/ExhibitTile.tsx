/** An exhibit in the catalogue: picture and name, no price. */
import type { GoodsCard } from '@/contract';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Note, Title } from '@/ui/kit/Words';
import styles from './ExhibitTile.module.scss';

export const ExhibitTile = ({ goods, priority = false }: { goods: GoodsCard; priority?: boolean }) => (
  <Pressable className={styles.tile} role="link" onPress={() => go('/tea/pages/productShow', { id: goods.id })}>
    <Picture className={styles.art} src={goods.cover} w={375} ratio={1.2} alt="" priority={priority} />
    <Title size="body" className={styles.title}>
      {goods.title}
    </Title>
    <Note lines={1}>{goods.subtitle}</Note>
  </Pressable>
);
