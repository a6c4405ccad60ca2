/** In whose name the device is let in. */
import type { ReactElement } from 'react';
import { Person } from '@/ui/kit/Person';
import { Note } from '@/ui/kit/Words';
import styles from './login.module.scss';

interface MeProps {
  /** 登录为. */
  label: string;
  name: string;
  avatar: string;
  /** Under the name: the masked mobile, the title. */
  note: string;
}

export const Me = ({ label, name, avatar, note }: MeProps): ReactElement => (
  <Person className={styles.me} src={avatar} name={name} size={44} step="body" notes={[note]}>
    <Note>{label}</Note>
  </Person>
);
