/** The guest's side: who asks, how many come, a word for the host; the way there and into the calendar. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { InviteRow } from '@/contract';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Field } from '@/ui/kit/Field';
import { IconButton } from '@/ui/kit/IconButton';
import { Notice } from '@/ui/kit/Notice';
import { Person } from '@/ui/kit/Person';
import { Stepper } from '@/ui/kit/Stepper';
import { TextArea } from '@/ui/kit/TextArea';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { ActionBar } from '@/ui/shell/ActionBar';
import { ReasonSheet } from '../ReasonSheet';
import { purposeOf } from '../words';
import { InviteCard } from './Card';
import styles from './invite.module.scss';

const WHY = ['那天有事', '那天出差', '改天再约', '太远了'];
const MOST_PARTY = 20;
/** As the server has it (rule 31.6). */
const CHANGE_MS = 2 * 3_600_000;

const SAID: Readonly<Record<InviteRow['status'], string>> = {
  draft: '',
  sent: '',
  accepted: '你已接受，到时候见',
  declined: '你说来不了，下次再约',
  arrived: '你已到店，请坐',
  expired: '邀约已过期',
  cancelled: '邀约已撤回，稍后再约你',
};

interface GuestProps {
  row: InviteRow;
  token: string;
  onAnswer: (row: InviteRow) => void;
}

export const Guest = observer(function Guest({ row, token, onAnswer }: GuestProps): ReactElement {
  const { clock } = useStores();
  const { by, room, status } = row;
  const isOpen = row.answerUntil !== undefined && row.answerUntil > clock.now();
  return (
    <>
      {SAID[status] !== '' && (
        <Notice tone={status === 'accepted' || status === 'arrived' ? 'info' : 'plain'}>{SAID[status]}</Notice>
      )}
      <InviteCard
        {...row}
        host={by.name}
        room={room && { name: room.name, image: room.images[0] }}
        activity={row.activity?.title}
      />
      <Card place="next" pad="all">
        <Person name={by.name} src={by.avatar} size={48} notes={[`${by.title}　${by.storeName}`]}>
          <IconButton icon="phone" label={`给${by.name}打电话`} onPress={() => void platform.phone.dial(row.tel)} />
        </Person>
      </Card>
      {isOpen && <Answer row={row} token={token} onAnswer={onAnswer} />}
      <Ways row={row} />
    </>
  );
});

/** How many come and a word for the host, with the two answers in the bar below. */
function Answer({ row, token, onAnswer }: GuestProps): ReactElement {
  const { feedback } = useStores();
  const [party, setParty] = useState(row.party);
  const [note, setNote] = useState(row.status === 'accepted' ? row.answer : '');
  const [declining, setDeclining] = useState(false);
  const accept = useAction(async () => {
    onAnswer(await call('customer.inviteSave', { action: 'accept', token, party, note: note.trim() }));
    feedback.toast('已接受，主人会收到通知');
  });
  const until = listTime(row.at - CHANGE_MS);
  return (
    <>
      <Card place="next">
        <Field
          label="来几位"
          trailing={<Stepper label="来几位" value={party} min={1} max={MOST_PARTY} onChange={setParty} />}
        />
        <TextArea label="捎句话" value={note} maxLength={200} placeholder="比如想尝什么" onInput={setNote} />
        <Note block className={styles.until}>
          {row.status === 'sent' ? `答复后还能改一次，最晚到 ${until}。` : `还能改一次，最晚到 ${until}。`}
        </Note>
      </Card>
      <ActionBar>
        {row.status !== 'declined' && (
          <Button grow size="l" tone="line" onPress={() => setDeclining(true)}>
            去不了
          </Button>
        )}
        <Button grow size="l" busy={accept.pending && '接受中'} onPress={() => void accept.run()}>
          {row.status === 'accepted' ? '改好，照样来' : '接受'}
        </Button>
      </ActionBar>
      <ReasonSheet
        open={declining}
        title="来不了"
        label="原因"
        act="婉拒邀约"
        phrases={WHY}
        said="已告诉主人"
        work={async (text) => onAnswer(await call('customer.inviteSave', { action: 'decline', token, note: text }))}
        onClose={() => setDeclining(false)}
        onDone={() => setDeclining(false)}
      />
    </>
  );
}

/** The way there, and into the calendar. */
function Ways({ row }: { row: InviteRow }): ReactElement {
  const { store, by, purpose, note, at, minutes, calendar } = row;
  const keep = useAction(() =>
    platform.calendar.add({
      title: `${by.name}请你${purposeOf(purpose).title}`,
      note,
      place: `${store.name} ${store.address}`,
      startAt: at,
      endAt: at + minutes * 60_000,
      file: calendar,
    }),
  );
  return (
    <View className={styles.tools}>
      <Button
        tone="quiet"
        icon="visit"
        onPress={() => void go('/open-location', { ...store.geo, name: store.name, address: store.address })}
      >
        导航
      </Button>
      <Button tone="quiet" icon="calendar" onPress={() => void keep.run()}>
        加入日历
      </Button>
    </View>
  );
}
