/** What can be done with a client, one press each; what has no page yet is left out. */
import type { ReactElement } from 'react';
import type { ClientDetail } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import type { IconName } from '@/ui/kit/Icon';
import { Tool } from '@/ui/kit/Tool';
import styles from './detail.module.scss';

const actsOf = (id: string): { text: string; icon: IconName; route: string }[] => [
  { text: '发邀约', icon: 'ticket', route: `/maintenance/pages/myinvitsave?clientId=${id}` },
  { text: '来访', icon: 'store', route: `/maintenance/pages/comeVisitPlan?clientId=${id}` },
  { text: '拜访', icon: 'visit', route: `/maintenance/pages/visitPlan?clientId=${id}` },
  { text: '报价', icon: 'quote', route: `/client/pages/addQuote?clientId=${id}` },
];

interface ActsProps {
  client: ClientDetail;
  onCall: () => void;
  /** Only a client who is a member has messages. */
  onTell: () => void;
}

export function Acts({ client, onCall, onTell }: ActsProps): ReactElement {
  return (
    <Card place="next" className={styles.acts}>
      <Tool className={styles.act} icon="phone" text="电话" onPress={onCall} />
      {client.member && <Tool className={styles.act} icon="comment" text="发消息" onPress={onTell} />}
      {actsOf(client.card.id)
        .filter(({ route }) => canOpen(route))
        .map(({ text, icon, route }) => (
          <Tool key={text} className={styles.act} icon={icon} text={text} onPress={() => void open(route)} />
        ))}
    </Card>
  );
}
