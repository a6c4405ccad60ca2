/** A client in the list: who, what level, when next, since when nothing; one press calls. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ClientCard } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import { CheckMark } from '@/ui/kit/Check';
import { IconButton } from '@/ui/kit/IconButton';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { amountText, nextText, silentText, STAGE_WORDS } from '../words';
import styles from './book.module.scss';

/** `chosen`: while clients are chosen to be handed on, whether this one is. */
export type BookRow = ClientCard & { chosen?: boolean };

interface ClientRowProps {
  card: BookRow;
  now: number;
  onPress: () => void;
  onCall?: (() => void) | undefined;
  onClaim?: (() => void) | undefined;
}

export function ClientRow({ card, now, onPress, onCall, onClaim }: ClientRowProps): ReactElement {
  const { name, level, stage, company, tags, mobile, owner, dealAmount, overdue, chosen } = card;
  const inPool = card.ownerId === undefined;
  return (
    <View className={styles.row}>
      <RecordRow
        className={styles.who}
        title={name}
        beside={<Tag tone={level === 'A' ? 'ink' : 'plain'}>{`${level} 级`}</Tag>}
        leading={<Avatar src={card.avatar} name={name} size={44} alt="" />}
        role={chosen === undefined ? 'link' : 'checkbox'}
        {...(chosen !== undefined && { checked: chosen })}
        notes={[
          [company, STAGE_WORDS[stage], inPool ? mobile : owner, dealAmount > 0 && amountText(dealAmount)]
            .filter(Boolean)
            .join('　'),
          tags.slice(0, 4).join('　'),
          <Stack key="when" row gap={8} wrap>
            {!inPool && (
              <Words size="note" tone={overdue ? 'danger' : 'muted'}>
                {nextText(card)}
              </Words>
            )}
            <Note>{silentText(card, now)}</Note>
          </Stack>,
        ]}
        onPress={onPress}
      >
        {chosen !== undefined && <CheckMark checked={chosen} />}
      </RecordRow>
      {chosen === undefined && onCall && <IconButton icon="phone" label={`给${name}打电话`} onPress={onCall} />}
      {chosen === undefined && onClaim && <IconButton icon="plus" label={`领取${name}`} onPress={onClaim} />}
    </View>
  );
}
