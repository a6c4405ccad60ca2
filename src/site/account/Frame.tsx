/** The page of a login form: brand mark (or the face of who invites), one serif sentence, the fields on a card, what else can be done below. */
import type { PropsWithChildren, ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Brand } from '@/ui/kit/Brand';
import { Card } from '@/ui/kit/Card';
import { Title, Words } from '@/ui/kit/Words';
import styles from './Frame.module.scss';

type FrameProps = PropsWithChildren<{ title: string; note?: ReactNode; face?: ReactNode }>;

export function Frame({ title, note, face, children }: FrameProps): ReactElement {
  return (
    <View className={styles.frame}>
      {face ?? <Brand className={styles.mark} kind="mark" tone="ink" height={48} />}
      <Title size="display" tracked className={styles.title} role="heading" aria-level={2}>
        {title}
      </Title>
      {note && (
        <Words size="sub" tone="soft" className={styles.note}>
          {note}
        </Words>
      )}
      {children}
    </View>
  );
}

export const FieldCard = ({ children }: PropsWithChildren): ReactElement => (
  <Card clip className={styles.card}>
    {children}
  </Card>
);
export const Ways = ({ children }: PropsWithChildren): ReactElement => <View className={styles.ways}>{children}</View>;
export const Doing = ({ children }: PropsWithChildren): ReactElement => (
  <View className={styles.doing}>{children}</View>
);
