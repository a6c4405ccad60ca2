/** A master from top to bottom: head, honours, biography, gallery, works. */
import { Text, View } from '@tarojs/components';
import type { MasterDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { Section, SectionStrip } from './Section';
import { Works } from './Works';
import styles from './MasterBody.module.scss';

export function MasterBody({ master }: { master: MasterDetail }) {
  const { card, bio, honours, gallery, bookable } = master;
  return (
    <View className={styles.body}>
      <View className={styles.head}>
        <Picture className={styles.portrait} src={card.cover} w={480} ratio={1} alt={`${card.name}的画像`} priority />
        <Stack grow>
          <Title size="display" tracked>
            {card.name}
          </Title>
          <Words size="sub" tone="soft" className={styles.title}>
            {card.title}
          </Words>
          <Note className={styles.facts}>{`${card.region} · ${figure(card.followers)} 人关注`}</Note>
          <View className={styles.tags}>
            <Tag tone={bookable ? 'celadon' : 'plain'}>{bookable ? '可预约' : '暂不接受预约'}</Tag>
          </View>
        </Stack>
      </View>
      <View className={styles.bio}>
        <Text>{bio}</Text>
      </View>
      {honours.length > 0 && (
        <Section title="经历">
          <Steps
            items={honours.map(({ key, label, value }) => ({ id: key, title: label, note: value }))}
            label="经历"
          />
        </Section>
      )}
      {gallery.length > 0 && (
        <Section title="工坊" note={`${gallery.length} 张`}>
          <SectionStrip>
            <Stack row gap={10}>
              {gallery.map((url, index) => (
                <Pressable
                  key={url}
                  className={styles.photo}
                  role="link"
                  label={`看大图，第 ${index + 1} 张`}
                  onPress={() => go('/shop/pages/imgshow', { urls: gallery, index })}
                >
                  <Picture src={url} w={480} ratio={0.667} alt="" />
                </Pressable>
              ))}
            </Stack>
          </SectionStrip>
        </Section>
      )}
      <Works master={master} />
    </View>
  );
}
