/** Somebody of the team: face, name, since when, last seen, what was bought. Depth 2 is masked by the server. */
import type { ReactElement } from 'react';
import type { TeamMember } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Avatar } from '@/ui/kit/Avatar';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { isOfThisMonth, joinedText, seenText } from './labels';

interface MemberRowProps {
  member: TeamMember;
  now: number;
  /** What can be done with one of the own. */
  onPress?: () => void;
}

export function MemberRow({ member, now, onPress }: MemberRowProps): ReactElement {
  const { user, orders, amount, remark } = member;
  const seen = seenText(member.lastActiveAt, now);
  return (
    <RecordRow
      leading={<Avatar src={user.avatar} name={user.nickname} size={40} alt="" />}
      title={user.nickname}
      beside={
        seen.idle ? (
          <Tag>{seen.text}</Tag>
        ) : isOfThisMonth(member, now) ? (
          <Tag tone="gold">本月新增</Tag>
        ) : (
          <Tag tone="celadon">{user.levelName}</Tag>
        )
      }
      notes={[
        [joinedText(member, now), !seen.idle && seen.text].filter(Boolean).join('　'),
        remark && `备注 ${remark}`,
      ]}
      amount={shortYuan(amount)}
      faint={seen.idle}
      cut="title"
      haspopup="dialog"
      onPress={onPress}
    >
      <Note>{`${orders} 单`}</Note>
    </RecordRow>
  );
}
