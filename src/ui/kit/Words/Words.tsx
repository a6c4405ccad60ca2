/** Words in a step of type and a tone. What a text is like is said here, where it stands by the class of whoever places it. */
import type { ReactElement, ReactNode } from 'react';
import { Text, type TextProps } from '@tarojs/components';
import { classes } from '../classes';
import './words.scss';

export interface WordsProps extends TextProps {
  children: ReactNode;
  /** Size and line height together; name: that of a row, set closer than a text; sum: the one figure of a head; note: with its tone, see `Note`. */
  size: 'caption' | 'foot' | 'note' | 'sub' | 'value' | 'name' | 'body' | 'title' | 'head' | 'display' | 'hero' | 'sum';
  /** The colour around it unless given. */
  tone?: 'soft' | 'muted' | 'accent' | 'celadon' | 'gold' | 'warn' | 'danger' | 'inverse';
  medium?: boolean;
  serif?: boolean;
  /** Set wider, as the titles of sections are. */
  tracked?: boolean;
  /** All digits equally wide. */
  figures?: boolean;
  /** What does not fit is cut with three dots. */
  lines?: 1 | 2;
  /** A line of its own where no row or column makes it one. */
  block?: boolean;
}

export function Words(props: WordsProps): ReactElement {
  const { children, size, tone, medium, serif, tracked, figures, lines, block, className, ...rest } = props;
  const looks = classes(
    `w-${size}`,
    tone && `w-${tone}`,
    medium && 'w-medium',
    serif && 'w-serif',
    tracked && 'w-tracked',
    figures && 'w-figures',
    block && 'w-block',
    lines && `w-lines-${lines}`,
    className,
  );
  return (
    <Text className={looks} {...rest}>
      {children}
    </Text>
  );
}

/** What is said small and muted beside something: when, how many, why not. */
export const Note = (props: Omit<WordsProps, 'size' | 'tone'>): ReactElement => <Words size="note" {...props} />;

/** The name of a part of a page. */
export const Title = ({
  size = 'title',
  ...rest
}: Partial<WordsProps> & Pick<WordsProps, 'children'>): ReactElement => <Words size={size} serif {...rest} />;
