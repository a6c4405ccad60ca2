/** The brand's story: cover and lead, a jump to each chapter, the chapters. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PageContent } from '@/contract';
import type { LongText } from '@/core/lib/sections';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Picture } from '@/ui/kit/Picture';
import { RichText } from '@/ui/kit/RichText';
import { Title } from '@/ui/kit/Words';
import { scrollToPart } from '@/ui/shell';
import { Chapter } from './Chapter';
import styles from './brand.module.scss';

export function Story({ page: { cover, title }, text }: { page: PageContent; text: LongText }): ReactElement {
  const { lead, sections } = text;
  return (
    <View className={styles.story}>
      {cover && <Picture src={cover} w={750} ratio={0.6} alt="" priority />}
      <View className={styles.lead}>
        <Title size="display" tracked block role="heading" aria-level={1}>
          {title}
        </Title>
        {lead.trim() !== '' && <RichText html={lead} />}
      </View>
      {sections.length > 1 && (
        <View className={styles.contents}>
          <ChipGroup label="章节">
            {sections.map(({ id, title: heading }) => (
              <Chip key={id} onPress={() => scrollToPart(id)}>
                {heading}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      )}
      {sections.map((section) => (
        <Chapter key={section.id} {...section} />
      ))}
    </View>
  );
}
