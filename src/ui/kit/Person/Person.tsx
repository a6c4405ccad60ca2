/** Who it is: an `Item` with a face. A row of a list of people is a `RecordRow` with one. */
import type { ReactElement } from 'react';
import { Avatar } from '../Avatar';
import { Item, type ItemProps } from '../Item';

export interface PersonProps extends Omit<ItemProps, 'title' | 'leading' | 'cut'> {
  name: string;
  /** Picture; the first character of the name without one. */
  src?: string;
  /** Side of the face in px of the design. */
  size?: number;
}

export const Person = ({ name, src, size, ...rest }: PersonProps): ReactElement => (
  <Item title={name} cut leading={<Avatar src={src} name={name} size={size} alt="" />} {...rest} />
);
