/** 茶人: eight faces, each leading to its page. */
import { View } from '@tarojs/components';
import type { MasterCard } from '@/contract';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Strip } from '@/ui/kit/Strip';
import { Note, Title } from '@/ui/kit/Words';
import styles from './magazine.module.scss';

export const Masters = ({ masters }: { masters: readonly MasterCard[] }) => (
  <Section title="茶人" note="一生做一件事的人" onMore={() => go('/tea/pages/artistList', {})}>
    <Strip>
      <View className={styles.row}>
        {masters.map(({ id, name, title, avatar }) => (
          <Pressable
            key={id}
            className={styles.face}
            role="link"
            label={`${name}，${title}`}
            onPress={() => go('/tea/pages/artistDetail', { id })}
          >
            <Picture className={styles.portrait} src={avatar} w={240} ratio={1.2} alt="" />
            <Title size="body" className={styles.name}>
              {name}
            </Title>
            <Note>{title}</Note>
          </Pressable>
        ))}
      </View>
    </Strip>
  </Section>
);
