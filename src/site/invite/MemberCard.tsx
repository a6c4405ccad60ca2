/** Who it is: face, name, level and number. */
import type { UserBrief } from '@/contract';
import { Person } from '@/ui/kit/Person';
import styles from './invite.module.scss';

export const MemberCard = ({ user }: { user: Omit<UserBrief, 'id'> }) => (
  <Person
    className={styles.person}
    src={user.avatar}
    name={user.nickname}
    size={52}
    step="title"
    medium
    notes={[`${user.levelName} · 会员号 ${user.no}`]}
  />
);
