/** A chapter of the brand's story: its words, years as a timeline, and what is live in it once it comes near the screen. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { Section } from '@/core/lib/sections';
import { RichText } from '@/ui/kit/RichText';
import { Slot } from '@/ui/kit/Slot';
import { Steps } from '@/ui/kit/Steps';
import { Title } from '@/ui/kit/Words';
import { Coming } from '@/ui/shell';
import { liveOf } from './Live';
import { timelineOf } from './timeline';
import styles from './brand.module.scss';

export function Chapter({ id, title, html }: Section): ReactElement {
  const [near, setNear] = useState(false);
  const Live = liveOf(title);
  const { text, steps } = timelineOf(html);
  return (
    <View id={id} className={styles.chapter}>
      <Title size="head" tracked block role="heading" aria-level={2}>
        {title}
      </Title>
      {text.trim() !== '' && <RichText html={text} />}
      {steps.length > 0 && <Steps history items={steps} label={title} />}
      {Live && (
        <>
          <Coming then={() => setNear(true)} reach={200} />
          <Slot>{near && <Live />}</Slot>
        </>
      )}
    </View>
  );
}
